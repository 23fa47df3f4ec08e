import { useEffect } from 'react'
import { isTyping, readKey } from '../../../question/keys.ts'

interface ReviewKeys {
  isOn: boolean
  choose: (place: number) => void
  accept: () => void
  next: () => void
  previous: () => void
  edit: () => void
  skip: () => void
}

/** Enter on a button or a link is its own. */
const isPressable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, summary') !== null

/** Single keys for whoever goes through a long document; they belong to a text that is being typed. */
export function useReviewKeys(keys: ReviewKeys) {
  useEffect(() => {
    const acts: Record<string, () => void> = {
      j: keys.next,
      k: keys.previous,
      u: keys.edit,
      x: keys.skip,
    }
    const press = (event: KeyboardEvent) => {
      if (!keys.isOn || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]') !== null) return
      const isEnter = event.key === 'Enter' && !isPressable(event.target)
      const option = readKey(event)
      const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.repeat
      const act =
        option?.kind === 'option'
          ? () => keys.choose(option.position)
          : isPlain
            ? isEnter
              ? keys.accept
              : acts[event.key.toLowerCase()]
            : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [keys])
}
