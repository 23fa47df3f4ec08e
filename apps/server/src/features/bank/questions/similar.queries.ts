import { readContent } from '@gerbang/contract/question-format.ts'
import type { Likeness, Twins } from '@gerbang/contract/bank/questions.ts'
import { sql } from 'kysely'
import { readStem } from '../../../content/read-stem.ts'
import { readWhole } from '../../../content/read-whole.ts'
import type { Db } from '../../../db/database.ts'
import { selectBankPlace } from '../../../db/select-bank-place.ts'
import type { Viewer } from '../../../http/access.ts'
import { canReadBank } from '../question-banks/bank-access.queries.ts'
import { compareTexts, isBlank, leastShare, markText } from './fingerprint.ts'
import { selectQuestions } from './places.queries.ts'

const candidates = 100
const markedAtOnce = 500
const shown = { similar: 5, twins: 100 }
/** A band that so many share is a phrase of many questions, and says little about two of them. */
const commonBand = 20

function selectLike(db: Db) {
  return selectQuestions(db)
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .where('q.status', '<>', 'archived')
    .select(['q.id', 'q.position', 'q.status', 'q.content'])
    .select(selectBankPlace)
}

function describe<T extends { content: Parameters<typeof readContent>[0] }>({ content, ...row }: T) {
  const read = readContent(content)
  return { question: { ...row, stem: readStem(read.prompt_html) }, text: readWhole(read) }
}

/** Looks in every bank that the viewer may read. The likest come first. */
export async function listSimilar(db: Db, viewer: Viewer, id: string): Promise<Likeness[]> {
  const own = await db
    .selectFrom('questions')
    .select(['fingerprint', 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!own || own.fingerprint.length === 0 || isBlank(own.fingerprint)) return []
  const text = readWhole(readContent(own.content))
  const rows = await selectLike(db)
    .where(canReadBank(viewer))
    .where('q.id', '<>', id)
    .where(sql<boolean>`q.fingerprint && ${own.fingerprint}::integer[]`)
    .limit(candidates)
    .execute()
  return rows
    .map(describe)
    .map(({ question, text: other }) => ({ share: compareTexts(text, other), question }))
    .filter(({ share }) => share >= leastShare)
    .toSorted((one, other) => other.share - one.share || one.question.id.localeCompare(other.question.id))
    .slice(0, shown.similar)
}

/** Pairs of a bank that share a band; which of them are alike, their texts say. */
async function listPairs(db: Db, bankId: string): Promise<[string, string][]> {
  const { rows } = await sql<{ ids: string[] }>`
    select array_agg(q.id order by q.id) as ids
    from questions q join bank_sub_tests st on st.id = q.bank_sub_test_id, unnest(q.fingerprint) as band
    where st.bank_id = ${bankId} and q.status <> 'archived' and band <> 0
    group by band having count(*) between 2 and ${commonBand}
  `.execute(db)
  const pairs = new Map<string, [string, string]>()
  for (const { ids } of rows)
    for (const [at, one] of ids.entries())
      for (const other of ids.slice(at + 1)) pairs.set(one + other, [one, other])
  return [...pairs.values()]
}

export async function listTwins(db: Db, bankId: string): Promise<Twins[]> {
  const pairs = await listPairs(db, bankId)
  const ids = [...new Set(pairs.flat())]
  const rows = await selectLike(db).where('q.id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  const known = new Map(rows.map(row => [row.id, describe(row)]))
  const alike = pairs.flatMap(([one, other]) => {
    const [first, second] = [known.get(one), known.get(other)]
    if (!first || !second) return []
    const share = compareTexts(first.text, second.text)
    return share < leastShare ? [] : [{ share, questions: [first.question, second.question] }]
  })
  return alike.toSorted((one, other) => other.share - one.share).slice(0, shown.twins)
}

/** Marks the questions that were written before there were marks. One that is saved meanwhile has its own. */
export async function markQuestions(db: Db): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('questions')
      .select(['id', 'content', 'revision'])
      .where('fingerprint', '=', sql<number[]>`'{}'`)
      .limit(markedAtOnce)
      .execute()
    for (const { id, content, revision } of rows)
      await db
        .updateTable('questions')
        .set({ fingerprint: markText(readWhole(readContent(content))) })
        .where(eb => eb.and({ id, revision }))
        .execute()
    if (rows.length < markedAtOnce) return
  }
}
