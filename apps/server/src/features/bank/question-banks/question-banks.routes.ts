import { type Bank, questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { unlessReferred } from '../../../http/database-faults.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Act, Note } from '../../../http/recording.ts'
import type { Platform } from '../../../platform.ts'
import { arrangeSubTests } from './arrange-sub-tests.queries.ts'
import {
  deleteBank,
  findBank,
  isFilled,
  insertBank,
  listBanks,
  lockOwnBank,
  updateBank,
} from './question-banks.queries.ts'
import { setBankStatus } from './set-bank-status.ts'
import { listSubTests } from './sub-tests.queries.ts'
import { demandProgram } from '../../exam/programs/demand-program.queries.ts'

/** An act on a bank that the viewer may change. */
function change<T>(
  { viewer, act }: { viewer: Viewer; act: Act },
  id: string,
  work: (trx: Db, bank: { id: string; program_id: string }, note: Note) => Promise<T>,
): Promise<T> {
  return act(id, async (trx, note) => {
    const bank = await lockOwnBank(trx, viewer, id)
    if (!bank) throw notFound('Bank soal')
    return work(trx, bank, note)
  })
}

async function showBank(db: Db, viewer: Viewer, id: string): Promise<Bank> {
  const bank = await findBank(db, viewer, id)
  if (!bank) throw notFound('Bank soal')
  return { ...bank, sub_tests: await listSubTests(db, id) }
}

export function questionBankRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId } = platform

  mount(questionBanks.list, ({ viewer, query }) => listBanks(db, viewer, query))

  mount(questionBanks.get, async ({ viewer, params }) => ({ data: await showBank(db, viewer, params.id) }))

  mount(questionBanks.create, async ({ viewer, act, body: { subject_ids, ...written } }) => {
    const id = newId()
    const at = now().toISOString()
    await act(id, async trx => {
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
    })
    return { message: 'Bank soal dibuat', data: await showBank(db, viewer, id) }
  })

  mount(questionBanks.update, async ({ viewer, act, params: { id }, body: { subject_ids, ...written } }) => {
    const arranged = change({ viewer, act }, id, async (trx, bank) => {
      await updateBank(trx, id, { ...written, updated_at: now().toISOString() })
      await arrangeSubTests(trx, bank, subject_ids, platform)
    })
    await unlessReferred(arranged, () =>
      invalid({ subject_ids: ['Subtes yang dilepas masih berisi soal atau bacaan. Hapus dulu isinya.'] }),
    )
    return { message: 'Perubahan tersimpan', data: await showBank(db, viewer, id) }
  })

  mount(questionBanks.setStatus, async ({ viewer, act, body: { ids, status } }) => {
    const changed = await act('many', (trx, note) =>
      setBankStatus(trx, note, { viewer, ids, status, at: now() }),
    )
    return { message: `${changed} bank soal diubah`, data: { changed } }
  })

  mount(questionBanks.delete, async ({ viewer, act, params: { id } }) => {
    const outcome = await change({ viewer, act }, id, async (trx, _, note) => {
      if (await isFilled(trx, id)) {
        await updateBank(trx, id, { status: 'archived', updated_at: now().toISOString() })
        await note({ action: 'bank_archived' })
        return 'archived' as const
      }
      await deleteBank(trx, id)
      await note({ action: 'bank_deleted' })
      return 'deleted' as const
    })
    const message =
      outcome === 'deleted' ? 'Bank soal dihapus' : 'Bank soal diarsipkan karena berisi soal atau bacaan'
    return { message, data: { outcome } }
  })
}
