import { calibrations } from '@gerbang/contract/bank/calibrations.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createBank, createProgram, createQuestions, createTryout, iso } from '../../../testing/factories.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let teacher: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.signIn({ role: 'admin' })
  teacher = await app.signIn({ role: 'teacher' })
})
afterAll(() => app.close())

type Bank = Awaited<ReturnType<typeof createBank>>

async function createOwn(): Promise<Bank> {
  const { id: program_id } = await createProgram(app.db)
  return createBank(app.db, { owner_id: teacher.user.id, program_id })
}

/** What the bank knows of some questions, all on one scale. */
async function measure(ids: readonly string[], of: { b: number; se: number; version?: number; at?: string }) {
  const at = of.at ?? iso(-86_400)
  const scale = { scale_of: v7(), scale_a: 500, scale_b: 100, scale_min: 200, scale_max: 1000 }
  const rows = ids.map(question_id => ({
    ...scale,
    question_id,
    question_version: of.version ?? 1,
    a: 1,
    b: of.b,
    c: 0.2,
    se: of.se,
    n: 300,
    source: 'Try Out Pengukur',
    created_at: at,
    updated_at: at,
  }))
  await app.db.insertInto('question_estimates').values(rows).execute()
}

async function read(bank: Bank, who = admin) {
  const { data } = await app.send(calibrations.get, { token: who.token, params: { id: bank.subject_id } })
  return data
}
async function next(bank: Bank, query: Record<string, string | number> = {}, who = admin) {
  const params = { id: bank.subject_id }
  return app.send(calibrations.next, { token: who.token, params, query })
}

/** A draft by item response with a sub-test of the bank's subject. */
async function createDraft({ program_id, subject_id }: { program_id: string; subject_id: string }) {
  const draft = { status: 'draft' as const, published_at: null, scoring: 'irt' as const }
  const { id } = await createTryout(app.db, { program_id, ...draft, sub_tests: 0, questions: 0 })
  const sub_tests = [{ subject_id, duration_seconds: 600, weight: 1, wanted_questions: 3 }]
  const params = { id }
  const { data } = await app.send(tryoutPlans.arrange, { token: admin.token, params, body: { sub_tests } })
  return { id, subTestId: data.sub_tests[0]?.id ?? '' }
}

test('a subject tells how many questions are measured, how surely, how long ago, and where along difficulty they lack', async () => {
  const bank = await createOwn()
  const { ids } = await createQuestions(app.db, bank, 10)
  await measure(ids.slice(0, 2), { b: -1.5, se: 0.1 })
  await measure(ids.slice(2, 3), { b: 0.4, se: 0.3, at: iso(-400 * 86_400) })
  await measure(ids.slice(3, 4), { b: 2.6, se: 0.6 })
  await measure(ids.slice(4, 5), { b: 0, se: 0.1, version: 7 })
  await createQuestions(app.db, bank, 2, { type: 'essay' })
  await createQuestions(app.db, bank, 2, { status: 'draft' })

  const found = await read(bank)
  expect(found).toMatchObject({
    questions: 10,
    measured: 4,
    former: 1,
    errors: { small: 2, fair: 1, large: 1 },
    old: 1,
    oldest_at: iso(-400 * 86_400),
    newest_at: iso(-86_400),
    scale: 'Try Out Pengukur',
    papers: 3,
    paper_questions: 30,
  })
  // Three papers of thirty, cut as an even paper measures: 0.6, 1, 1 and 0.6 of 3.2.
  expect(found.bands.map(({ from, to, measured, wanted }) => [from, to, measured, wanted])).toEqual([
    [null, -2, 0, 0],
    [-2, -1, 2, 17],
    [-1, 0, 0, 28],
    [0, 1, 1, 28],
    [1, 2, 0, 17],
    [2, null, 1, 0],
  ])
  expect(found.lacks).toBe(15 + 28 + 27 + 17)
  expect(found.topics.map(({ measured, questions }) => [measured, questions])).toEqual([[4, 10]])
  const { data: all } = await app.send(calibrations.list, {
    token: admin.token,
    query: { program_id: found.program.id },
  })
  const { bands: _bands, topics: _topics, drafts: _drafts, papers: _papers, ...row } = found
  const { paper_questions: _length, practice: _practice, ...told } = row
  expect(all).toEqual([told])
})

test('a teacher sees what lies in banks that they may read, and no drafts; a subject that is not there is 404', async () => {
  const bank = await createOwn()
  const { ids } = await createQuestions(app.db, bank, 3)
  await measure(ids.slice(0, 1), { b: 0, se: 0.1 })
  await createDraft({ program_id: (await readProgram(bank)).id, subject_id: bank.subject_id })
  const other = await app.signIn({ role: 'teacher' })
  expect(await read(bank, teacher)).toMatchObject({ questions: 3, measured: 1, drafts: [] })
  expect(await read(bank)).toMatchObject({ questions: 3, drafts: [{ trial_count: 0 }] })
  expect(await read(bank, other)).toMatchObject({ questions: 0, measured: 0, topics: [] })
  expect((await next(bank, {}, other)).data).toEqual([])
  await app.db.updateTable('question_banks').set({ visibility: 'shared' }).where('id', '=', bank.id).execute()
  expect(await read(bank, other)).toMatchObject({ questions: 3, measured: 1 })
  await app.db.updateTable('question_banks').set({ status: 'draft' }).where('id', '=', bank.id).execute()
  expect(await read(bank, teacher)).toMatchObject({ questions: 0 })
  const absent = { token: admin.token, params: { id: v7() } }
  expect(await app.send(calibrations.get, absent)).toMatchObject({ status: 404 })
  expect(await app.send(calibrations.next, { ...absent, query: {} })).toMatchObject({ status: 404 })
})

