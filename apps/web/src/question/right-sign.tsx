import Check from 'icon:check'
import X from 'icon:x'
import { joinClasses } from '../ui/join-classes.ts'

/** A tick or a cross; the colour only repeats it. */
export function RightSign({ isRight }: { isRight: boolean }) {
  const Icon = isRight ? Check : X
  return (
    <Icon
      aria-hidden
      size={18}
      strokeWidth={2.5}
      className={joinClasses('shrink-0', isRight ? 'text-ok' : 'text-bad')}
    />
  )
}
