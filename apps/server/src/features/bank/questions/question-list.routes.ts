import { questions } from '@gerbang/contract/bank/questions.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { demandOwnPlace, findReadableBank, findReadablePlace } from './places.queries.ts'
import {
  deleteQuestion,
  listAllQuestions,
  listQuestions,
  lockOrder,
  lockQuestion,
  orderQuestions,
} from './questions.queries.ts'
import { listSimilar, listTwins } from './similar.queries.ts'
import { listUses, nameUses } from './usage.queries.ts'
import { findReadable } from './versions.queries.ts'

/** The questions of a sub-test as a list. */
export function questionListRoutes(mount: Mount, { db }: Platform): void {
  mount(questions.list, async ({ viewer, params, query }) => {
    const place = await findReadablePlace(db, viewer, params)
    if (!place) throw notFound('Subtes')
    return listQuestions(db, place.id, query)
  })

  mount(questions.listAll, ({ viewer, query }) => listAllQuestions(db, viewer, query))

  mount(questions.listSimilar, async ({ viewer, params }) => {
    if (!(await findReadable(db, viewer, params))) throw notFound('Soal')
    return { data: await listSimilar(db, viewer, params.id) }
  })

  mount(questions.listTwins, async ({ viewer, params: { qbId } }) => {
    if (!(await findReadableBank(db, viewer, qbId))) throw notFound('Bank soal')
    return { data: await listTwins(db, qbId) }
  })

  mount(questions.order, async ({ viewer, act, params, body: { ids } }) => {
    await act(params.subTesId, async (trx, note) => {
      const place = await demandOwnPlace(trx, viewer, params)
      const present = new Set(await lockOrder(trx, place.id))
      if (
        new Set(ids).size !== present.size ||
        ids.length !== present.size ||
        !ids.every(id => present.has(id))
      )
        throw conflict('outdated', 'Daftarnya sudah berubah. Muat ulang, lalu urutkan lagi.')
      await orderQuestions(trx, ids)
      await note({ id: place.id })
    })
    return { message: 'Urutan disimpan', data: null }
  })

  mount(questions.delete, async ({ viewer, act, params }) => {
    await act(params.id, async trx => {
      const place = await demandOwnPlace(trx, viewer, params)
      const present = await lockQuestion(trx, place.id, params.id)
      if (!present) throw notFound('Soal')
      // Asked behind the lock: whoever takes the question into a paper or a plan holds it, and is seen here.
      const uses = await listUses(trx, present.id)
      if (uses.length > 0)
        throw conflict(
          'in_use',
          `Soal ini dipakai ${nameUses(uses)}, jadi tidak bisa dihapus. Arsipkan supaya tidak dipakai lagi.`,
        )
      await deleteQuestion(trx, present.id)
    })
    return { message: 'Soal dihapus', data: null }
  })
}
