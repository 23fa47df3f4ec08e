import { questions } from '@gerbang/contract/bank/questions.ts'
import type { QuestionDraft } from '@gerbang/contract/question.ts'
import type { ShowText } from '../../../content/render-text.ts'
import type { Db } from '../../../db/database.ts'
import { giveRule } from '../../../db/take-credit.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { renderTexts } from '../../platform/media/render-texts.ts'
import { buildRows, type WrittenQuestion } from './build-rows.ts'
import { demandReadable, listDraftTexts } from './draft-texts.ts'
import { findGaps } from './gaps.rules.ts'
import { insertQuestions } from './insert-questions.queries.ts'
import { demandOwnPlace, type SubTestPlace } from './places.queries.ts'
import { countTopics, lockQuestion } from './questions.queries.ts'
import { showQuestion } from './show-question.ts'
import { findStimulus } from './stimuli.queries.ts'
import { updateQuestion } from './update-question.queries.ts'

async function demandParts(trx: Db, place: SubTestPlace, { stimulus_id, topic_ids }: WrittenQuestion) {
  if (stimulus_id && !(await findStimulus(trx, place.id, stimulus_id)))
    throw invalid({ stimulus_id: ['Pilih bacaan dari subtes ini.'] })
  const known = await countTopics(trx, place.subject_id, topic_ids)
  if (known < topic_ids.length)
    throw invalid({ topic_ids: ['Pilih topik dari subtes ini, masing-masing satu kali.'] })
}

export function questionRoutes(mount: Mount, platform: Platform): void {
  const { db } = platform

  async function renderReadable(draft: QuestionDraft): Promise<ShowText> {
    const show = await renderTexts(db, listDraftTexts(draft))
    demandReadable(draft, show)
    return show
  }

  mount(questions.get, async ({ viewer, params }) => ({
    data: await showQuestion(db, viewer, params, params.id),
  }))

  mount(questions.save, async ({ viewer, act, params, body: { id: known, revision, ...written } }) => {
    const author = viewer.user_id
    // Remembered until the transaction asks for them: whoever waits for a text holds no connection.
    await renderReadable(written.draft)
    const id = await act(known ?? '', async (trx, note) => {
      const place = await demandOwnPlace(trx, viewer, params)
      await demandParts(trx, place, written)
      if (known === undefined) {
        const [added] = await insertQuestions(
          trx,
          place.id,
          [{ ...written, status: 'draft' }],
          author,
          platform,
        )
        if (!added) throw new Error('Cannot save the question: nothing was inserted')
        await note({ action: 'question_created', id: added.row.id })
        return added.row.id
      }
      const present = await lockQuestion(trx, place.id, known)
      if (!present) throw notFound('Soal')
      const saved = await updateQuestion(trx, present, { ...written, revision }, author, platform)
      // The version itself says who wrote it and until when; the log need not repeat each save of a sitting.
      if (saved?.is_new) await note({ action: 'question_version_begun', details: { version: saved.version } })
      return known
    })
    return { message: 'Tersimpan', data: await showQuestion(db, viewer, params, id) }
  })

  mount(questions.preview, async ({ viewer, params, body: { draft, stimulus_id } }) => {
    const place = await demandOwnPlace(db, viewer, params)
    const show = await renderReadable(draft)
    const settings = { points: 1, difficulty: 'medium', lang: 'id', stimulus_id } as const
    const { built, problems } = buildRows({ ...settings, draft, topic_ids: [] }, show)
    const stimulus = (stimulus_id && (await findStimulus(db, place.id, stimulus_id))) || null
    const { topic_ids: _, ...gaps } = findGaps({ draft, content: built.content, topic_ids: [] }, problems)
    const content = giveRule(built.content, place.credit)
    const { explanation_html, hint_html } = built
    return { data: { content, explanation_html, hint_html, stimulus, gaps } }
  })
}
