import { createHash, randomBytes } from 'node:crypto'
import type { Body } from '@gerbang/contract/call.ts'
import type { interchange } from '@gerbang/contract/bank/interchange.ts'
import {
  type AnswerValue,
  type ContentOf,
  type KeyOf,
  type QuestionContent,
  type QuestionDraft,
  type QuestionKey,
  type QuestionType,
  questionDraft,
} from '@gerbang/contract/question.ts'
import { writeDraft } from '@gerbang/contract/question-format.ts'
import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import type { Db } from '../db/database.ts'
import type { DB } from '../db/schema.ts'
import { sessionEnd } from '../features/people/auth/sessions.rules.ts'
import { buildFirstRun } from '../features/exam/marks/first-run.ts'
import { insertQuestions, type NewQuestion } from '../features/bank/questions/insert-questions.queries.ts'

/** Tests start their clock here. */
export const epoch = new Date('2026-11-21T01:00:00.000Z')
/** So many seconds later, or before. */
export const after = (seconds: number) => new Date(epoch.getTime() + seconds * 1000)
export const iso = (seconds: number) => after(seconds).toISOString()

const stamp = { created_at: epoch.toISOString(), updated_at: epoch.toISOString() }

/** Strings that stand in keys and explanations: none may reach a student before release. */
export const canaries = { key: 'KENARIKUNCI', explanation: 'KENARIPEMBAHASAN', hint: 'KENARIPETUNJUK' }

export async function createProgram(db: Db, overrides: Partial<Insertable<DB['programs']>> = {}) {
  const id = v7()
  const row = {
    id,
    slug: `program-${id}`,
    name: 'UTBK-SNBT',
    description: '',
    is_active: true,
    position: 1,
    choice_combinations: '[]',
    ...stamp,
    ...overrides,
  }
  await db.insertInto('programs').values(row).execute()
  return row
}

/** A user, verified and active. */
export async function createUser(
  db: Db,
  overrides: Partial<Insertable<DB['users']>> & { email?: string } = {},
) {
  const id = v7()
  const row = {
    id,
    name: 'Rani Putri',
    username: `rani-${id}`,
    email: `rani-${id}@contoh.gerbang.test`,
    email_verified_at: epoch.toISOString(),
    role: 'student' as const,
    status: 'active' as const,
    ...stamp,
    ...overrides,
  }
  await db.insertInto('users').values(row).execute()
  return row
}

/** A session for a user, as of `at`; returns its bearer token. */
export async function createSession(
  db: Db,
  user: { id: string; role: 'student' | 'teacher' | 'admin' },
  overrides: Partial<Insertable<DB['sessions']>> = {},
) {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      id: v7(),
      user_id: user.id,
      token_hash: createHash('sha256').update(token).digest(),
      user_agent: 'test',
      last_seen_at: epoch.toISOString(),
      expires_at: sessionEnd(user.role, epoch).toISOString(),
      created_at: epoch.toISOString(),
      ...overrides,
    })
    .execute()
  return token
}

interface PaperQuestion<Content = QuestionContent, Key = QuestionKey> {
  content: Content
  key: Key
  right: AnswerValue
  wrong: AnswerValue
}

const options = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id, html: `<p>Pilihan ${id}</p>` }))

