import { AppError } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'

/** Takes one of an account's few places for saves under way; 429 when none is left, so that nobody crowds others out. */
export type TakeSavePlace = (userId: string) => Disposable

export function createSavePlaces(): TakeSavePlace {
  const taken = new Map<string, number>()
  return userId => {
    const before = taken.get(userId) ?? 0
    if (before >= limits.savesAtOnce)
      throw new AppError(
        429,
        'too_many_requests',
        'Terlalu banyak jawaban dikirim sekaligus. Tunggu sebentar.',
        {
          retry_after_seconds: 1,
        },
      )
    taken.set(userId, before + 1)
    return {
      [Symbol.dispose]: () => {
        const left = (taken.get(userId) ?? 1) - 1
        if (left > 0) taken.set(userId, left)
        else taken.delete(userId)
      },
    }
  }
}
