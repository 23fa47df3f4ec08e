import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { deleteMember, findTeacher, listMembers, lockReadableBank, putMember } from './members.queries.ts'
import { findBank } from './question-banks.queries.ts'

/** 404 for who may not share it: nobody else is told that it is there. */
async function demandShareable(trx: Db, viewer: Viewer, id: string) {
  const bank = await lockReadableBank(trx, viewer, id)
  if (!bank?.can_share) throw notFound('Bank soal')
  return bank
}

export function memberRoutes(mount: Mount, { db, now }: Platform): void {
  mount(questionBanks.listMembers, async ({ viewer, params: { id } }) => {
    if (!(await findBank(db, viewer, id))) throw notFound('Bank soal')
    return { data: await listMembers(db, id) }
  })

  mount(questionBanks.addMember, async ({ viewer, act, params: { id }, body: { who, role } }) => {
    await act(id, async (trx, note) => {
      const bank = await demandShareable(trx, viewer, id)
      const teacher = await findTeacher(trx, who)
      if (!teacher)
        throw invalid({
          who: ['Tidak ada guru aktif dengan email atau nama pengguna ini. Periksa ejaannya.'],
        })
      if (teacher.id === bank.owner_id) throw invalid({ who: ['Bank soal ini memang miliknya.'] })
      await putMember(trx, { bank_id: id, user_id: teacher.id, role }, now().toISOString())
      await note({ details: { user_id: teacher.id, role } })
    })
    return { message: 'Anggota disimpan', data: await listMembers(db, id) }
  })

  mount(questionBanks.removeMember, async ({ viewer, act, params: { id, userId } }) => {
    const left = await act(id, async (trx, note) => {
      const bank = await lockReadableBank(trx, viewer, id)
      const isLeaving = userId === viewer.user_id
      if (!bank || !(bank.can_share || isLeaving)) throw notFound('Bank soal')
      if (!(await deleteMember(trx, id, userId))) throw notFound('Anggota')
      await note({ details: { user_id: userId } })
      return isLeaving && !bank.can_share
    })
    return { message: 'Anggota dikeluarkan', data: left ? [] : await listMembers(db, id) }
  })
}
