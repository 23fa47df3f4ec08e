import { programs } from '@gerbang/contract/exam/programs.ts'
import { settings } from '@gerbang/contract/platform/settings.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { onPaper } from '@gerbang/contract/exam/on-paper.ts'
import { practices } from '@gerbang/contract/learning/practices.ts'
import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  canaries,
  createBank,
  createProgram,
  createQuestions,
  createTryout,
  epoch,
  iso,
} from '../../../testing/factories.ts'
import { linkCopies } from '../../bank/questions/kin.queries.ts'
import { findLongestExtra } from '../progresses/attempts.queries.ts'
import { enroll, save, start } from '../../../testing/sittings.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

const written = {
  title: 'Try Out Kedua',
  description: 'Sabtu pagi',
  opens_at: iso(3_600),
  closes_at: iso(40_000),
  mode: 'blocking',
  access: 'free',
  max_attempts: 1,
  choices_min: 0,
  choices_max: 4,
  scoring: 'raw',
  marks: { kind: 'points' },
  scale_min: 0,
  scale_max: 1000,
  result_release: 'at_close',
  release_at: null,
  review_policy: 'after_release',
  shuffle_questions: true,
  shuffle_options: true,
}
const writtenQuiz = {
  title: 'Kuis Pemanasan',
  description: '',
  lang: 'id',
  duration_seconds: null,
  shuffle: true,
  max_attempts: null,
  feedback: 'after_each',
  opens_at: null,
  closes_at: null,
}
const reason = 'Uji coba untuk kelas dua belas'

/** A draft with one sub-test whose bank holds twelve questions, none of them chosen. */
async function draft(overrides: object = {}) {
  const program = await createProgram(app.db)
  const owner = await app.signIn({ role: 'teacher' })
  const bank = await createBank(app.db, { owner_id: owner.user.id, program_id: program.id })
  const { ids, topic_id } = await createQuestions(app.db, bank, 12)
  const created = await app.send(tryoutPlans.create, {
    token,
    body: { ...written, program_id: program.id, ...overrides },
  })
  const { id } = created.data
  const sub_tests = [{ subject_id: bank.subject_id, duration_seconds: 600, weight: 1, wanted_questions: 3 }]
  const { data } = await app.send(tryoutPlans.arrange, { token, params: { id }, body: { sub_tests } })
  const params = { id, subTestId: data.sub_tests[0]?.id ?? '' }
  return { id, program, bank, ids, topic_id, params, slug: created.data.slug }
}

const choose = (params: Record<string, string>, question_ids: string[]) =>
  app.send(tryoutPlans.choose, { token, params, body: { question_ids } })
const publish = (id: string, body: object = {}) =>
  app.send(tryoutPlans.publish, { token, params: { id }, body })
const get = async (id: string) => (await app.send(tryoutPlans.get, { token, params: { id } })).data

test('a preset brings its sub-tests, counts and seconds into a new draft', async () => {
  const program = await createProgram(app.db)
  const owner = await app.signIn({ role: 'teacher' })
  const { subject_id } = await createBank(app.db, { owner_id: owner.user.id, program_id: program.id })
  const sub_tests = [{ subject_id, question_count: 30, duration_seconds: 2550, weight: 2, threshold: 65 }]
  const format = { name: 'SNBT 2027', year: 2027, source: '', mode: 'blocking', scoring: 'irt' }
  const body = { ...format, marks: { kind: 'points' }, sub_tests }
  const { data } = await app.send(programs.createPreset, { token, params: { id: program.id }, body })
  const made = await app.send(tryoutPlans.create, {
    token,
    body: { ...written, program_id: program.id, preset_id: data.presets[0]?.id },
  })
  expect(made).toMatchObject({ status: 201, data: { slug: 'try-out-kedua', state: 'draft' } })
  expect(made.data.sub_tests).toMatchObject([
    { duration_seconds: 2550, weight: 2, threshold: 65, wanted_questions: 30, question_count: 0 },
  ])
})

