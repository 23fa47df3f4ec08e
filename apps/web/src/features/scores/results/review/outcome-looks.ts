import type { Outcome } from '@gerbang/contract/scores/results.ts'
import Check from 'icon:check'
import CircleSlash2 from 'icon:circle-slash-2'
import Hourglass from 'icon:hourglass'
import Minus from 'icon:minus'
import X from 'icon:x'
import type { Icon } from '../../../../draw-icon.ts'

/** Every outcome has its own sign; the colour only repeats it. */
export const outcomeLooks: Record<Outcome, { icon: Icon; cell: string; chip: string }> = {
  correct: { icon: Check, cell: 'border-ok bg-ok-soft text-ok', chip: 'bg-ok-soft text-ok' },
  partial: { icon: CircleSlash2, cell: 'border-doubt-line bg-doubt-soft', chip: 'bg-doubt-soft text-ink' },
  wrong: { icon: X, cell: 'border-bad bg-bad-soft text-bad', chip: 'bg-bad-soft text-bad' },
  blank: { icon: Minus, cell: 'border-dashed border-line-strong text-muted', chip: 'bg-sunken text-muted' },
  unmarked: {
    icon: Hourglass,
    cell: 'border-brand bg-brand-soft text-brand',
    chip: 'bg-brand-soft text-brand',
  },
}
