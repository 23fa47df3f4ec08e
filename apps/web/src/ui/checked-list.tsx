import Check from 'icon:check'
import { joinClasses } from './join-classes.ts'

/** What holds or is to be kept to, a tick before each. */
export function CheckedList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={joinClasses('grid', className)}>
      {items.map(item => (
        <li key={item} className="flex gap-2.5 text-md">
          <Check aria-hidden size={18} strokeWidth={2} className="mt-0.5 shrink-0 text-ok" />
          {item}
        </li>
      ))}
    </ul>
  )
}
