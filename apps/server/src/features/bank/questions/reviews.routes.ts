import { questionReviews } from '@gerbang/contract/bank/question-reviews.ts'
import type { Viewer } from '../../../http/access.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { demandOwnPlace } from './places.queries.ts'
import { lockQuestion } from './questions.queries.ts'
import { findLastStep, insertComments, listComments } from './reviews.queries.ts'
import { planDecision } from './reviews.rules.ts'
import { setStatus } from './set-status.queries.ts'
import { showQuestion } from './show-question.ts'
import { findReadable, type QuestionPath } from './versions.queries.ts'

const messages = {
  approve: 'Soal disetujui dan terbit',
  return: 'Soal dikembalikan ke penulisnya',
  undo: 'Keputusan dibatalkan, soal ditinjau lagi',
}

export function reviewQuestionRoutes(mount: Mount, platform: Platform): void {
  const { db, now } = platform

  async function show(viewer: Viewer, path: QuestionPath) {
    if (!(await findReadable(db, viewer, path))) throw notFound('Soal')
    return listComments(db, path.id)
  }

  mount(questionReviews.list, async ({ viewer, params }) => ({ data: await show(viewer, params) }))

  mount(questionReviews.comment, async ({ viewer, act, params, body: { text } }) => {
    await act(params.id, async trx => {
      const place = await demandOwnPlace(trx, viewer, params)
      const question = await lockQuestion(trx, place.id, params.id)
      if (!question) throw notFound('Soal')
      const step = { question, author_id: viewer.user_id, act: 'commented', text } as const
      await insertComments(trx, [step], platform)
    })
    return { message: 'Komentar disimpan', data: await show(viewer, params) }
  })

  mount(questionReviews.decide, async ({ viewer, act, params, body: { act: decision, revision, text } }) => {
    if (decision === 'return' && text === '')
      throw invalid({ text: ['Tulis apa yang perlu diperbaiki, supaya penulisnya tahu.'] })
    await act(params.id, async (trx, note) => {
      const place = await demandOwnPlace(trx, viewer, params)
      const question = await lockQuestion(trx, place.id, params.id)
      if (!question) throw notFound('Soal')
      const outcome = planDecision(decision, await findLastStep(trx, question.id), viewer)
      if (question.status !== outcome?.from)
        throw conflict('unchanged', 'Soal ini sudah diputuskan di tempat lain. Muat ulang antreannya.')
      if (question.revision !== revision)
        throw conflict('outdated', 'Soal ini berubah sejak kamu membukanya. Baca lagi, lalu putuskan.')
      if (outcome.to === 'published') {
        const { gaps } = await showQuestion(trx, viewer, params, question.id)
        if (Object.keys(gaps).length > 0) throw invalid(gaps)
      }
      await setStatus(trx, question.id, outcome.to, now().toISOString())
      const step = { question, author_id: viewer.user_id, act: outcome.act, text }
      await insertComments(trx, [step], platform)
      await note({ action: `question_${outcome.act}`, details: { version: question.version } })
    })
    return { message: messages[decision], data: await showQuestion(db, viewer, params, params.id) }
  })
}
