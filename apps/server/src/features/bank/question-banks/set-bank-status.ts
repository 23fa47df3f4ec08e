import type { BankCard } from '@gerbang/contract/bank/question-banks.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import type { Note } from '../../../http/recording.ts'
import { lockOwnBanks, updateBank } from './question-banks.queries.ts'

interface Wanted {
  viewer: Viewer
  ids: string[]
  status: BankCard['status']
  at: Date
}

/** Changes all these banks or, when one may not be changed, none. Returns how many. */
export async function setBankStatus(
  trx: Db,
  note: Note,
  { viewer, ids, status, at }: Wanted,
): Promise<number> {
  const banks = await lockOwnBanks(trx, viewer, ids)
  if (banks.length < new Set(ids).size) throw notFound('Bank soal')
  for (const { id } of banks) {
    await updateBank(trx, id, { status, updated_at: at.toISOString() })
    await note({ id, details: { status } })
  }
  return banks.length
}
