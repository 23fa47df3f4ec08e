import type { Mastery } from '@gerbang/contract/learning/practices.ts'
import CircleCheck from 'icon:circle-check'
import CircleDashed from 'icon:circle-dashed'
import CircleDot from 'icon:circle-dot'
import type { Icon } from '../../../draw-icon.ts'
import { joinClasses } from '../../../ui/join-classes.ts'

const marks: Record<Mastery, { icon: Icon; color: string }> = {
  unknown: { icon: CircleDashed, color: 'text-muted' },
  growing: { icon: CircleDot, color: 'text-brand' },
  steady: { icon: CircleCheck, color: 'text-brand' },
}

/** The shape carries the meaning, words beside it tell it; never red. */
export function MasteryMark({ state }: { state: Mastery }) {
  const { icon: Icon, color } = marks[state]
  return <Icon aria-hidden size={18} strokeWidth={2} className={joinClasses('shrink-0', color)} />
}
