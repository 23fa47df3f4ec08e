import { users } from '@gerbang/contract/people/users.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { takeHashingPlace } from '../auth/passwords.ts'
import type { Viewers } from '../auth/viewers.ts'
import { givePasswords } from './give-passwords.ts'

export function firstPasswordRoutes(mount: Mount, means: Platform & { viewers: Viewers }): void {
  mount(users.givePasswords, async ({ act, body }) => {
    using _ = takeHashingPlace()
    const data = await givePasswords(means, body, act)
    await means.viewers.hearEnds()
    return { message: `${data.length} kata sandi dibuat`, data }
  })
}
