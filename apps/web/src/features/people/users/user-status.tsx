import type { UserCard } from '@gerbang/contract/people/users.ts'
import { Chip } from '../../../ui/chip.tsx'
import { createStateChip } from '../../../ui/state-chip.tsx'
import { texts } from './texts.ts'

const StatusChip = createStateChip(texts.statuses, { active: 'neutral', invited: 'brand', disabled: 'bad' })

/** Active is the normal state, and stays quiet. */
export function UserStatus({ user: { status, anonymised_at } }: { user: UserCard }) {
  if (anonymised_at !== null) return <Chip>{texts.forgotten}</Chip>
  return <StatusChip state={status} />
}
