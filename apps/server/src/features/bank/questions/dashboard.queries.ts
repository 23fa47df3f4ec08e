import { readContent } from '@gerbang/contract/question-format.ts'
import type { QuestionStatus } from '@gerbang/contract/bank/questions.ts'
import { sql } from 'kysely'
import { readStem } from '../../../content/read-stem.ts'
import type { Db } from '../../../db/database.ts'
import { selectBankPlace } from '../../../db/select-bank-place.ts'
import type { Viewer } from '../../../http/access.ts'
import { isOwnBank } from '../question-banks/bank-access.queries.ts'
import { hasStatus } from './newest-writing.queries.ts'
import { selectQuestions } from './places.queries.ts'

const SHOWN = 5

function selectOwn(db: Db, viewer: Viewer) {
  return selectQuestions(db).where(isOwnBank(viewer)).where('b.status', '!=', 'archived')
}

function selectTasks(db: Db, viewer: Viewer) {
  return selectOwn(db, viewer)
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .select(['q.id', 'q.content', 'q.position', 'q.updated_at'])
    .select(selectBankPlace)
    .limit(SHOWN)
}

function describeTask<T extends { content: Parameters<typeof readContent>[0] }>({ content, ...row }: T) {
  return { ...row, stem: readStem(readContent(content).prompt_html) }
}

/** Last written first. */
export async function listTasks(db: Db, viewer: Viewer, status: QuestionStatus) {
  const rows = await selectTasks(db, viewer)
    .where(hasStatus(status))
    .orderBy('q.updated_at', 'desc')
    .orderBy('q.id')
    .execute()
  return rows.map(describeTask)
}

/** What the newest published run says of a question, where it flags it. */
const flaggedBy = sql<{ question_id: string; flags: string[]; tryout: string; updated_at: string }>`(
  select n.question_id, n.flags, t.title as tryout, n.updated_at
  from question_statistics n join tryouts t on t.id = n.tryout_id
  where cardinality(n.flags) > 0
)`

export async function listFlagged(db: Db, viewer: Viewer) {
  const rows = await selectTasks(db, viewer)
    .innerJoin(flaggedBy.as('f'), 'f.question_id', 'q.id')
    .select(['f.flags', 'f.tryout'])
    .where('q.status', '!=', 'archived')
    .orderBy('f.updated_at', 'desc')
    .orderBy('q.id')
    .execute()
  return rows.map(describeTask)
}

const countStatus = (status: QuestionStatus) => sql<number>`count(*) filter (where ${hasStatus(status)})`

export async function countTasks(db: Db, viewer: Viewer) {
  return selectOwn(db, viewer)
    .leftJoin(flaggedBy.as('f'), 'f.question_id', 'q.id')
    .select([
      countStatus('draft').as('draft'),
      countStatus('in_review').as('in_review'),
      countStatus('published').as('published'),
      sql<number>`count(f.question_id) filter (where q.status != 'archived')`.as('flagged'),
    ])
    .executeTakeFirstOrThrow()
}

export async function countOwnBanks(db: Db, viewer: Viewer): Promise<number> {
  const { total } = await db
    .selectFrom('question_banks as b')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where(isOwnBank(viewer))
    .where('b.status', '!=', 'archived')
    .executeTakeFirstOrThrow()
  return total
}

const countInBank = (status: QuestionStatus) => sql<number>`(
  select count(*) from questions q join bank_sub_tests st on st.id = q.bank_sub_test_id
  where st.bank_id = b.id and ${hasStatus(status)}
)`

/** Last changed first. */
export function listOwnBanks(db: Db, viewer: Viewer) {
  return db
    .selectFrom('question_banks as b')
    .innerJoin('programs as p', 'p.id', 'b.program_id')
    .where(isOwnBank(viewer))
    .where('b.status', '!=', 'archived')
    .select(['b.id', 'b.title', 'p.name as program'])
    .select([
      countInBank('draft').as('draft'),
      countInBank('in_review').as('in_review'),
      countInBank('published').as('published'),
      'b.updated_at',
    ])
    .orderBy('b.updated_at', 'desc')
    .orderBy('b.id')
    .limit(SHOWN)
    .execute()
}