const readProgram = async ({ subject_id }: Bank) =>
  app.db
    .selectFrom('subjects')
    .select('program_id as id')
    .where('id', '=', subject_id)
    .executeTakeFirstOrThrow()

test('what nobody has seen comes first, then levels that lack, and topics take turns from the least measured on', async () => {
  const bank = await createOwn()
  await app.db
    .updateTable('subjects')
    .set({ default_question_count: 2 })
    .where('id', '=', bank.subject_id)
    .execute()
  // Two questions a paper: two wanted in each middle band, one in each outer one. The easy side is full.
  const known = await createQuestions(app.db, bank, 4)
  await measure(known.ids.slice(0, 2), { b: -1.5, se: 0.1 })
  await measure(known.ids.slice(2, 4), { b: -0.5, se: 0.1 })
  const easy = await createQuestions(app.db, bank, 1, { difficulty: 'easy' })
  const hard = await createQuestions(app.db, bank, 2, { difficulty: 'hard' })
  const same = await createQuestions(app.db, bank, 2, { difficulty: 'hard', topic_id: known.topic_id })
  const seen = await createQuestions(app.db, bank, 1, { difficulty: 'hard' })
  const { id: program_id } = await readProgram(bank)
  const paper = await createTryout(app.db, { program_id, sub_tests: 1, questions: 1 })
  await app.db
    .insertInto('paper_items')
    .columns(['sub_test_id', 'question_id', 'question_version', 'position', 'topic_id', 'content', 'points'])
    .expression(eb =>
      eb
        .selectFrom('questions')
        .select(q => [
          q.val(paper.sub_tests[0]?.id ?? '').as('sub_test_id'),
          'id',
          'version',
          q.lit(9).as('position'),
          'topic_id',
          'content',
          'points',
        ])
        .where('id', '=', seen.ids[0] ?? ''),
    )
    .execute()

  const { data } = await next(bank)
  expect(data.map(({ id }) => id)).toEqual([...hard.ids, ...same.ids, ...easy.ids, ...seen.ids])
  expect(data.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6])
  expect(data[0]).toMatchObject({ used: 0, topic_measured: 0, level_lacks: 3, was_measured: false })
  expect(data[2]).toMatchObject({ topic_measured: 4 })
  expect(data.at(-1)).toMatchObject({ used: 1 })
  const narrow = await next(bank, { difficulty: 'easy' })
  expect(narrow.data.map(({ id, turn }) => [id, turn])).toEqual([[easy.ids[0], 5]])
  const page = await next(bank, { per_page: 2, page: 2 })
  expect(page.data.map(({ id }) => id)).toEqual(same.ids)
  expect(page.meta).toMatchObject({ total: 6 })
  const back = await next(bank, { sort: '-turn', per_page: 1 })
  expect(back.data.map(({ turn }) => turn)).toEqual([6])

  await app.db
    .updateTable('questions')
    .set({ status: 'archived' })
    .where('id', '=', easy.ids[0] ?? '')
    .execute()
  expect((await next(bank)).data.map(({ id }) => id)).toEqual([...hard.ids, ...same.ids, ...seen.ids])
})

test('an admin puts questions into the trials of a draft, where they stay beside those that it has and leave the list', async () => {
  const bank = await createOwn()
  const { ids } = await createQuestions(app.db, bank, 4)
  const params = await createDraft({
    program_id: (await readProgram(bank)).id,
    subject_id: bank.subject_id,
  })
  const add = (question_ids: readonly string[], each = 2, token = admin.token) =>
    app.send(tryoutPlans.addTrials, { token, params, body: { question_ids: [...question_ids], each } })
  expect((await add(ids.slice(0, 1))).data.sub_tests[0]).toMatchObject({ trial_count: 1, trials_each: 2 })
  const added = await add(ids.slice(0, 3), 3)
  expect(added.data.sub_tests[0]).toMatchObject({ trial_count: 3, trials_each: 3 })
  const { data } = await app.send(tryoutPlans.trials, { token: admin.token, params })
  expect(data.questions.map(({ id }) => id)).toEqual(ids.slice(0, 3))
  expect((await next(bank)).data.map(({ id }) => id)).toEqual(ids.slice(3))
  expect(await read(bank)).toMatchObject({
    measured: 0,
    tried: 3,
    drafts: [{ trial_count: 3, trials_each: 3 }],
  })
  expect(await add([v7()])).toMatchObject({ status: 422 })
  expect(await add(ids.slice(3), 1, teacher.token)).toMatchObject({ status: 403 })

  const copy = await app.send(tryoutPlans.duplicate, { token: admin.token, params: { id: params.id } })
  expect(copy.data.sub_tests[0]).toMatchObject({ trial_count: 3, trials_each: 3 })
})