const samples: { [T in QuestionType]: PaperQuestion<ContentOf<T>, KeyOf<T>> } = {
  single_choice: {
    content: { type: 'single_choice', prompt_html: '<p>Pilih satu.</p>', options },
    key: { type: 'single_choice', option_id: 'b' },
    right: 'b',
    wrong: 'c',
  },
  multiple_choice: {
    content: {
      type: 'multiple_choice',
      prompt_html: '<p>Pilih semua.</p>',
      options,
      credit: 'all_or_nothing',
    },
    key: { type: 'multiple_choice', option_ids: ['a', 'd'] },
    right: ['a', 'd'],
    wrong: ['a', 'c'],
  },
  true_false_table: {
    content: {
      type: 'true_false_table',
      prompt_html: '<p>Tentukan.</p>',
      columns: [
        { id: 'c1', label: 'Benar' },
        { id: 'c2', label: 'Salah' },
      ],
      statements: [
        { id: 's1', html: '<p>Satu</p>' },
        { id: 's2', html: '<p>Dua</p>' },
      ],
      credit: 'proportional',
    },
    key: { type: 'true_false_table', column_ids: { s1: 'c1', s2: 'c2' } },
    right: { s1: 'c1', s2: 'c2' },
    wrong: { s1: 'c2', s2: 'c1' },
  },
  short_answer: {
    content: { type: 'short_answer', prompt_html: '<p>Isi.</p>', input: 'text' },
    key: { type: 'short_answer', answer: { kind: 'text', accepted: [canaries.key] } },
    right: canaries.key.toLowerCase(),
    wrong: 'lain',
  },
  weighted_choice: {
    content: { type: 'weighted_choice', prompt_html: '<p>Pilih sikap.</p>', options },
    key: { type: 'weighted_choice', weights: { a: 0, b: 2, c: 5, d: 4, e: 1 } },
    right: 'c',
    wrong: 'a',
  },
  matching: {
    content: {
      type: 'matching',
      prompt_html: '<p>Jodohkan.</p>',
      items: [
        { id: 'i1', html: '<p>Baris satu</p>' },
        { id: 'i2', html: '<p>Baris dua</p>' },
      ],
      options,
      credit: 'proportional',
    },
    key: { type: 'matching', pairs: { i1: 'd', i2: 'a' } },
    right: { i1: 'd', i2: 'a' },
    wrong: { i1: 'b', i2: 'b' },
  },
  essay: {
    content: {
      type: 'essay',
      prompt_html: '<p>Uraikan.</p>',
      words: { least: 5, most: 300 },
      shown_rubric: null,
    },
    key: {
      type: 'essay',
      rubric: [
        { id: 'k1', text: 'Menyebut sebabnya', points: 4 },
        { id: 'k2', text: 'Memberi contoh', points: 6 },
      ],
      model_answer: canaries.key,
    },
    right: 'Sebabnya jelas, misalnya begini.',
    wrong: 'Tidak tahu.',
  },
}

/** What an author has typed for it. */
function writeSource({ content, key }: PaperQuestion, explanation: string) {
  const typed = JSON.stringify(content)
    .replaceAll('"prompt_html":', '"prompt":')
    .replaceAll('"html":', '"text":')
  const draft = { content: JSON.parse(typed), key, explanation, explanation_video_url: null }
  return JSON.stringify(writeDraft(questionDraft.parse(draft)))
}

/** One question of each kind, in turn. */
export const questionSamples: PaperQuestion[] = Object.values(samples)

/** Without essays, whose results wait for people: a paper has those where its try-out says so. */
export const keyedSamples = questionSamples.filter(({ content }) => content.type !== 'essay')

export interface TryoutOptions extends Partial<Insertable<DB['tryouts']>> {
  program_id: string
  sub_tests?: number
  questions?: number
}