test('what the maker leaves out is as the format has it, else as the settings do, and stays so', async () => {
  const { scoring: _s, result_release: _r, review_policy: _p, ...rest } = written
  const program = await createProgram(app.db)
  const set = (body: object) => app.send(settings.update, { token, body })
  const create = async (body: object) => {
    const reply = await app.send(tryoutPlans.create, { token, body: { ...body, program_id: program.id } })
    expect(reply.status).toBe(201)
    const { id, scoring, result_release, review_policy } = reply.data
    return { id, told: [scoring, result_release, review_policy] }
  }
  await set({
    tryout_scoring: 'irt',
    tryout_result_release: 'at_close',
    tryout_review_policy: 'after_release',
  })
  const first = await create(rest)
  expect(first.told).toEqual(['irt', 'at_close', 'after_release'])

  await set({ tryout_scoring: 'weighted', tryout_result_release: 'at_close', tryout_review_policy: 'never' })
  expect((await create(rest)).told).toEqual(['weighted', 'at_close', 'never'])
  // Results cannot wait for an end that there is none of.
  expect((await create({ ...rest, closes_at: null })).told).toEqual(['weighted', 'instant', 'never'])
  expect((await create({ ...rest, scoring: 'raw', review_policy: 'after_release' })).told).toEqual([
    'raw',
    'at_close',
    'after_release',
  ])

  const owner = await app.signIn({ role: 'teacher' })
  const { subject_id } = await createBank(app.db, { owner_id: owner.user.id, program_id: program.id })
  const sub_tests = [{ subject_id, question_count: 30, duration_seconds: 2550, weight: 1, threshold: null }]
  const format = { name: 'SNBT 2027', year: 2027, source: '', mode: 'blocking', scoring: 'irt' }
  const body = { ...format, marks: { kind: 'points' }, sub_tests }
  const { data } = await app.send(programs.createPreset, { token, params: { id: program.id }, body })
  const preset_id = data.presets[0]?.id
  expect((await create({ ...rest, preset_id })).told).toEqual(['irt', 'at_close', 'never'])

  expect(await get(first.id)).toMatchObject({ scoring: 'irt', review_policy: 'after_release' })
  await set({ tryout_scoring: 'irt', tryout_review_policy: 'after_release' })
})

