import { readContent, readDraft } from '@gerbang/contract/question-format.ts'
import type { ReviewAct } from '@gerbang/contract/bank/question-reviews.ts'
import { type BulkOutcome, type QuestionStatus, questions } from '@gerbang/contract/bank/questions.ts'
import { readStem } from '../../../content/read-stem.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Act, Facts } from '../../../http/recording.ts'
import type { Platform } from '../../../platform.ts'
import { renderTexts } from '../../platform/media/render-texts.ts'
import { findTextProblems, listDraftTexts } from './draft-texts.ts'
import { findGaps } from './gaps.rules.ts'
import { newest } from './newest-writing.queries.ts'
import { findOwnBank, selectQuestions } from './places.queries.ts'
import { countTopics, setTopics } from './questions.queries.ts'
import { findRefusal, gone, type Refusal } from './questions.rules.ts'
import { insertComments } from './reviews.queries.ts'
import { setStatus } from './set-status.queries.ts'

/** Locks questions of one bank, in the order of the ids, until the transaction ends. */
async function lockChosen(trx: Db, bankId: string, ids: readonly string[]) {
  const rows = await selectQuestions(trx)
    .innerJoin(newest.as('w'), join => join.onTrue())
    .where('b.id', '=', bankId)
    .where('q.id', 'in', ids)
    .select(['q.id', 'w.status', 'w.version', 'w.content', 'w.topic_ids', 'w.source', 'st.subject_id'])
    .orderBy('q.id')
    .forUpdate('q')
    .execute()
  return rows.map(({ content, source, ...row }) => ({
    ...row,
    content: readContent(content),
    draft: readDraft(source),
  }))
}
type Chosen = Awaited<ReturnType<typeof lockChosen>>[number]

async function findRefusals(trx: Db, chosen: Chosen[], to: Chosen['status']): Promise<Map<string, Refusal>> {
  const show = await renderTexts(
    trx,
    chosen.flatMap(({ draft }) => listDraftTexts(draft)),
  )
  const refused = chosen.flatMap(({ id, draft, content, status, topic_ids }) => {
    const gaps = findGaps({ draft, content, topic_ids }, findTextProblems(draft, show))
    const refusal = findRefusal(status, to, gaps)
    return refusal ? [[id, refusal] as const] : []
  })
  return new Map(refused)
}

/** What setting a status is in a review; taking a question back from one says nothing about it. */
const reviewSteps: Partial<Record<QuestionStatus, ReviewAct>> = {
  in_review: 'requested',
  published: 'approved',
}

interface Changing extends Pick<Facts, 'action'> {
  viewer: Viewer
  act: Act
  bankId: string
  ids: string[]
}

/** An act on questions of a bank that the viewer may change: `judge` refuses some, `work` does the others. */
function change(
  { viewer, act, bankId, ids, ...facts }: Changing,
  judge: (trx: Db, chosen: Chosen[]) => Promise<Map<string, Refusal>>,
  work: (trx: Db, question: Chosen) => Promise<void>,
): Promise<BulkOutcome> {
  return act(bankId, async (trx, note) => {
    if (!(await findOwnBank(trx, viewer, bankId))) throw notFound('Bank soal')
    const chosen = new Map((await lockChosen(trx, bankId, ids)).map(row => [row.id, row]))
    const refusals = await judge(trx, [...chosen.values()])
    const outcome: BulkOutcome = { changed: [], refused: [] }
    for (const id of new Set(ids)) {
      const question = chosen.get(id)
      const errors = question ? refusals.get(id) : gone
      if (question && !errors) {
        await work(trx, question)
        outcome.changed.push(id)
      } else {
        const stem = question ? readStem(question.content.prompt_html) : ''
        outcome.refused.push({ id, stem, errors: errors ?? gone })
      }
    }
    const details = { question_ids: outcome.changed }
    if (outcome.changed.length > 0) await note({ ...facts, details })
    return outcome
  })
}

const done: Record<QuestionStatus, string> = {
  published: 'diterbitkan',
  in_review: 'dikirim untuk ditinjau',
  draft: 'dijadikan draf',
  archived: 'diarsipkan',
}

function nameChange(status: QuestionStatus, count: number): string {
  if (count === 0) return 'Tidak ada soal yang diubah'
  return `${count === 1 ? 'Soal' : `${count} soal`} ${done[status]}`
}

export function bulkQuestionRoutes(mount: Mount, platform: Platform): void {
  const { now } = platform

  mount(questions.setStatus, async ({ viewer, act, params: { qbId: bankId }, body: { ids, status } }) => {
    const data = await change(
      { viewer, act, bankId, ids, action: `questions_${status}` },
      (trx, chosen) => findRefusals(trx, chosen, status),
      async (trx, question) => {
        await setStatus(trx, question.id, status, now().toISOString())
        const step = reviewSteps[status]
        if (step && (step === 'requested' || question.status === 'in_review'))
          await insertComments(trx, [{ question, author_id: viewer.user_id, act: step }], platform)
      },
    )
    return { message: nameChange(status, data.changed.length), data }
  })

  mount(questions.setTopics, async ({ viewer, act, params: { qbId: bankId }, body: { ids, topic_ids } }) => ({
    data: await change(
      { viewer, act, bankId, ids },
      async (trx, chosen) => {
        const errors = { topic_ids: ['Topik ini bukan dari subtes soal ini.'] }
        const subjects = new Set(chosen.map(({ subject_id }) => subject_id))
        const foreign = new Set<string>()
        for (const id of subjects)
          if ((await countTopics(trx, id, topic_ids)) < new Set(topic_ids).size) foreign.add(id)
        return new Map(
          chosen.flatMap(({ id, subject_id }) => (foreign.has(subject_id) ? [[id, errors]] : [])),
        )
      },
      async (trx, { id }) => {
        await setTopics(trx, id, [...new Set(topic_ids)], now().toISOString())
      },
    ),
  }))
}
