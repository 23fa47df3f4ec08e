import type { Icon } from '../draw-icon.ts'
import { Chip, type Tone } from './chip.tsx'

type Look = { tone: Tone; icon?: Icon }

/**
 * The chip of a noun that is in one of some states. A state that only has an icon is neutral. Words or looks that lack a state
 * do not compile.
 */
export function createStateChip<State extends string>(
  words: Readonly<Record<NoInfer<State>, string>>,
  looks: Readonly<Record<State, Tone | Icon | Look>>,
) {
  return function StateChip({ state }: { state: State }) {
    return <Chip {...describeLook(looks[state])}>{words[state]}</Chip>
  }
}

function describeLook(look: Tone | Icon | Look): Look {
  if (typeof look === 'string') return { tone: look }
  return typeof look === 'function' ? { tone: 'neutral', icon: look } : look
}
