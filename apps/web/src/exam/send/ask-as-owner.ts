import { auth } from '@gerbang/contract/people/auth.ts'
import type { Call } from '@gerbang/contract/call.ts'
import { ApiError } from '../../api-error.ts'
import { type Input, type Options, send } from '../../api/send.ts'
import { readUserId } from '../../api/token.ts'

export const saveTimeoutMs = 10_000
export const startTimeoutMs = 20_000
export const paperTimeoutMs = 60_000

/**
 * Sends calls of one sitting. `readOwner` names the student whose it is, once that is known: somebody else may have
 * signed in meanwhile, in another tab, and nothing is asked or sent in their name.
 */
export function askAsOwner(readOwner: () => string | null) {
  async function ask<C extends Call>(call: C, input: Input<C> & Options) {
    const owner = readOwner()
    if (owner !== null && owner !== readUserId())
      throw new ApiError('Masuk lagi untuk melanjutkan.', { status: 401, code: 'unauthorized' })
    return (await send(call, input)).data
  }
  const findUserId = async () => (await ask(auth.me, { timeoutMs: startTimeoutMs })).id
  return { ask, findUserId }
}
