import type { Icon } from '../draw-icon.ts'
import { Chip, type Tone } from './chip.tsx'

type Look = { tone: Tone; icon?: Icon }

/** The chip of a noun that is in one of some states. Words or looks that lack a state do not compile. */
export function createStateChip<State extends string>(
  words: Readonly<Record<NoInfer<State>, string>>,
  looks: Readonly<Record<State, Tone | Look>>,
) {
  return function StateChip({ state }: { state: State }) {
    const look = looks[state]
    return <Chip {...(typeof look === 'string' ? { tone: look } : look)}>{words[state]}</Chip>
  }
}
