import type { Body } from '@gerbang/contract/call.ts'
import {
  type ImportDetail,
  type ImportedQuestion,
  type ImportPassage,
  interchange,
} from '@gerbang/contract/bank/interchange.ts'
import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import type { Viewer } from '../../../http/access.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { isJobUnderWay } from '../../platform/jobs/jobs.queries.ts'
import { type JobOrder, startJob } from '../../platform/jobs/run-jobs.ts'
import { renderTexts } from '../../platform/media/render-texts.ts'
import { demandReadable, listDraftTexts } from '../questions/draft-texts.ts'
import { exportRoutes } from './exports.routes.ts'
import { commitJob, readingJob } from './import.jobs.ts'
import {
  countUnkeyed,
  deleteImport,
  findImportQuestion,
  findOwnImport,
  type ImportQuestionRow,
  type ImportRow,
  insertImport,
  insertPieces,
  listImportCards,
  lockImport,
  noteCommitJob,
  skipUnkeyed,
  touchImport,
  updateImportQuestion,
  updatePassages,
} from './imports.queries.ts'
import { decideStage, decideState } from './imports.rules.ts'
import { judgeDraft, showDraft } from './show-draft.ts'
import { mayFillSubTest } from '../questions/places.queries.ts'

type Sent = Body<typeof interchange.import>
type Means = Platform & { work: JobQueue<JobOrder> }

const blocksOf = ({ body }: ImportPassage) => ({ source: body, shape: 'blocks' }) as const

async function describeQuestion(db: Db, row: ImportQuestionRow): Promise<ImportedQuestion> {
  const show = await renderTexts(db, listDraftTexts(row.draft))
  return { ...row, state: decideState(row), ...showDraft(row.draft, show) }
}

async function describeImport(db: Db, row: ImportRow): Promise<ImportDetail> {
  const cards = await listImportCards(db, row.id)
  const show = await renderTexts(db, row.passages.map(blocksOf))
  return {
    ...row,
    stage: decideStage(row),
    questions: cards.map(card => ({ ...card, state: decideState(card) })),
    passages: row.passages.map(passage => ({
      ref: passage.ref,
      title: passage.title,
      source: passage.body,
      html: show(blocksOf(passage)).html ?? '',
    })),
    outcome: row.committed_at === null ? null : { published: row.published ?? 0, draft: row.drafts ?? 0 },
  }
}

const noSubTest = () => invalid({ bank_sub_test_id: ['Pilih subtes dari bank soal yang boleh kamu ubah.'] })
const taken = () =>
  conflict('import_committed', 'Soal dari dokumen ini sedang atau sudah disimpan. Ubah soalnya di bank soal.')

const keysMissing = (count: number) =>
  conflict(
    'keys_missing',
    `${count} soal belum punya kunci, jadi belum ada yang disimpan. Beri kunci, atau tinggalkan soal itu.`,
  )

async function demandImport(db: Db, viewer: Viewer, id: string): Promise<ImportRow> {
  const row = await findOwnImport(db, viewer.user_id, id)
  if (!row) throw notFound('Impor')
  return row
}

/** Changes it for all its questions. */
async function changePassage(db: Db, id: string, changed: ImportPassage, at: string): Promise<void> {
  await db.transaction().execute(async trx => {
    const locked = await lockImport(trx, id)
    if (locked && (locked.committed_at || (await isJobUnderWay(trx, locked.commit_job_id)))) throw taken()
    if (!locked?.passages.some(({ ref }) => ref === changed.ref)) throw notFound('Bacaan')
    const passages = locked.passages.map(passage => (passage.ref === changed.ref ? changed : passage))
    await updatePassages(trx, id, passages, at)
  })
}

