import type { Mastery } from '@gerbang/contract/learning/practices.ts'
import { CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react'
import { joinClasses } from '../../../ui/join-classes.ts'

const marks: Record<Mastery, { icon: LucideIcon; color: string }> = {
  unknown: { icon: CircleDashed, color: 'text-muted' },
  growing: { icon: CircleDot, color: 'text-brand' },
  steady: { icon: CircleCheck, color: 'text-brand' },
}

/** The shape carries the meaning, words beside it tell it; never red. */
export function MasteryMark({ state }: { state: Mastery }) {
  const { icon: Icon, color } = marks[state]
  return <Icon aria-hidden size={18} strokeWidth={2} className={joinClasses('shrink-0', color)} />
}
