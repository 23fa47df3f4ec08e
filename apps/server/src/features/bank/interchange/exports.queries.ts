import type { Exported } from '@gerbang/contract/bank/interchange.ts'
import { readDraft, readKey } from '@gerbang/contract/question-format.ts'
import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import type { QuestionDraft } from '@gerbang/contract/question.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { creditOfBank, creditOfPaper, giveRule } from '../../../db/take-credit.ts'
import type { Viewer } from '../../../http/access.ts'
import { canReadBank } from '../question-banks/bank-access.queries.ts'
import { canTakeAlong } from '../questions/places.queries.ts'

/** A question as its author typed it, with what stands around it. */
export interface ExportedQuestion {
  draft: QuestionDraft
  sub_test: string
  topic: string | null
  difficulty: 'easy' | 'medium' | 'hard'
  passage: { id: string; title: string; source: string; frozen_html: string | null } | null
  /** A try-out holds it, and only those who may change it where it is take it along. */
  is_held: boolean
}

type Stored<T extends (stored: never) => unknown> = Parameters<T>[0]

interface ExportRow extends Omit<ExportedQuestion, 'draft'> {
  source: Stored<typeof readDraft>
  /** What a regrade has made of the key since the paper was frozen. */
  key: Stored<typeof readKey> | null
  /** Null where a frozen question has no parts. */
  credit: CreditRule | null
}

const toQuestion = ({ source, key, credit, ...row }: ExportRow): ExportedQuestion => {
  const { content, ...draft } = readDraft(source)
  const counted = { ...draft, content: credit ? giveRule(content, credit) : content }
  return { ...row, draft: key ? { ...counted, key: readKey(key) } : counted }
}

const passageOf = (frozen: RawBuilder<string | null>) => sql<ExportedQuestion['passage']>`
  (select json_build_object('id', s.id, 'title', s.title, 'source', s.source, 'frozen_html', ${frozen})
  from stimuli s where s.id = q.stimulus_id)`

/** Questions of banks that the viewer may read, in the order of their banks. */
async function listBankQuestions(
  db: Db,
  viewer: Viewer,
  isAsked: RawBuilder<boolean>,
  at: Date,
): Promise<ExportedQuestion[]> {
  const { rows } = await sql<ExportRow>`
    select k.source, null as key, ${creditOfBank} as credit, j.name as sub_test, t.name as topic, q.difficulty,
      ${passageOf(sql`null::text`)} as passage, not ${canTakeAlong(viewer, at)} as is_held
    from questions q
      join bank_sub_tests st on st.id = q.bank_sub_test_id
      join question_banks b on b.id = st.bank_id
      join subjects j on j.id = st.subject_id
      join question_keys k on k.question_id = q.id
      left join topics t on t.id = q.topic_id
    where ${isAsked} and ${canReadBank(viewer)}
    order by b.id, st.position, st.id, q.position, q.id
  `.execute(db)
  return rows.map(toQuestion)
}

/** What a draft has chosen, as the banks have it now. */
async function listChosen(db: Db, tryoutId: string): Promise<ExportedQuestion[]> {
  const { rows } = await sql<ExportRow>`
    select k.source, null as key, ${creditOfPaper(sql`st.id`)} as credit, j.name as sub_test, t.name as topic,
      q.difficulty, ${passageOf(sql`null::text`)} as passage, false as is_held
    from tryout_questions c
      join tryout_sub_tests st on st.id = c.sub_test_id
      join subjects j on j.id = st.subject_id
      join questions q on q.id = c.question_id
      join question_keys k on k.question_id = q.id
      left join topics t on t.id = q.topic_id
    where st.tryout_id = ${tryoutId}
    order by st.position, c.position, q.id
  `.execute(db)
  return rows.map(toQuestion)
}

/** The papers as they were frozen, with keys as they have been corrected since. */
async function listFrozen(db: Db, tryoutId: string): Promise<ExportedQuestion[]> {
  const { rows } = await sql<ExportRow>`
    select coalesce(v.source, k.source) as source, pk.key, i.content->>'credit' as credit, j.name as sub_test,
      t.name as topic, coalesce(v.difficulty, q.difficulty) as difficulty,
      (select json_build_object('id', p.stimulus_id, 'title', p.title, 'source', coalesce(s.source, ''),
        'frozen_html', case when s.html = p.html then null else p.html end)
      from paper_stimuli p left join stimuli s on s.id = p.stimulus_id
      where p.sub_test_id = i.sub_test_id and p.stimulus_id = i.stimulus_id) as passage,
      false as is_held
    from paper_items i
      join tryout_sub_tests st on st.id = i.sub_test_id
      join subjects j on j.id = st.subject_id
      join questions q on q.id = i.question_id
      join question_keys k on k.question_id = i.question_id
      left join question_versions v on v.question_id = i.question_id and v.version = i.question_version
      join paper_keys pk on pk.sub_test_id = i.sub_test_id and pk.question_id = i.question_id
      left join topics t on t.id = i.topic_id
    where st.tryout_id = ${tryoutId}
    order by st.position, i.position
  `.execute(db)
  return rows.map(toQuestion)
}

export interface ExportSelection {
  title: string
  questions: ExportedQuestion[]
}

/** Undefined where the viewer may not read all that is asked for. */
export async function selectExport(
  db: Db,
  viewer: Viewer,
  of: Exported,
  at: Date,
): Promise<ExportSelection | undefined> {
  if (of.kind === 'questions') {
    const questions = await listBankQuestions(db, viewer, sql<boolean>`q.id = any(${of.ids}::uuid[])`, at)
    return questions.length === new Set(of.ids).size ? { title: 'Soal pilihan', questions } : undefined
  }
  if (of.kind === 'tryout') {
    if (viewer.role !== 'admin') return undefined
    const tryout = await db
      .selectFrom('tryouts')
      .select(['title', 'status'])
      .where('id', '=', of.id)
      .executeTakeFirst()
    const list = tryout?.status === 'draft' ? listChosen : listFrozen
    return tryout && { title: tryout.title, questions: await list(db, of.id) }
  }
  const row = of.kind === 'bank' ? sql<boolean>`b.id = ${of.id}` : sql<boolean>`st.id = ${of.id}`
  const place = await db
    .selectFrom('question_banks as b')
    .leftJoin('bank_sub_tests as st', 'st.bank_id', 'b.id')
    .leftJoin('subjects as j', 'j.id', 'st.subject_id')
    .select(['b.title', 'j.name as sub_test'])
    .where(row)
    .where(canReadBank(viewer))
    .executeTakeFirst()
  if (!place) return undefined
  const title = of.kind === 'bank' ? place.title : `${place.title}, ${place.sub_test}`
  return { title, questions: await listBankQuestions(db, viewer, row, at) }
}
