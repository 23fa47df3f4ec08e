import type { ListState } from '@gerbang/contract/people/student-lists.ts'
import Check from 'icon:check'
import CircleX from 'icon:circle-x'
import Flag from 'icon:flag'
import Minus from 'icon:minus'
import type { Icon } from '../../../draw-icon.ts'

const marks: Record<ListState, { icon: Icon; look: string }> = {
  fault: { icon: CircleX, look: 'text-bad' },
  look: { icon: Flag, look: 'text-ink' },
  ready: { icon: Check, look: 'text-ok' },
  left: { icon: Minus, look: 'text-muted' },
}

/** What is said of a row, with the mark of its state. */
export function Mark({ state, id, children }: { state: ListState; id?: string; children: string }) {
  const { icon: Icon, look } = marks[state]
  return (
    <p id={id} className="flex items-start gap-2 text-sm">
      <Icon aria-hidden size={16} strokeWidth={2} className={`mt-0.5 shrink-0 ${look}`} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
