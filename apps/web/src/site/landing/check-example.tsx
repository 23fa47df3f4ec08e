import Check from 'icon:check'
import KeyRound from 'icon:key-round'
import { BarWithMark } from '../../ui/chart/bar-with-mark.tsx'
import { Chip } from '../../ui/chip.tsx'
import { texts } from '../texts.ts'

const words = texts.benefits.check

/** How many of the best and of the weakest quarter chose each option, in per cent: C is the key, and the best chose B. */
const choices = [
  ['A', 4, 19],
  ['B', 78, 22],
  ['C', 11, 24],
  ['D', 5, 18],
  ['E', 2, 17],
] as const

export function CheckExample() {
  return (
    <figure className="min-w-0 rounded-card border border-line bg-page p-5 sm:p-6">
      <figcaption className="text-sm text-muted">{words.caption}</figcaption>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <strong>{words.item}</strong>
        <Chip tone="bad" icon={KeyRound}>
          {words.flag}
        </Chip>
      </p>
      <ul className="mt-5 grid gap-3.5">
        {choices.map(([letter, best, weakest]) => (
          <li key={letter} className="grid grid-cols-[1.25rem_1fr_2.75rem] items-center gap-x-3 text-sm">
            <strong aria-hidden>{letter}</strong>
            <BarWithMark value={best} mark={weakest} max={100} label={words.choice(letter, best, weakest)} />
            <span aria-hidden className="text-right font-semibold">
              {best}%
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-muted">{words.legend}</p>
      <ol className="mt-5 grid gap-2.5 border-t border-line pt-5 text-md">
        {words.steps.map(step => (
          <li key={step} className="flex items-start gap-2.5">
            <Check aria-hidden size={18} strokeWidth={2.5} className="mt-0.5 shrink-0 text-ok" />
            {step}
          </li>
        ))}
      </ol>
    </figure>
  )
}
