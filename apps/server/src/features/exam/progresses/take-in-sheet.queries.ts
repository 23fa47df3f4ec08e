import type { PaperVariant, SheetOutcome } from '@gerbang/contract/exam/on-paper.ts'
import type { AnswerValue } from '@gerbang/contract/question.ts'
import { canonicalAnswers } from '@gerbang/scoring/canonical-answers.ts'
import { seedVariant } from '@gerbang/scoring/on-paper/variants.ts'
import { bucketOf } from '../../../db/bucket.ts'
import type { Database, Db } from '../../../db/database.ts'
import type { Platform } from '../../../platform.ts'
import type { Owner } from '../tryouts/attempts.queries.ts'
import { listAttemptAnswers } from './answers.queries.ts'
import type { PreparedPaper } from './papers.ts'
import { findSchemeOrFail, type ScoredPaper, scoreAttempts, writeScored } from './score-attempt.ts'
import { voidAttempts } from './void-attempts.queries.ts'
import { gatherAnswers, writeReceipt } from './write-receipt.ts'

/** What one student handed in on paper. */
export interface Sheet {
  user_id: string
  tryout_id: string
  variant: PaperVariant
  /** By sub-test and question; what was left empty is absent, and so is a sub-test without any answer. */
  answers: ReadonlyMap<string, ReadonlyMap<string, AnswerValue>>
}

/** `running`: the student sits the try-out on a device just now. `on_device`: has sat it there. */
export type SheetVerdict = SheetOutcome | 'running' | 'on_device'

const ownerOf = ({ user_id }: Sheet): Owner => ({ bucket: bucketOf(user_id), user_id })

function selectNewest(db: Db, sheet: Sheet) {
  const { bucket, user_id } = ownerOf(sheet)
  return db
    .selectFrom('attempts')
    .select(['id', 'number', 'status', 'paper_variant'])
    .where('bucket', '=', bucket)
    .where('user_id', '=', user_id)
    .where('tryout_id', '=', sheet.tryout_id)
    .where('status', '<>', 'void')
    .orderBy('number', 'desc')
    .limit(1)
}
type Newest = Awaited<ReturnType<ReturnType<typeof selectNewest>['executeTakeFirst']>>

async function isSame(db: Db, sheet: Sheet, attemptId: string): Promise<boolean> {
  const stored = await listAttemptAnswers(db, [{ bucket: ownerOf(sheet).bucket, id: attemptId }])
  const before = new Map(stored.map(({ question_id, value }) => [question_id, value]))
  const now = new Map([...sheet.answers.values()].flatMap(answers => [...answers]))
  return canonicalAnswers(before) === canonicalAnswers(now)
}

async function judge(db: Db, sheet: Sheet, newest: Newest): Promise<SheetVerdict> {
  if (newest === undefined || newest.status === 'enrolled') return 'new'
  if (newest.status === 'in_progress') return 'running'
  if (newest.paper_variant === null) return 'on_device'
  const isUnchanged = newest.paper_variant === sheet.variant && (await isSame(db, sheet, newest.id))
  return isUnchanged ? 'unchanged' : 'replaced'
}

/** What taking in a sheet would come to, as things stand. */
export async function foreseeSheet(db: Db, sheet: Sheet): Promise<SheetVerdict> {
  return judge(db, sheet, await selectNewest(db, sheet).executeTakeFirst())
}

type Note = (trx: Db, attemptId: string, verdict: SheetOutcome) => Promise<void>

interface Doing extends Pick<Platform, 'newId'> {
  /** When it came in. */
  at: string
  /** As of when the attempt counts as finished: never after its try-out's window. */
  finished_at: string
}

/**
 * What the student's next attempt is numbered. Asked for before the newest one is looked at: whoever comes between takes
 * this number, so that two never count side by side.
 */