test('a draft is made and changed by a form too, and two of one title have addresses of their own', async () => {
  const { id, program, slug } = await draft()
  const form = new FormData()
  form.append('title', 'Try Out Ketiga')
  form.append('closes_at', '')
  form.append('result_release', 'instant')
  form.append('shuffle_options', 'false')
  form.append('marks[kind]', 'penalty')
  for (const [name, value] of Object.entries({ correct: '4', wrong: '-1', blank: '0' }))
    form.append(`marks[${name}]`, value)
  const request = new Request('http://gerbang.test', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const body = Buffer.from(await request.arrayBuffer())
  expect(await app.send(tryoutPlans.update, { token, params: { id }, headers, body })).toMatchObject({
    status: 200,
    data: {
      title: 'Try Out Ketiga',
      closes_at: null,
      shuffle_options: false,
      shuffle_questions: true,
      marks: { kind: 'penalty', correct: 4, wrong: -1, blank: 0 },
    },
  })
  const other = await app.send(tryoutPlans.create, { token, body: { ...written, program_id: program.id } })
  expect(other.data.slug).not.toBe(slug)
})

test.each([
  ['closes_at', { closes_at: iso(0) }],
  ['choices_max', { choices_min: 3, choices_max: 1 }],
  ['scale_max', { scale_min: 500, scale_max: 100 }],
  ['result_release', { closes_at: null }],
  ['release_at', { result_release: 'at_time' }],
])('what contradicts itself is refused at %s', async (field, wrong) => {
  const { id } = await draft()
  const reply = await app.send(tryoutPlans.update, { token, params: { id }, body: wrong })
  expect(reply).toMatchObject({ status: 422 })
  expect(Object.keys(reply.errors ?? {})).toEqual([field])
})

const row = (subject_id: string) => ({ subject_id, duration_seconds: 300, weight: 1 })

test('sub-tests change places and go with their questions, and foreign subjects are refused', async () => {
  const { id, params, ids, bank, program } = await draft()
  const second = await createBank(app.db, { owner_id: bank.owner_id, program_id: program.id })
  await choose(params, ids.slice(0, 2))
  const arrange = (...subjects: string[]) =>
    app.send(tryoutPlans.arrange, { token, params: { id }, body: { sub_tests: subjects.map(row) } })
  const { data } = await arrange(second.subject_id, bank.subject_id)
  expect(data.sub_tests.map(({ subject, question_count }) => [subject.id, question_count])).toEqual([
    [second.subject_id, 0],
    [bank.subject_id, 2],
  ])
  expect((await arrange(second.subject_id)).data.question_count).toBe(0)
  const foreign = await createBank(app.db, {
    owner_id: bank.owner_id,
    program_id: (await createProgram(app.db)).id,
  })
  expect(await arrange(foreign.subject_id)).toMatchObject({ status: 422 })
})

test('questions are chosen by hand, by filter, and none that the sub-test cannot take', async () => {
  const { params, ids, bank, topic_id } = await draft()
  await createQuestions(app.db, bank, 2, { status: 'draft' })
  const hard = await createQuestions(app.db, bank, 1, { difficulty: 'hard' })
  const pool = (query: Record<string, string>) => app.send(tryoutPlans.pool, { token, params, query })
  expect((await pool({})).meta).toMatchObject({ total: 13, banks: [{ id: bank.id }] })
  expect((await pool({ topic_id })).meta.total).toBe(12)
  expect((await pool({ difficulty: 'hard' })).data.map(({ id }) => id)).toEqual(hard.ids)
  expect((await pool({ search: ids[4] ?? '' })).data.map(({ id }) => id)).toEqual([ids[4]])
  const wanted = [ids[3] ?? '', ids[1] ?? '']
  expect(await choose(params, wanted)).toMatchObject({ status: 200, data: { question_count: 2 } })
  const { data } = await app.send(tryoutPlans.paper, { token, params })
  expect(data.questions.map(({ id }) => id)).toEqual(wanted)
  expect(data.questions[0]?.explanation_html).toContain(canaries.explanation)
  const foreign = await draft()
  expect(await choose(params, [foreign.ids[0] ?? ''])).toMatchObject({ status: 422 })
  expect(await choose(params, [ids[0] ?? '', ids[0] ?? ''])).toMatchObject({ status: 422 })
})

test('a bank that is a draft offers nothing to try-outs and quizzes, and both say which it is', async () => {
  const { params, ids, bank, program } = await draft()
  await app.db.updateTable('question_banks').set({ status: 'draft' }).where('id', '=', bank.id).execute()
  const waiting = [{ id: bank.id, name: 'Bank Uji', questions: 12 }]
  const pool = await app.send(tryoutPlans.pool, { token, params, query: {} })
  expect(pool).toMatchObject({ data: [], meta: { banks: [], draft_banks: waiting } })
  expect(await choose(params, ids.slice(0, 1))).toMatchObject({ status: 422 })
  const quiz = await app.send(quizAuthoring.create, {
    token,
    body: { ...writtenQuiz, program_id: program.id, subject_id: bank.subject_id },
  })
  const found = await app.send(quizAuthoring.candidates, { token, params: { id: quiz.data.id }, query: {} })
  expect(found).toMatchObject({ data: [], meta: { banks: [], draft_banks: waiting } })
})

test('a blueprint draws so many per topic and difficulty, says what lacks, and adds to what is kept', async () => {
  const { params, bank, topic_id } = await draft()
  const hard = await createQuestions(app.db, bank, 2, { difficulty: 'hard' })
  const draw = (body: object) => app.send(tryoutPlans.draw, { token, params, body })
  const cells = [
    { topic_id, difficulty: 'medium', count: 5 },
    { topic_id: hard.topic_id, difficulty: 'hard', count: 3 },
  ]
  const first = await draw({ cells })
  expect(first).toMatchObject({ data: { question_count: 7 }, meta: { drawn: 7, missing: 1 } })
  const stock = await app.send(tryoutPlans.stock, { token, params })
  expect(stock.data.map(({ available, chosen }) => [available, chosen]).sort()).toEqual([
    [12, 5],
    [2, 2],
  ])
  const more = { topic_id: null, difficulty: null, count: 2 }
  expect((await draw({ cells: [more], keeps: true })).data.question_count).toBe(9)
  expect((await draw({ cells: [more] })).data.question_count).toBe(2)
})

test('a draft that is not ready is refused with the list, and publishes once it is', async () => {
  const { id, params, ids, slug, program } = await draft()
  expect(await publish(id)).toMatchObject({
    status: 422,
    errors: { plan: [expect.stringContaining('belum berisi')] },
  })
  await choose(params, ids.slice(0, 3))
  const student = await app.signIn({ program_id: program.id })
  const open = { token: student.token, params: { slug } }
  expect((await app.send(tryouts.get, open)).status).toBe(404)
  expect(await publish(id)).toMatchObject({ status: 200, data: { state: 'scheduled', question_count: 3 } })
  expect(await app.send(tryouts.get, open)).toMatchObject({ status: 200, data: { question_count: 3 } })
  expect(await publish(id)).toMatchObject({ status: 409 })
  const entry = await app.db
    .selectFrom('audit_entries')
    .select('details')
    .where('subject_id', '=', id)
    .where('action', '=', 'tryout_published')
    .executeTakeFirst()
  expect(entry?.details).toMatchObject({ questions: 3, sub_tests: 1, overruled: [] })
})

test('no call gives a draft a score run, so that its publication finds none', async () => {
  const { id, params, ids } = await draft({ scoring: 'irt', closes_at: iso(-3_600), opens_at: iso(-7_200) })
  await choose(params, ids.slice(0, 3))
  const asked = { publish: true, reason }
  const calls = [
    () => app.send(scores.rescore, { token, params: { id }, body: asked }),
    () =>
      app.send(scores.regrade, {
        token,
        params: { id, questionId: ids[0] ?? '' },
        body: { ...asked, voided: true },
      }),
  ]
  for (const call of calls) expect((await call()).status).toBe(404)
  await app.jobs.score()
  const runs = () => app.db.selectFrom('score_runs').select('origin').where('tryout_id', '=', id).execute()
  expect(await runs()).toEqual([])
  await app.db
    .updateTable('tryouts')
    .set({ closes_at: iso(40_000) })
    .where('id', '=', id)
    .execute()
  expect((await publish(id)).status).toBe(200)
  expect(await runs()).toEqual([{ origin: 'submissions' }])
})

test('a question that students can review before the close needs a reason to be in a competition', async () => {
  const { params, ids } = await draft()
  await choose(params, ids.slice(0, 3))
  const practice = await app.send(tryoutPlans.duplicate, { token, params })
  const body = { closes_at: null, result_release: 'instant' }
  await app.send(tryoutPlans.update, { token, params: { id: practice.data.id }, body })
  await publish(practice.data.id)
  const checks = await app.send(tryoutPlans.check, { token, params })
  expect(checks.data[0]).toMatchObject({ level: 'asks', code: 'reviewable' })
  expect(await publish(params.id)).toMatchObject({ status: 422 })
  expect(await publish(params.id, { reason })).toMatchObject({ status: 200 })
})

test('a quiz that tells keys before the close is found, and so are students who have had the questions', async () => {
  const { program, params, ids, bank } = await draft()
  await app.db.updateTable('question_banks').set({ status: 'published' }).where('id', '=', bank.id).execute()
  await choose(params, ids.slice(0, 3))
  const codes = async () =>
    (await app.send(tryoutPlans.check, { token, params })).data.map(({ code }) => code)
  expect(await codes()).not.toEqual(expect.arrayContaining(['reviewable']))
  const quiz = await app.send(quizAuthoring.create, {
    token,
    body: { ...writtenQuiz, program_id: program.id, subject_id: bank.subject_id },
  })
  const changed = { question_ids: ids.slice(0, 2), status: 'published' }
  const published = await app.send(quizAuthoring.update, {
    token,
    params: { id: quiz.data.id },
    body: changed,
  })
  expect(published.status).toBe(200)
  expect(await codes()).toEqual(expect.arrayContaining(['reviewable']))
  expect(await codes()).not.toEqual(expect.arrayContaining(['seen']))
  const student = await app.signIn({ program_id: program.id })
  const begun = await app.send(quizzes.start, {
    token: student.token,
    params: { slug: quiz.data.slug },
  })
  expect(begun.status).toBe(200)
  const checks = await app.send(tryoutPlans.check, { token, params })
  expect(checks.data.find(({ code }) => code === 'seen')).toMatchObject({
    level: 'warns',
    text: expect.stringContaining('2 soal pernah dikerjakan siswa program ini, paling banyak 1 siswa'),
  })
})

/** Practice of the bank's subject by a student of the program; the questions that were drawn. */
async function practise({ program, bank }: Awaited<ReturnType<typeof draft>>) {
  await app.db
    .updateTable('question_banks')
    .set({ status: 'published', for_practice: true })
    .where('id', '=', bank.id)
    .execute()
  const student = await app.signIn({ program_id: program.id })
  const body = { kind: 'subject', target_id: bank.subject_id }
  const { data } = await app.send(practices.start, { token: student.token, body })
  const session = await app.send(practices.get, { token: student.token, params: { id: data.id } })
  return session.data.questions.map(({ id }) => id)
}

test('a competition of what was just practised needs a reason, and so does one of its copies', async () => {
  const own = await draft()
  const drawn = await practise(own)
  await app.db
    .updateTable('question_banks')
    .set({ for_practice: false })
    .where('id', '=', own.bank.id)
    .execute()
  await choose(own.params, drawn.slice(0, 3))
  const check = async () => (await app.send(tryoutPlans.check, { token, params: own.params })).data
  const findings = [
    { level: 'asks', code: 'reviewable', text: expect.stringContaining('3 soal bisa dilihat kunci') },
    { level: 'warns', code: 'seen', text: expect.stringContaining('3 soal pernah dikerjakan') },
  ]
  expect(await check()).toEqual(expect.arrayContaining(findings.map(found => expect.objectContaining(found))))
  expect(await publish(own.params.id)).toMatchObject({ status: 422 })

  const fresh = own.ids.filter(id => !drawn.includes(id)).slice(0, 3)
  await choose(own.params, fresh)
  expect((await check()).map(({ code }) => code)).not.toContain('reviewable')
  await linkCopies(
    app.db,
    fresh.map((copy_id, at) => ({ copy_id, origin_id: drawn[at] ?? '' })),
  )
  expect(await check()).toEqual(expect.arrayContaining(findings.map(found => expect.objectContaining(found))))
  expect(await publish(own.params.id)).toMatchObject({ status: 422 })
  expect(await publish(own.params.id, { reason })).toMatchObject({ status: 200 })
})

test('sheets that were taken in count as seen, and a quiz that was put away still shows its keys', async () => {
  // Each kind of question is marked in its own way, and the order of a shuffled sheet is another each time.
  const own = await draft({ shuffle_questions: false })
  await app.db
    .updateTable('question_banks')
    .set({ status: 'published' })
    .where('id', '=', own.bank.id)
    .execute()
  await choose(own.params, own.ids.slice(0, 3))
  const codes = async () =>
    (await app.send(tryoutPlans.check, { token, params: own.params })).data.map(({ code }) => code)

  const printed = await app.send(tryoutPlans.duplicate, { token, params: own.params })
  const { id } = printed.data
  const window = { opens_at: iso(-3_600), closes_at: null, result_release: 'instant', review_policy: 'never' }
  await app.send(tryoutPlans.update, { token, params: { id }, body: window })
  expect((await publish(id)).status).toBe(200)
  expect(await codes()).not.toContain('seen')
  const student = await app.signIn({ program_id: own.program.id })
  const sheet = { sub_test_id: (await get(id)).sub_tests[0]?.id, marks: ['A', '', ''] }
  const body = { student: student.user.username, variant: 'A', sub_tests: [sheet] }
  const taken = await app.send(onPaper.enter, { token, params: { id }, body })
  expect(taken).toMatchObject({ status: 200 })
  expect(await codes()).toContain('seen')
  expect(await codes()).not.toContain('reviewable')

  const quiz = await app.send(quizAuthoring.create, {
    token,
    body: { ...writtenQuiz, program_id: own.program.id, subject_id: own.bank.subject_id },
  })
  const params = { id: quiz.data.id }
  const change = (body: object) => app.send(quizAuthoring.update, { token, params, body })
  expect((await change({ question_ids: own.ids.slice(0, 1), status: 'published' })).status).toBe(200)
  await app.send(quizzes.start, { token: student.token, params: { slug: quiz.data.slug } })
  await change({ status: 'archived' })
  expect(await codes()).toContain('reviewable')
})

test('the pool and the paper tell what the bank knows of a question', async () => {
  const { params, ids } = await draft()
  await choose(params, ids.slice(0, 1))
  const [question_id = ''] = ids
  const at = { created_at: iso(0), updated_at: iso(0) }
  await app.db
    .insertInto('question_estimates')
    .values({ question_id, a: 1.2, b: -0.5, c: 0.2, se: null, n: 300, source: 'try-out', ...at })
    .execute()
  const pool = await app.send(tryoutPlans.pool, { token, params, query: { per_page: '100' } })
  expect(pool.data).toHaveLength(12)
  expect(pool.data.find(({ id }) => id === question_id)).toMatchObject({
    b: -0.5,
    p: null,
    used: 0,
    last_used_at: null,
  })
  const paper = await app.send(tryoutPlans.paper, { token, params })
  expect(paper.data.questions[0]?.estimate).toEqual({ a: 1.2, b: -0.5, c: 0.2 })
})

test('what is published keeps its questions, whatever happens in the bank, and only its title may change', async () => {
  const { id, params, ids } = await draft()
  await choose(params, ids.slice(1, 4))
  const read = async () => (await app.send(tryoutPlans.paper, { token, params })).data
  const look = await read()
  expect(look.questions.some(({ content }) => 'credit' in content)).toBe(true)
  await publish(id)
  const before = await read()
  expect(before.questions.map(({ content }) => content)).toEqual(look.questions.map(({ content }) => content))
  await app.db.updateTable('questions').set({ version: 2, points: 5 }).where('id', 'in', ids).execute()
  expect(await read()).toEqual(before)
  expect(await choose(params, ids.slice(0, 2))).toMatchObject({ status: 409 })
  const update = (body: object) => app.send(tryoutPlans.update, { token, params: { id }, body })
  expect(await update({ title: 'Judul baru', mode: 'blocking' })).toMatchObject({
    data: { title: 'Judul baru' },
  })
  expect(await update({ mode: 'free' })).toMatchObject({
    status: 422,
    errors: { mode: [expect.any(String)] },
  })
})

test('a copy is a draft with the same questions', async () => {
  const { id, params, ids } = await draft()
  await choose(params, ids.slice(0, 3))
  await publish(id)
  const { data, status } = await app.send(tryoutPlans.duplicate, { token, params })
  expect(status).toBe(201)
  expect(data).toMatchObject({ state: 'draft', title: 'Try Out Kedua (salinan)', question_count: 3 })
  const own = { id: data.id, subTestId: data.sub_tests[0]?.id ?? '' }
  const copy = await app.send(tryoutPlans.paper, { token, params: own })
  expect(copy.data.questions.map(({ id }) => id)).toEqual(ids.slice(0, 3))
  const again = await app.send(tryoutPlans.duplicate, { token, params: { id: data.id } })
  expect(again.data.title).toBe('Try Out Kedua (salinan 2)')
})

test('a draft and one that has not begun are deleted, one that students may have begun is not', async () => {
  const first = await draft()
  await choose(first.params, first.ids.slice(0, 3))
  await publish(first.id)
  const remove = (id: string) => app.send(tryoutPlans.delete, { token, params: { id } })
  expect(await remove(first.id)).toMatchObject({ status: 200 })
  expect(await app.send(tryoutPlans.get, { token, params: { id: first.id } })).toMatchObject({ status: 404 })
  expect(await remove((await draft()).id)).toMatchObject({ status: 200 })
  const begun = await createTryout(app.db, { program_id: first.program.id })
  expect(await remove(begun.id)).toMatchObject({ status: 409 })
  expect(await remove(first.id)).toMatchObject({ status: 404 })
})

test('the list has drafts and states, filtered and found', async () => {
  const { id, program } = await draft({ title: 'Satu yang dicari' })
  await createTryout(app.db, { program_id: program.id })
  const list = async (query: Record<string, string>) =>
    (await app.send(tryoutPlans.list, { token, query })).data
  expect((await list({ program_id: program.id })).map(({ state }) => state).sort()).toEqual(['draft', 'open'])
  expect((await list({ program_id: program.id, state: 'draft' })).map(plan => plan.id)).toEqual([id])
  expect((await list({ search: 'yang dicari' })).map(plan => plan.id)).toEqual([id])
})

test('a closed window starts nobody, and lets who is in a sub-test go on', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id, closes_at: iso(7_200) })
  const student = await enroll(app, tryout)
  const sitting = { ...student, ...(await start(app, student, tryout.sub_tests[0])) }
  const close = () => app.send(tryoutPlans.close, { token, params: { id: tryout.id }, body: { reason } })
  expect(await close()).toMatchObject({ status: 200, data: { closes_at: app.now().toISOString() } })
  expect(await save(app, sitting)).toMatchObject({ status: 200 })
  expect(await findLongestExtra(app.db, tryout.id)).toBe(600)
  expect(await close()).toMatchObject({ status: 409 })
  expect((await get(tryout.id)).participants).toBe(1)
})

