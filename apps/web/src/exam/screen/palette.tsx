import Check from 'icon:check'
import Flag from 'icon:flag'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import type { PaletteStatus } from './palette-status.ts'
import { texts } from './texts.ts'

const looks: Record<PaletteStatus, { box: string; icon: typeof Check | null }> = {
  answered: { box: 'border-brand bg-brand text-on-brand', icon: Check },
  doubt: { box: 'border-doubt-line bg-doubt text-on-doubt', icon: Flag },
  doubt_empty: { box: 'border-dashed border-line-strong bg-doubt-soft', icon: Flag },
  empty: { box: 'border-line-strong bg-surface', icon: null },
}
const legend = ['answered', 'doubt', 'doubt_empty', 'empty'] as const

/** The state of each question by shape, icon and colour, never by colour alone. */
export function Palette({ statuses, current, onGo, onFinish }: PaletteProps) {
  return (
    <nav
      aria-label={texts.palette.title}
      className="rounded-card border border-line bg-surface p-4 shadow-card"
    >
      <PaletteGrid statuses={statuses} current={current} onGo={onGo} />
      <PaletteLegend />
      <Button variant="secondary" className="mt-4 w-full" onClick={onFinish}>
        {texts.bar.finish}
      </Button>
    </nav>
  )
}

export function PaletteGrid({ statuses, current, onGo }: Omit<PaletteProps, 'onFinish'>) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
      {statuses.map((status, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place is what the cell stands for
        <li key={index}>
          <button
            type="button"
            aria-label={texts.palette.cell(index + 1, texts.palette.statuses[status])}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onGo(index)}
            className={joinClasses(
              'relative grid h-11 w-full place-items-center rounded-chip border text-md font-semibold',
              'aria-[current]:outline-3 aria-[current]:outline-offset-2 aria-[current]:outline-ink',
              looks[status].box,
            )}
          >
            {index + 1}
            <StatusMark status={status} className="absolute top-1 right-1" />
          </button>
        </li>
      ))}
    </ol>
  )
}

export function PaletteLegend() {
  return (
    <ul className="mt-4 grid gap-2 text-sm text-muted">
      {legend.map(status => (
        <li key={status} className="flex items-center gap-2.5">
          <span
            aria-hidden
            className={joinClasses('grid size-5 place-items-center rounded-[5px] border', looks[status].box)}
          >
            <StatusMark status={status} />
          </span>
          {texts.palette.statuses[status]}
        </li>
      ))}
    </ul>
  )
}

function StatusMark({ status, className }: { status: PaletteStatus; className?: string }) {
  const Icon = looks[status].icon
  return Icon && <Icon aria-hidden size={11} strokeWidth={2.5} className={className} />
}

export interface PaletteProps {
  statuses: PaletteStatus[]
  /** Counts from 0; -1 while none is shown. */
  current: number
  onGo: (index: number) => void
  onFinish: () => void
}
