import { Chip } from '../../../ui/chip.tsx'
import { texts } from './texts.ts'
import { statusLooks, type TryoutStatus } from './tryout-status.ts'

export function StatusChip({ status }: { status: TryoutStatus }) {
  return <Chip {...statusLooks[status]}>{texts.status[status]}</Chip>
}
