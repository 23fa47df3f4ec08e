import { type Bank, questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import type { AuditAction } from '@gerbang/contract/platform/audit-actions.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
import { arrangeSubTests } from './arrange-sub-tests.queries.ts'
import {
  deleteBank,
  findBank,
  holdsQuestions,
  insertBank,
  listBanks,
  lockOwnBank,
  updateBank,
} from './question-banks.queries.ts'
import { setBankStatus } from './set-bank-status.ts'
import { listSubTests } from './sub-tests.queries.ts'
import { demandProgram } from '../../exam/programs/demand-program.queries.ts'

export function questionBankRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId } = platform

  async function showBank(viewer: Viewer, id: string): Promise<Bank> {
    const bank = await findBank(db, viewer, id)
    if (!bank) throw notFound('Bank soal')
    return { ...bank, sub_tests: await listSubTests(db, id) }
  }

  /** One transaction: a bank that the viewer may change, what is done with it, and who did it. */
  function change<T>(
    viewer: Viewer,
    id: string,
    work: (trx: Db, bank: { id: string; program_id: string }) => Promise<{ action: AuditAction; outcome: T }>,
  ): Promise<T> {
    return db.transaction().execute(async trx => {
      const bank = await lockOwnBank(trx, viewer, id)
      if (!bank) throw notFound('Bank soal')
      const { action, outcome } = await work(trx, bank)
      await note(trx, viewer, id, action)
      return outcome
    })
  }

  const note = (trx: Db, viewer: Viewer, id: string, action: AuditAction) =>
    noteAct(trx, platform, viewer, { action, subject: { type: 'question_bank', id } })

  mount(questionBanks.list, ({ viewer, query }) => listBanks(db, viewer, query))

  mount(questionBanks.get, async ({ viewer, params }) => ({ data: await showBank(viewer, params.id) }))

  mount(questionBanks.create, async ({ viewer, body: { subject_ids, ...written } }) => {
    const id = newId()
    const at = now().toISOString()
    await db.transaction().execute(async trx => {
      await demandProgram(trx, written.program_id)
      const row = {
        ...written,
        id,
        owner_id: viewer.user_id,
        status: 'draft',
        created_at: at,
        updated_at: at,
      } as const
      await insertBank(trx, row)
      await arrangeSubTests(trx, row, subject_ids, platform)
      await note(trx, viewer, id, 'bank_created')
    })
    return { message: 'Bank soal dibuat', data: await showBank(viewer, id) }
  })

  mount(questionBanks.update, async ({ viewer, params: { id }, body: { subject_ids, ...written } }) => {
    await change(viewer, id, async (trx, bank) => {
      await updateBank(trx, id, { ...written, updated_at: now().toISOString() })
      await arrangeSubTests(trx, bank, subject_ids, platform)
      return { action: 'bank_changed', outcome: undefined }
    })
    return { message: 'Perubahan tersimpan', data: await showBank(viewer, id) }
  })

  mount(questionBanks.setStatus, async ({ viewer, body: { ids, status } }) => {
    const changed = await setBankStatus(platform, viewer, ids, status)
    return { message: `${changed} bank soal diubah`, data: { changed } }
  })

  mount(questionBanks.delete, async ({ viewer, params: { id } }) => {
    const outcome = await change(viewer, id, async trx => {
      if (await holdsQuestions(trx, id)) {
        await updateBank(trx, id, { status: 'archived', updated_at: now().toISOString() })
        return { action: 'bank_archived', outcome: 'archived' as const }
      }
      await deleteBank(trx, id)
      return { action: 'bank_deleted', outcome: 'deleted' as const }
    })
    const message = outcome === 'deleted' ? 'Bank soal dihapus' : 'Bank soal diarsipkan karena berisi soal'
    return { message, data: { outcome } }
  })
}
