import type { BankCard } from '@gerbang/contract/bank/question-banks.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
import { lockOwnBanks, updateBank } from './question-banks.queries.ts'

/** Of all these banks or, when one may not be changed, of none; returns how many. */
export function setBankStatus(
  platform: Platform,
  viewer: Viewer,
  ids: string[],
  status: BankCard['status'],
): Promise<number> {
  return platform.db.transaction().execute(async trx => {
    const banks = await lockOwnBanks(trx, viewer, ids)
    if (banks.length < new Set(ids).size) throw notFound('Bank soal')
    for (const { id } of banks) {
      await updateBank(trx, id, { status, updated_at: platform.now().toISOString() })
      await noteAct(trx, platform, viewer, {
        action: 'bank_changed',
        subject: { type: 'question_bank', id },
        details: { status },
      })
    }
    return banks.length
  })
}
