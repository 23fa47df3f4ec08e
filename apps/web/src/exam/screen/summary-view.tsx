import ArrowLeft from 'icon:arrow-left'
import Circle from 'icon:circle'
import CircleCheck from 'icon:circle-check'
import CloudOff from 'icon:cloud-off'
import Flag from 'icon:flag'
import type { Icon } from '../../draw-icon.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isUnsent } from '../answers.ts'
import { JumpLinks } from './jump-links.tsx'
import { listPlaces, type PaletteStatus } from './palette-status.ts'
import { SubmittingView } from './submitting-view.tsx'
import { texts } from './texts.ts'
import { useExam, useExamPlace } from '../use-exam.ts'
import type { PaperItem } from './use-shortcuts.ts'

const words = texts.summary

/** The last look before submitting: what is empty, in doubt, or not on the server yet. */
export function SummaryView({ items, statuses, onGo, onBack }: SummaryViewProps) {
  const { exam, state } = useExam()
  const { frameAnswer } = useExamPlace()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (state.closing !== 'no') return <SubmittingView />

  const empty = listPlaces(statuses, 'empty', 'doubt_empty')
  const doubt = listPlaces(statuses, 'doubt', 'doubt_empty')
  const unsent = items.flatMap(({ question }, index) => {
    const row = state.rows.get(question.id)
    return row && isUnsent(row) ? [index] : []
  })
  const isComplete = empty.length + doubt.length + unsent.length === 0
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-6 lg:py-10">
      <div className="mx-auto max-w-2xl">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {words.title}
        </h2>
        {/* Where each answer is told at once nothing is at stake. */}
        {!frameAnswer && <p className="mt-2 text-md text-muted">{words.intro}</p>}
        {isComplete ? (
          <div className="mt-6">
            <Notice tone="ok">{words.complete}</Notice>
          </div>
        ) : (
          <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
            <SummaryRow icon={Circle} label={words.empty} indices={empty} onGo={onGo} />
            <SummaryRow icon={Flag} label={words.doubt} indices={doubt} onGo={onGo} />
            <SummaryRow
              icon={CloudOff}
              label={words.unsent}
              note={texts.save.unsentNote}
              indices={unsent}
              onGo={onGo}
            />
          </ul>
        )}
        <div className="mt-6 grid gap-2 sm:grid-cols-2">
          <Button variant="secondary" size="large" onClick={onBack}>
            <ArrowLeft aria-hidden size={18} strokeWidth={2} />
            {words.back}
          </Button>
          <Button
            size="large"
            className="max-sm:row-start-1"
            disabled={state.hold !== null}
            onClick={() => void exam.submit()}
          >
            {words.submit}
          </Button>
        </div>
      </div>
    </div>
  )
}

function SummaryRow({ icon: Icon, label, note, indices, onGo }: SummaryRowProps) {
  const Shown = indices.length === 0 ? CircleCheck : Icon
  return (
    <li className="p-4">
      <div className="flex items-center gap-3">
        <Shown
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className={indices.length === 0 ? 'text-ok' : 'text-ink'}
        />
        <span className="flex-1 text-md font-semibold">{label}</span>
        <span className={indices.length === 0 ? 'text-md text-muted' : 'text-lg font-bold'}>
          {indices.length === 0 ? words.none : indices.length}
        </span>
      </div>
      {indices.length > 0 && (
        <div className="mt-1 ml-8">
          {note && <p className="text-sm text-muted">{note}</p>}
          <JumpLinks indices={indices} onGo={onGo} />
        </div>
      )}
    </li>
  )
}

interface SummaryRowProps {
  icon: Icon
  label: string
  note?: string
  indices: number[]
  onGo: (index: number) => void
}

interface SummaryViewProps {
  items: PaperItem[]
  statuses: PaletteStatus[]
  onGo: (index: number) => void
  onBack: () => void
}
