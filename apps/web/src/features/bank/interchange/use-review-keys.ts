import { isTyping, readKey } from '../../../question/keys.ts'
import { useKeyDown } from '../../../ui/use-key-down.ts'

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
  useKeyDown(event => {
    if (!keys.isOn || isTyping(event.target)) return
    if (document.querySelector('[role="dialog"]') !== null) return
    const option = readKey(event)
    if (option?.kind === 'option') return () => keys.choose(option.position)
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    if (event.key === 'Enter') return isPressable(event.target) ? undefined : keys.accept
    return { j: keys.next, k: keys.previous, u: keys.edit, x: keys.skip }[event.key.toLowerCase()]
  })
}