/** A published try-out, open since yesterday and without end, whose sub-tests take ten minutes each. */
export async function createTryout(db: Db, { sub_tests = 2, questions = 4, ...overrides }: TryoutOptions) {
  const id = v7()
  const tryout = {
    id,
    slug: `try-out-${id}`,
    title: 'Try Out Uji',
    description: 'Untuk pengujian',
    opens_at: new Date(epoch.getTime() - 86_400_000).toISOString(),
    closes_at: null,
    mode: 'blocking' as const,
    max_attempts: null,
    access: 'free' as const,
    choices_min: 0,
    choices_max: 4,
    scoring: 'weighted' as const,
    marks: JSON.stringify({ kind: 'points' }),
    scale_min: 200,
    scale_max: 1000,
    result_release: 'instant' as const,
    review_policy: 'after_release' as const,
    shuffle_questions: true,
    shuffle_options: true,
    status: 'published' as const,
    published_at: overrides.status === 'draft' ? null : epoch.toISOString(),
    ...stamp,
    ...overrides,
  }
  await db.insertInto('tryouts').values(tryout).execute()
  const author = await createUser(db, { role: 'teacher' })
  const bank = {
    id: v7(),
    owner_id: author.id,
    program_id: tryout.program_id,
    title: 'Bank',
    description: '',
  }
  await db
    .insertInto('question_banks')
    .values({ ...bank, visibility: 'shared', status: 'published', ...stamp })
    .execute()
  const subTests = []
  for (let position = 1; position <= sub_tests; position++)
    subTests.push(await createSubTest(db, tryout, bank.id, position, questions))
  const score_run_id = v7()
  // A draft gets its own when it is published.
  if (tryout.status !== 'draft')
    await db
      .insertInto('score_runs')
      .values(
        buildFirstRun({ id: score_run_id, tryout_id: id, kind: tryout.scoring, at: epoch.toISOString() }),
      )
      .execute()
  return { ...tryout, score_run_id, sub_tests: subTests }
}

/** One question of a bank, frozen into a paper with its key. */
async function createFrozenQuestion(
  db: Db,
  of: { bank_sub_test_id: string; sub_test_id: string; topic_id: string; stimulus_id: string | null },
  index: number,
  sample: (typeof questionSamples)[number],
) {
  const { bank_sub_test_id, sub_test_id, topic_id, stimulus_id } = of
  const question_id = v7()
  const content = JSON.stringify(sample.content)
  await db
    .insertInto('questions')
    .values({
      id: question_id,
      bank_sub_test_id,
      topic_id,
      type: sample.content.type,
      position: index + 1,
      content,
      points: 1,
      difficulty: 'medium',
      status: 'published',
      version: 1,
      ...stamp,
    })
    .execute()
  await db
    .insertInto('paper_items')
    .values({
      sub_test_id,
      question_id,
      question_version: 1,
      position: index + 1,
      stimulus_id,
      topic_id,
      content,
      points: 1,
    })
    .execute()
  await db
    .insertInto('paper_keys')
    .values({
      sub_test_id,
      question_id,
      key: JSON.stringify(sample.key),
      explanation_html: `<p>${canaries.explanation} ${index}</p>`,
    })
    .execute()
  await db
    .insertInto('question_keys')
    .values({
      question_id,
      source: writeSource(sample, `${canaries.explanation} ${index}`),
      key: JSON.stringify(sample.key),
      explanation_html: `<p>${canaries.explanation} ${index}</p>`,
    })
    .execute()
  return { question_id, right: sample.right, wrong: sample.wrong }
}

async function createSubTest(
  db: Db,
  tryout: { id: string; program_id: string; has_essays?: boolean | undefined },
  bankId: string,
  position: number,
  questions: number,
) {
  const subject_id = v7()
  const topic_id = v7()
  const bankSubTest = v7()
  const id = v7()
  const stimulus_id = v7()
  await db
    .insertInto('subjects')
    .values({
      id: subject_id,
      program_id: tryout.program_id,
      code: `S${subject_id}`,
      name: `Subtes ${position}`,
      group: 'TPS',
      position,
      default_duration_seconds: 600,
      default_question_count: questions,
      ...stamp,
    })
    .execute()
  await db
    .insertInto('topics')
    .values({ id: topic_id, subject_id, name: `Topik ${position}`, ...stamp })
    .execute()
  await db
    .insertInto('bank_sub_tests')
    .values({
      id: bankSubTest,
      bank_id: bankId,
      subject_id,
      position,
      instructions: '',
      default_duration_seconds: 600,
      ...stamp,
    })
    .execute()
  await db
    .insertInto('tryout_sub_tests')
    .values({ id, tryout_id: tryout.id, subject_id, position, duration_seconds: 600, weight: 1, lang: 'id' })
    .execute()
  await db
    .insertInto('paper_stimuli')
    .values({ sub_test_id: id, stimulus_id, title: 'Bacaan', html: '<p>Sebuah bacaan.</p>' })
    .execute()

  const items = []
  const samples = tryout.has_essays ? questionSamples : keyedSamples
  for (let index = 0; index < questions; index++) {
    const sample = samples[index % samples.length]
    if (!sample) continue
    const place = { bank_sub_test_id: bankSubTest, sub_test_id: id, topic_id }
    const of = { ...place, stimulus_id: index < 2 ? stimulus_id : null }
    items.push(await createFrozenQuestion(db, of, index, sample))
  }
  return { id, subject_id, items }
}
export type TestTryout = Awaited<ReturnType<typeof createTryout>>
export type TestSubTest = TestTryout['sub_tests'][number]

