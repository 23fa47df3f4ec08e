import { questions } from '@gerbang/contract/bank/questions.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { demandHtml } from '../../platform/media/render-texts.ts'
import { demandOwnPlace, findReadablePlace } from './places.queries.ts'
import {
  deleteStimulus,
  findStimulus,
  insertStimulus,
  listStimuli,
  lockStimulus,
  updateStimulus,
} from './stimuli.queries.ts'

export function stimulusRoutes(mount: Mount, { db, now, newId }: Platform): void {
  mount(questions.listStimuli, async ({ viewer, params }) => {
    const place = await findReadablePlace(db, viewer, params)
    if (!place) throw notFound('Subtes')
    return { data: await listStimuli(db, place.id) }
  })

  mount(
    questions.saveStimulus,
    async ({ viewer, act, params, body: { id: known, revision, title, source } }) => {
      // Before the transaction: whoever waits for a text holds no connection.
      const html = await demandHtml(db, { source, shape: 'blocks' }, 'source')
      const data = await act(known ?? '', async (trx, note) => {
        const place = await demandOwnPlace(trx, viewer, params)
        const at = now().toISOString()
        const words = { title, source, html, updated_at: at }
        const present = known === undefined ? undefined : await lockStimulus(trx, place.id, known)
        if (known !== undefined && !present) throw notFound('Bacaan')
        const id = present?.id ?? newId()
        if (present && present.revision !== revision)
          throw conflict('outdated', 'Bacaan ini sudah diubah di tempat lain. Muat ulang, lalu ubah lagi.')
        if (present) await updateStimulus(trx, id, { ...words, revision: present.revision + 1 })
        else
          await insertStimulus(trx, { id, bank_sub_test_id: place.id, ...words, revision: 1, created_at: at })
        await note({ action: present ? 'stimulus_changed' : 'stimulus_created', id })
        return findStimulus(trx, place.id, id)
      })
      if (!data) throw notFound('Bacaan')
      return { message: 'Bacaan tersimpan', data }
    },
  )

  mount(questions.deleteStimulus, async ({ viewer, act, params }) => {
    await act(params.id, async trx => {
      const place = await demandOwnPlace(trx, viewer, params)
      const present = await lockStimulus(trx, place.id, params.id)
      if (!present) throw notFound('Bacaan')
      if (!(await deleteStimulus(trx, present.id)))
        throw conflict('in_use', 'Bacaan ini dipakai soal. Lepaskan dulu dari soalnya.')
    })
    return { message: 'Bacaan dihapus', data: null }
  })
}
