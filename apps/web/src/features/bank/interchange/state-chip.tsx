import Ban from 'icon:ban'
import CircleCheck from 'icon:circle-check'
import CircleX from 'icon:circle-x'
import Flag from 'icon:flag'
import { createStateChip } from '../../../ui/state-chip.tsx'
import { texts } from './texts.ts'

export const StateChip = createStateChip(texts.states, {
  ready: { tone: 'ok', icon: CircleCheck },
  check: { tone: 'doubt', icon: Flag },
  no_key: { tone: 'bad', icon: CircleX },
  faulty: { tone: 'bad', icon: CircleX },
  skipped: Ban,
})