/** A private draft bank with one empty sub-test. */
export async function createBank(
  db: Db,
  overrides: { owner_id: string; program_id: string } & Partial<Insertable<DB['question_banks']>>,
) {
  const id = v7()
  const subject_id = v7()
  const sub_test_id = v7()
  const bank = {
    id,
    title: 'Bank Uji',
    description: '',
    visibility: 'private' as const,
    status: 'published' as const,
    ...stamp,
    ...overrides,
  }
  await db.insertInto('question_banks').values(bank).execute()
  await db
    .insertInto('subjects')
    .values({
      id: subject_id,
      program_id: bank.program_id,
      code: `S${subject_id}`,
      name: 'Penalaran Umum',
      group: 'TPS',
      position: 1,
      default_duration_seconds: 1800,
      default_question_count: 30,
      ...stamp,
    })
    .execute()
  await db
    .insertInto('bank_sub_tests')
    .values({
      id: sub_test_id,
      bank_id: id,
      subject_id,
      position: 1,
      instructions: '',
      default_duration_seconds: 1800,
      ...stamp,
    })
    .execute()
  return { ...bank, subject_id, sub_test_id }
}

/** A complete draft of a single choice whose key is b. */
export const draftSample: QuestionDraft = {
  content: {
    type: 'single_choice',
    prompt: 'Berapa $1 + 1$?',
    options: ['1', '2', '3'].map((text, index) => ({ id: 'abc'.charAt(index), text })),
  },
  key: { type: 'single_choice', option_id: 'b' },
  explanation: `${canaries.explanation}: satu ditambah satu.`,
  explanation_video_url: null,
}

/** Of several right options, with a rule of its own that no program has to share. */
export const severalRightSample: QuestionDraft = {
  ...draftSample,
  content: {
    type: 'multiple_choice',
    prompt: 'Mana yang genap?',
    options: ['1', '2', '4'].map((text, index) => ({ id: 'abc'.charAt(index), text })),
    credit: 'all_or_nothing',
  },
  key: { type: 'multiple_choice', option_ids: ['b', 'c'] },
}

export async function createTopic(db: Db, subject_id: string, name = 'Aritmetika') {
  const row = { id: v7(), subject_id, name, ...stamp }
  await db.insertInto('topics').values(row).execute()
  return row
}

/** A question of a bank, as somebody saved it. */
export async function createQuestion(
  db: Db,
  bank: { owner_id: string; sub_test_id: string },
  overrides: Partial<NewQuestion> = {},
) {
  const question: NewQuestion = {
    draft: draftSample,
    stimulus_id: null,
    topic_ids: [],
    points: 1,
    difficulty: 'medium',
    lang: 'id',
    status: 'draft',
    ...overrides,
  }
  const means = { now: () => epoch, newId: () => v7() }
  const [added] = await insertQuestions(db, bank.sub_test_id, [question], bank.owner_id, means)
  if (!added) throw new Error('Cannot create the question: nothing was inserted')
  return added.row
}

