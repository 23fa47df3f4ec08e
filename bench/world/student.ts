import { bucketOf } from '../../apps/server/src/db/bucket.ts'

/** Followed by twelve decimal digits, which are hexadecimal ones too: SQL and pgbench can make the same id. */
export const idPrefix = '00000000-0000-7000-8000-'
export const numberBase = 100_000_000_000

export interface Student {
  /** Of the user, the session, the attempt, the progress and its lease alike. */
  id: string
  bucket: number
  token: string
}

export function describeStudent(number: number): Student {
  const id = `${idPrefix}${numberBase + number}`
  return { id, bucket: bucketOf(id), token: String(number).padStart(43, '0') }
}