test('a try-out by points that was closed early is not scored while somebody works on', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id, closes_at: iso(7_200), sub_tests: 2 })
  const student = await enroll(app, tryout)
  const { progress } = await start(app, student, tryout.sub_tests[0])
  await app.send(tryoutPlans.close, { token, params: { id: tryout.id }, body: { reason } })
  const ranked = async () =>
    (await app.send(scores.getTryout, { token, params: { id: tryout.id } })).meta.tryout
  const states = async () => {
    const query = { program_id: program.id, state: 'scored' }
    const { data } = await app.send(tryoutPlans.list, { token, query })
    return [(await get(tryout.id)).state, ...data.map(({ id }) => id)]
  }
  expect(await states()).toEqual(['closed'])
  expect(await ranked()).toMatchObject({ phase: 'closed', under_way: 1 })
  app.advance(300)
  await app.send(progresses.submit, {
    token: student.token,
    params: { ...student.params, id: progress.id },
    body: { lease: progress.lease },
  })
  expect(await states()).toEqual(['closed'])
  await app.jobs.sweep()
  expect(await states()).toEqual(['scored', tryout.id])
  expect(await ranked()).toMatchObject({ under_way: 0 })
  const attempt = await app.db
    .selectFrom('attempts')
    .select('finished_at')
    .where('id', '=', student.attempt.id)
    .executeTakeFirstOrThrow()
  expect(attempt.finished_at).toBe(app.now().toISOString())
})

test('a later end reaches a sub-test that the old one had cut short, with what was given on top', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id, closes_at: iso(300) })
  const student = await enroll(app, tryout)
  const { progress } = await start(app, student, tryout.sub_tests[0])
  expect(progress.ends_at).toBe(iso(300))
  await app.db
    .updateTable('progresses')
    .set({ ends_at: iso(360), extended_seconds: 60 })
    .where('id', '=', progress.id)
    .execute()
  const extend = (closes_at: string) =>
    app.send(tryoutPlans.extend, { token, params: { id: tryout.id }, body: { reason, closes_at } })
  expect(await extend(iso(200))).toMatchObject({ status: 422 })
  expect(await extend(iso(400))).toMatchObject({ status: 200 })
  expect((await save(app, { ...student, progress })).data.ends_at).toBe(iso(460))
  await extend(iso(9_000))
  expect((await save(app, { ...student, progress })).data.ends_at).toBe(iso(660))
})