async function beginReading(means: Means, viewer: Viewer, { bank_sub_test_id, file }: Sent) {
  const { db, now } = means
  if (!file) throw invalid({ file: ['Pilih file yang berisi soal.'] })
  if (!bank_sub_test_id) throw noSubTest()
  if (!(await mayFillSubTest(db, viewer, bank_sub_test_id))) throw noSubTest()
  if (file.size === 0) throw invalid({ file: ['File ini kosong. Pilih file yang berisi soal.'] })
  const [import_id, job_id] = [means.newId(), means.newId()]
  await insertImport(db, {
    id: import_id,
    owner_id: viewer.user_id,
    bank_sub_test_id,
    file_name: file.name.slice(0, 200),
    reading_job_id: job_id,
    created_at: now().toISOString(),
  })
  try {
    await insertPieces(db, import_id, file)
    await db
      .transaction()
      .execute(trx =>
        startJob(trx, means, { kind: readingJob, payload: { import_id }, owner_id: viewer.user_id, job_id }),
      )
  } catch (error) {
    // What cannot be deleted now either goes when imports are tidied.
    await deleteImport(db, import_id).catch(() => {})
    throw error
  }
  return { import_id, job_id }
}

/** Asked again, it answers with the job that is at work or was; a new one only where none has come through. */
function beginCommit(
  means: Means,
  viewer: Viewer,
  { import_id, publish = false, leave_unkeyed = false }: Sent,
) {
  const { db, now } = means
  if (!import_id) throw invalid({ import_id: ['Wajib diisi.'] })
  return db.transaction().execute(async trx => {
    const locked = await lockImport(trx, import_id)
    if (locked?.owner_id !== viewer.user_id || !locked.read_at) throw notFound('Impor')
    const under_way = locked.committed_at !== null || (await isJobUnderWay(trx, locked.commit_job_id))
    if (locked.commit_job_id && under_way) return { import_id, job_id: locked.commit_job_id }
    if (leave_unkeyed) await skipUnkeyed(trx, import_id)
    const unkeyed = await countUnkeyed(trx, import_id)
    if (unkeyed > 0) throw keysMissing(unkeyed)
    const job_id = await startJob(trx, means, {
      kind: commitJob,
      payload: { import_id, publish },
      owner_id: viewer.user_id,
    })
    await noteCommitJob(trx, import_id, job_id, now().toISOString())
    return { import_id, job_id }
  })
}

export function interchangeRoutes(mount: Mount, means: Means): void {
  const { db, now } = means
  exportRoutes(mount, means)

  mount(interchange.import, async ({ viewer, body }) => {
    const data = body.dry_run
      ? await beginReading(means, viewer, body)
      : await beginCommit(means, viewer, body)
    return { data }
  })

  mount(interchange.get, async ({ viewer, params }) => ({
    data: await describeImport(db, await demandImport(db, viewer, params.id)),
  }))

  mount(interchange.getQuestion, async ({ viewer, params }) => {
    const { id } = await demandImport(db, viewer, params.id)
    const row = await findImportQuestion(db, id, params.position)
    if (!row) throw notFound('Soal')
    return { data: await describeQuestion(db, row) }
  })

  mount(interchange.changeQuestion, async ({ viewer, params, body }) => {
    const { id, passages } = await demandImport(db, viewer, params.id)
    if (body.passage !== null && !passages.some(({ ref }) => ref === body.passage))
      throw invalid({ passage: ['Pilih bacaan dari dokumen ini.'] })
    // Before the transaction: whoever waits for a text holds no connection.
    const show = await renderTexts(db, listDraftTexts(body.draft))
    demandReadable(body.draft, show)
    const row = await db.transaction().execute(async trx => {
      const locked = await lockImport(trx, id)
      if (locked && (locked.committed_at || (await isJobUnderWay(trx, locked.commit_job_id)))) throw taken()
      const found = await findImportQuestion(trx, id, params.position)
      if (!locked || !found) throw notFound('Soal')
      const change = { ...body, ...judgeDraft(body.draft, show) }
      await updateImportQuestion(trx, id, params.position, change)
      await touchImport(trx, id, now().toISOString())
      return { ...found, ...change }
    })
    return { data: await describeQuestion(db, row) }
  })

  mount(interchange.changePassage, async ({ viewer, params: { id, ref }, body: { title, body } }) => {
    await demandImport(db, viewer, id)
    await changePassage(db, id, { ref, title, body }, now().toISOString())
    return { data: await describeImport(db, await demandImport(db, viewer, id)) }
  })

  mount(interchange.discard, async ({ viewer, params }) => {
    const { id } = await demandImport(db, viewer, params.id)
    await deleteImport(db, id)
    return { message: 'Impor dibuang', data: null }
  })
}