/** Published questions with their keys in a sub-test of a bank, all of one topic. Returns their ids. */
export async function createQuestions(
  db: Db,
  { subject_id, sub_test_id }: { subject_id: string; sub_test_id: string },
  count: number,
  overrides: Partial<Insertable<DB['questions']>> = {},
): Promise<{ ids: string[]; topic_id: string }> {
  const topic_id = v7()
  await db
    .insertInto('topics')
    .values({ id: topic_id, subject_id, name: `Topik ${topic_id}`, ...stamp })
    .execute()
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const id = v7()
    const sample = keyedSamples[index % keyedSamples.length] ?? samples.single_choice
    const { content, key } = sample
    const own = { ...content, prompt_html: `<p>Soal ${id}</p>` }
    await db
      .insertInto('questions')
      .values({
        id,
        bank_sub_test_id: sub_test_id,
        topic_id,
        type: content.type,
        position: index + 1,
        content: JSON.stringify(own),
        points: 1,
        difficulty: 'medium',
        status: 'published',
        version: 1,
        ...stamp,
        ...overrides,
      })
      .execute()
    await db
      .insertInto('question_keys')
      .values({
        question_id: id,
        source: writeSource(sample, canaries.explanation),
        key: JSON.stringify(key),
        explanation_html: `<p>${canaries.explanation}</p>`,
        hint_html: `<p>${canaries.hint}</p>`,
      })
      .execute()
    ids.push(id)
  }
  return { ids, topic_id }
}

/** A university with majors of the given levels. */
export async function createMajors(db: Db, levels: ('S1' | 'D4' | 'D3')[]) {
  await db
    .insertInto('provinces')
    .values({ id: '31', name: 'DKI Jakarta', time_zone: 'Asia/Jakarta' })
    .onConflict(oc => oc.doNothing())
    .execute()
  const university = {
    id: v7(),
    name: 'Universitas Uji',
    short_name: 'UU',
    type: 'ptn' as const,
    province_id: '31',
    city: 'Jakarta',
  }
  await db
    .insertInto('universities')
    .values({ ...university, slug: `uji-${university.id}`, ...stamp })
    .execute()
  const majors = levels.map((level, index) => ({
    id: v7(),
    university_id: university.id,
    code: String(index + 1),
    name: `Jurusan ${index + 1}`,
    level,
    group: 'Umum',
    ...stamp,
  }))
  await db.insertInto('majors').values(majors).execute()
  return { university, majors }
}

export const sampleImport = {
  draft: {
    content: {
      type: 'single_choice',
      prompt: 'Nilai $1+1$ adalah …',
      options: [
        { id: 'a', text: '1' },
        { id: 'b', text: '2' },
      ],
    },
    key: { type: 'single_choice', option_id: 'b' },
    explanation: '',
    explanation_video_url: null,
  },
  topic: '',
  difficulty: 'medium',
  passage: null,
  decision: 'open',
} satisfies Body<typeof interchange.changeQuestion>

/** An import that has been read and found one question. */
export async function createImport(db: Db, overrides: { owner_id: string; bank_sub_test_id: string }) {
  const id = v7()
  const passages = JSON.stringify([{ ref: 's1', title: 'Pasar', body: 'Pasar terapung ramai.' }])
  const none = { passages, remarks: '[]', unsupported: '[]', pictures: 0 }
  const row = { id, file_name: 'soal.docx', reading_job_id: v7(), read_at: stamp.created_at, ...none }
  await db
    .insertInto('imports')
    .values({ ...row, ...stamp, ...overrides })
    .execute()
  const { draft, ...settings } = sampleImport
  const found = { type: draft.content.type, stem: 'Nilai 1+1 adalah …', problem: null, is_keyed: true }
  await db
    .insertInto('import_questions')
    .values({
      import_id: id,
      position: 1,
      number: 1,
      draft: JSON.stringify(draft),
      ...settings,
      ...found,
      remarks: '[]',
      signs: '[]',
      source: '[]',
    })
    .execute()
  return { id }
}
