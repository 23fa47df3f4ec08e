import Ban from 'icon:ban'
import CircleCheck from 'icon:circle-check'
import CircleDashed from 'icon:circle-dashed'
import Hourglass from 'icon:hourglass'
import LoaderCircle from 'icon:loader-circle'
import Replace from 'icon:replace'
import TriangleAlert from 'icon:triangle-alert'
import { createStateChip } from '../../../ui/state-chip.tsx'
import { texts } from './texts.ts'

export const RunChip = createStateChip(texts.status, {
  queued: Hourglass,
  running: { tone: 'brand', icon: LoaderCircle },
  done: { tone: 'doubt', icon: CircleDashed },
  failed: { tone: 'bad', icon: TriangleAlert },
  cancelled: Ban,
  published: { tone: 'ok', icon: CircleCheck },
  superseded: Replace,
})
