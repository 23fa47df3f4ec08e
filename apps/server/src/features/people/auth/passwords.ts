import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createBatch } from '../../../db/batch.ts'
import { unavailable } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import { shareOf } from '../../../share.ts'

/** OWASP's smallest recommended setting for Argon2id, the library's default algorithm: 19 MiB, two passes. */
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

const cores = availableParallelism()
let places = 0

/**
 * Keeps the queue below as short as people can wait. A request takes its place before it counts as a try of anybody's:
 * one that is refused has cost nothing.
 */
export function takeHashingPlace(): Disposable {
  if (places >= shareOf(limits.hashingPlaces)) throw unavailable(undefined, 'overloaded')
  places++
  return {
    [Symbol.dispose]: () => {
      places--
    },
  }
}

type Work = () => Promise<unknown>

/**
 * Hashing takes all of a core: as many at once as there are cores. The others wait, and go by groups whose outcomes are told
 * together: what follows upon each shares its statements, and finds the caches that a hash has emptied filled by the one before.
 */
const hashing = createBatch({
  limit: limits.hashingGroup,
  run: async (group: Work[]) => {
    const outcomes: Promise<unknown>[] = []
    const queue = group.entries()
    const lane = async () => {
      for (const [index, work] of queue) {
        const outcome = work()
        outcomes[index] = outcome
        await outcome.catch(() => {})
      }
    }
    await Promise.all(Array.from({ length: shareOf(cores) }, lane))
    return outcomes
  },
})

const inTurn = async <Result>(work: () => Promise<Result>) => (await hashing(work)) as Result

/** The same password typed on another keyboard may arrive in another Unicode form. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), options))
}

let decoy: Promise<string> | undefined

/** Costs one hash even when there is no stored one, so that the time tells nothing about who exists. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('a password that nobody has', options)
  const expected = stored ?? (await decoy)
  const matches = await inTurn(() => verify(expected, password.normalize('NFKC')))
  return matches && stored !== undefined
}

/** A code counts only for its account and its purpose, whatever row it is compared with. */
export function bindOtp(userId: string, otp: string): string {
  return `reset_otp:${userId}:${otp}`
}
