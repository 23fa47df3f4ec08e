import { useKeyDown } from '../ui/use-key-down.ts'
import { texts } from './draft-texts.ts'
import { readLetter } from './paper-items.ts'

/** The letter of an option, filled where it is the key. */
export function KeyLetter({ kind, group, at, isRight, onToggle }: KeyLetterProps) {
  const letter = readLetter(at)
  return (
    <label className="relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-control border border-line-strong bg-surface text-md font-bold has-checked:border-ok has-checked:bg-ok has-checked:text-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        type={kind}
        name={group}
        checked={isRight}
        onChange={onToggle}
        aria-label={texts.isKey(texts.option(letter))}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span aria-hidden>{letter}</span>
    </label>
  )
}

interface KeyLetterProps {
  kind: 'radio' | 'checkbox'
  group: string
  at: number
  isRight: boolean
  onToggle: () => void
}

/** Alt and a letter mark the key wherever the cursor is. */
export function useKeyLetters(parts: readonly { id: string }[], onToggle: (id: string) => void) {
  useKeyDown(({ altKey, ctrlKey, metaKey, code }) => {
    if (!altKey || ctrlKey || metaKey || !/^Key[A-H]$/.test(code)) return
    const part = parts[code.charCodeAt(3) - 65]
    return part && (() => onToggle(part.id))
  })
}