async function findNextNumber(trx: Db, sheet: Sheet): Promise<number> {
  const { bucket, user_id } = ownerOf(sheet)
  const { last } = await trx
    .selectFrom('attempts')
    .select(eb => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
    .where('bucket', '=', bucket)
    .where('user_id', '=', user_id)
    .where('tryout_id', '=', sheet.tryout_id)
    .executeTakeFirstOrThrow()
  return last + 1
}

/** The attempt that the sheet fills: the one that the student enrolled into, or a new one. Undefined: lost a race. */
async function openAttempt(
  trx: Db,
  sheet: Sheet,
  { newest, number }: { newest: Newest; number: number },
  { newId, at, finished_at }: Doing,
) {
  const { bucket, user_id } = ownerOf(sheet)
  const { tryout_id, variant } = sheet
  const filled = {
    seed: seedVariant(tryout_id, variant),
    status: 'in_progress',
    paper_variant: variant,
    started_at: finished_at,
    updated_at: at,
  } as const
  if (newest?.status === 'enrolled') {
    await trx
      .updateTable('attempts')
      .set(filled)
      .where('bucket', '=', bucket)
      .where('id', '=', newest.id)
      .execute()
    return newest.id
  }
  const inserted = await trx
    .insertInto('attempts')
    .values({ ...filled, bucket, id: newId(), user_id, tryout_id, number, created_at: at })
    .onConflict(oc => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

interface HandedIn {
  attempt_id: string
  sub_test_id: string
  paper: PreparedPaper
  answers: ReadonlyMap<string, AnswerValue>
}

/** A sub-test that was over when it came: closed from the first moment on, with its receipt. */
async function insertClosed(
  trx: Db,
  owner: Owner,
  { attempt_id, sub_test_id, paper, answers }: HandedIn,
  { newId, at, finished_at }: Doing,
): Promise<void> {
  const id = newId()
  const rows = [...answers].map(([question_id, value]) => ({ question_id, value, flagged: false }))
  const closed = {
    progress_id: id,
    submitted_at: finished_at,
    closed_by: 'admin',
    questions: paper.items.length,
  } as const
  await trx
    .insertInto('progresses')
    .values({
      ...owner,
      id,
      attempt_id,
      sub_test_id,
      started_at: finished_at,
      ends_at: finished_at,
      submitted_at: finished_at,
      closed_by: 'admin',
      lease: newId(),
      client_id: newId(),
      receipt: JSON.stringify(writeReceipt(closed, gatherAnswers(rows))),
    })
    .execute()
  await trx
    .insertInto('answers')
    .values(
      rows.map(({ value, ...row }) => ({
        ...row,
        bucket: owner.bucket,
        progress_id: id,
        value: JSON.stringify(value),
        seq: 1,
        server_at: at,
      })),
    )
    .execute()
}

/**
 * Takes in a sheet as a whole attempt and scores it like all others, in one transaction: of two that come together one finds what
 * the other did. `note` runs in it when something changed. A sheet that differs from the one before makes that one
 * void; what was answered on a device is never touched.
 */
export async function takeInSheet(
  db: Database,
  papers: ScoredPaper[],
  sheet: Sheet,
  { note, ...doing }: Doing & { note: Note },
): Promise<SheetVerdict> {
  const owner = ownerOf(sheet)
  for (;;) {
    const verdict = await db.transaction().execute(async trx => {
      const number = await findNextNumber(trx, sheet)
      const newest = await selectNewest(trx, sheet).forUpdate().executeTakeFirst()
      const judged = await judge(trx, sheet, newest)
      if (judged !== 'new' && judged !== 'replaced') return judged
      if (judged === 'replaced') await voidAttempts(trx, sheet, doing.at)
      const attempt_id = await openAttempt(trx, sheet, { newest, number }, doing)
      if (attempt_id === undefined) return undefined
      for (const { sub_test, paper } of papers) {
        const answers = sheet.answers.get(sub_test.id)
        const sub_test_id = sub_test.id
        if (answers) await insertClosed(trx, owner, { attempt_id, sub_test_id, paper, answers }, doing)
      }
      const scheme = await findSchemeOrFail(trx, sheet.tryout_id)
      const times = { finished_at: doing.finished_at, scored_at: doing.at }
      const attempts = [{ bucket: owner.bucket, id: attempt_id, ...times }]
      await Promise.all(writeScored(trx, await scoreAttempts(trx, { papers, scheme }, { attempts })))
      await note(trx, attempt_id, judged)
      return judged
    })
    if (verdict) return verdict
  }
}
