import type { JobResult } from '@gerbang/contract/platform/jobs.ts'
import type { ImportPassage } from '@gerbang/contract/bank/interchange.ts'
import { escapeAttribute } from '../../../content/escape-attribute.ts'
import type { Db } from '../../../db/database.ts'
import type { Row } from '../../../db/insert-rows.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { JobError } from '../../platform/jobs/run-jobs.ts'
import { renderTexts } from '../../platform/media/render-texts.ts'
import { canEditBank } from '../question-banks/bank-access.queries.ts'
import { insertQuestions, type NewQuestion } from '../questions/insert-questions.queries.ts'
import { insertStimulus } from '../questions/stimuli.queries.ts'
import { type ImportQuestionRow, listImportQuestions, lockImport, noteCommit } from './imports.queries.ts'
import { decideState } from './imports.rules.ts'
import type { ImportMeans } from './read-import.ts'

/** The topic of questions for which nobody named one: without any they could not be published. */
const plainTopic = 'Umum'

const noPlace =
  'Subtes tujuannya sudah tidak ada, atau kamu tidak boleh mengubah banknya lagi. Unggah filenya ke subtes lain.'

/** Where the questions go, if its owner may still write there. */
async function findPlace(trx: Db, { owner_id, bank_sub_test_id }: Row<'imports'>) {
  const owner = await trx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', '=', owner_id)
    .where('status', '=', 'active')
    .where('role', 'in', ['admin', 'teacher'])
    .executeTakeFirst()
  const place =
    owner &&
    (await trx
      .selectFrom('bank_sub_tests as st')
      .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
      .select(['st.id', 'st.subject_id', 'b.id as bank_id'])
      .where('st.id', '=', bank_sub_test_id)
      .where(canEditBank({ user_id: owner.id, role: owner.role }))
      .executeTakeFirst())
  if (!place) throw new JobError(noPlace)
  return place
}

/** Topics by their name as it was typed; those that the subject lacks are made. */
async function findTopics(
  trx: Db,
  subject_id: string,
  names: ReadonlySet<string>,
  { now, newId }: ImportMeans,
): Promise<Map<string, string>> {
  const known = await trx
    .selectFrom('topics')
    .select(['id', 'name'])
    .where('subject_id', '=', subject_id)
    .execute()
  const topics = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]))
  const at = now().toISOString()
  for (const name of names) {
    if (topics.has(name.toLowerCase())) continue
    const id = newId()
    await trx.insertInto('topics').values({ id, subject_id, name, created_at: at, updated_at: at }).execute()
    topics.set(name.toLowerCase(), id)
  }
  return topics
}

const blocksOf = ({ body }: ImportPassage) => ({ source: body, shape: 'blocks' }) as const

/** Passages that a question uses, by the name that the document gives them. */
async function insertPassages(
  trx: Db,
  bank_sub_test_id: string,
  passages: readonly ImportPassage[],
  { now, newId }: ImportMeans,
): Promise<Map<string, string>> {
  const show = await renderTexts(trx, passages.map(blocksOf))
  const at = now().toISOString()
  const ids = new Map<string, string>()
  for (const passage of passages) {
    const { ref, title, body: source } = passage
    const id = newId()
    const html = show(blocksOf(passage)).html ?? `<p>${escapeAttribute(source)}</p>`
    const words = { title: title.slice(0, 200), source, html, revision: 1 }
    await insertStimulus(trx, { id, bank_sub_test_id, ...words, created_at: at, updated_at: at })
    ids.set(ref, id)
  }
  return ids
}

const nameTopic = ({ topic }: ImportQuestionRow) => topic || plainTopic

/**
 * Puts what was read, and mended, into the bank: all of it or nothing, and once. `publish`: what is ready is published;
 * the rest are drafts. Nothing without a key comes along. A second commit waits for the first and finds its outcome.
 */
export async function commitImport(means: ImportMeans): Promise<JobResult<'import_commit'>> {
  const { db, task, tell } = means
  tell('saving', 0, null)
  return db.transaction().execute(async trx => {
    const found = await lockImport(trx, task.import_id)
    if (!found) throw new JobError('Impor ini sudah dibuang. Unggah filenya lagi.')
    if (found.committed_at) return { published: found.published ?? 0, draft: found.drafts ?? 0 }
    const place = await findPlace(trx, found)
    const listed = await listImportQuestions(trx, found.id)
    const taken = listed.filter(({ decision, is_keyed }) => decision !== 'skipped' && is_keyed)
    const topics = await findTopics(trx, place.subject_id, new Set(taken.map(nameTopic)), means)
    const used = new Set(taken.map(({ passage }) => passage))
    const passages = await insertPassages(
      trx,
      place.id,
      found.passages.filter(({ ref }) => used.has(ref)),
      means,
    )
    const questions = taken.map((question): NewQuestion => {
      const topic_id = topics.get(nameTopic(question).toLowerCase())
      return {
        draft: question.draft,
        stimulus_id: passages.get(question.passage ?? '') ?? null,
        topic_ids: topic_id === undefined ? [] : [topic_id],
        points: 1,
        difficulty: question.difficulty,
        lang: 'id',
        status: task.publish && decideState(question) === 'ready' ? 'published' : 'draft',
      }
    })
    const inserted = await insertQuestions(trx, place.id, questions, found.owner_id, means)
    const published = questions.filter(({ status }) => status === 'published').length
    const outcome = { published, draft: questions.length - published }
    const at = means.now().toISOString()
    await noteCommit(trx, found.id, outcome, at)
    await insertAuditEntry(trx, {
      id: means.newId(),
      actor_id: found.owner_id,
      action: 'questions_imported',
      subject_type: 'question_bank',
      subject_id: place.bank_id,
      reason: '',
      details: { ...outcome, question_ids: inserted.map(({ row }) => row.id) },
      at,
    })
    return outcome
  })
}
