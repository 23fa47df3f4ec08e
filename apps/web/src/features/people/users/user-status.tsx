import type { UserCard } from '@gerbang/contract/people/users.ts'
import { Chip } from '../../../ui/chip.tsx'
import { texts } from './texts.ts'

const tones = { active: 'neutral', invited: 'brand', disabled: 'bad' } as const

/** Active is the normal state, and stays quiet. */
export function UserStatus({ user: { status, anonymised_at } }: { user: UserCard }) {
  if (anonymised_at !== null) return <Chip>{texts.forgotten}</Chip>
  return <Chip tone={tones[status]}>{texts.statuses[status]}</Chip>
}
