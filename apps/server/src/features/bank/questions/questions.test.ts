import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { questions } from '@gerbang/contract/bank/questions.ts'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestion,
  createTopic,
  createTryout,
  createUser,
  draftSample,
  severalRightSample,
} from '../../../testing/factories.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let program: { id: string }
let teacher: Person
let colleague: Person
let bank: Awaited<ReturnType<typeof createBank>>
let topic: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  program = await createProgram(app.db)
  teacher = await app.signIn({ role: 'teacher', name: 'Ratna' })
  colleague = await app.signIn({ role: 'teacher', name: 'Bagus' })
})
afterAll(() => app.close())
beforeEach(async () => {
  bank = await createBank(app.db, { owner_id: teacher.user.id, program_id: program.id })
  topic = await createTopic(app.db, bank.subject_id)
})

const place = () => ({ qbId: bank.id, subTesId: bank.sub_test_id })
const written = (overrides: object = {}) => ({
  draft: draftSample,
  stimulus_id: null,
  topic_ids: [topic.id],
  points: 1,
  difficulty: 'easy',
  lang: 'id',
  ...overrides,
})
const prompt = (text: string) => ({
  draft: { ...draftSample, content: { ...draftSample.content, prompt: text } },
})
const save = (overrides: object = {}, { token }: Person = teacher) =>
  app.send(questions.save, { token, params: place(), body: written(overrides) })
const read = (id: string) => app.send(questions.get, { token: teacher.token, params: { ...place(), id } })
const setStatus = (ids: string[], status: string) =>
  app.send(questions.setStatus, { token: teacher.token, params: { qbId: bank.id }, body: { ids, status } })

async function addMember(): Promise<void> {
  const member = { bank_id: bank.id, user_id: colleague.user.id, created_at: app.now().toISOString() }
  await app.db.insertInto('bank_members').values(member).execute()
}

async function listStems(place: { qbId: string; subTesId: string }): Promise<string[]> {
  const { data } = await app.send(questions.list, { token: teacher.token, params: place })
  return data.map(({ stem }) => stem)
}

async function listVersions(id: string) {
  return app.db
    .selectFrom('question_versions')
    .select(['version', 'author_id'])
    .where('question_id', '=', id)
    .orderBy('version')
    .execute()
}

/** Freezes a question into a paper that students see. */
async function usePublished(question_id: string): Promise<void> {
  const tryout = await createTryout(app.db, { program_id: program.id, sub_tests: 1, questions: 1 })
  await sql`
    insert into paper_items (sub_test_id, question_id, question_version, position, topic_id, content, points)
    select ${tryout.sub_tests[0]?.id}, id, version, 2, topic_id, content, points from questions where id = ${question_id}
  `.execute(app.db)
}

test('questions of a sub-test come in order with the beginning of their text, and never their keys', async () => {
  const tryout = await createTryout(app.db, { program_id: program.id, sub_tests: 1, questions: 4 })
  const used = await app.db
    .selectFrom('bank_sub_tests')
    .select(['id', 'bank_id'])
    .where('subject_id', '=', tryout.sub_tests[0]?.subject_id ?? '')
    .executeTakeFirstOrThrow()
  const params = { qbId: used.bank_id, subTesId: used.id }
  const reply = await app.send(questions.list, { token: teacher.token, params })
  expect(reply.data.map(({ position }) => position)).toEqual([1, 2, 3, 4])
  expect(reply.data[0]).toMatchObject({ stem: 'Pilih satu.', status: 'published', topic: 'Topik 1' })
  expect(reply.text).not.toContain('KENARI')
  const foreign = { ...params, qbId: bank.id }
  expect(await app.send(questions.list, { token: teacher.token, params: foreign })).toMatchObject({
    status: 404,
  })
})

test('questions are found by words of the text or the explanation, and by what they are', async () => {
  const one = await createQuestion(app.db, bank, {
    topic_ids: [topic.id],
    status: 'published',
    difficulty: 'hard',
  })
  const two = await createQuestion(app.db, bank)
  await usePublished(one.id)
  const find = async (query: Record<string, string>) => {
    const { data } = await app.send(questions.list, { token: teacher.token, params: place(), query })
    return data.map(({ id }) => id)
  }
  expect(await find({ search: 'berap' })).toEqual([one.id, two.id])
  expect(await find({ search: 'DITAMBAH satu' })).toEqual([one.id, two.id])
  expect(await find({ search: "tidak ada ' & !" })).toEqual([])
  expect(await find({ status: 'draft' })).toEqual([two.id])
  expect(await find({ difficulty: 'hard' })).toEqual([one.id])
  expect(await find({ topic_id: topic.id })).toEqual([one.id])
  expect(await find({ is: 'unused' })).toEqual([two.id])
  expect(await find({ is: 'flagged' })).toEqual([])
  expect(await find({ type: 'short_answer' })).toEqual([])
})

test('a half-typed draft is kept as it is, and says what it lacks', async () => {
  const draft = {
    ...draftSample,
    content: {
      type: 'single_choice',
      prompt: 'Hitung $\\frac{1$',
      options: [
        { id: 'a', text: '' },
        { id: 'b', text: '2' },
        { id: 'c', text: '2' },
      ],
    },
    key: null,
  }
  const { status, data } = await save({ draft, topic_ids: [] })
  expect(status).toBe(200)
  expect(data).toMatchObject({ status: 'draft', version: 1, revision: 1, draft })
  expect(data.content.prompt_html).toContain('\\frac{1')
  expect(Object.keys(data.gaps).toSorted()).toEqual([
    'draft.content.options.0.text',
    'draft.content.options.2.text',
    'draft.content.prompt',
    'draft.key',
    'topic_ids',
  ])
  const { data: outcome } = await setStatus([data.id], 'published')
  expect(outcome).toMatchObject({ changed: [], refused: [{ id: data.id, errors: data.gaps }] })
})

test('a passage or a topic from elsewhere is refused', async () => {
  const other = await createBank(app.db, { owner_id: teacher.user.id, program_id: program.id })
  const { id } = await createTopic(app.db, other.subject_id)
  expect(await save({ topic_ids: [id] })).toMatchObject({
    status: 422,
    errors: { topic_ids: [expect.any(String)] },
  })
  expect(await save({ stimulus_id: v7() })).toMatchObject({
    status: 422,
    errors: { stimulus_id: [expect.any(String)] },
  })
  expect(await save({ id: v7(), revision: 1 })).toMatchObject({ status: 404 })
})

test('saves of one sitting are one version; whoever goes on later or is somebody else begins the next', async () => {
  await addMember()
  const { data: first } = await save()
  const { id } = first
  const { data: second } = await save({ id, revision: 1, ...prompt('Dua?') })
  expect(second).toMatchObject({ version: 1, revision: 2 })
  const { data: third } = await save({ id, revision: 2, ...prompt('Tiga?') }, colleague)
  expect(third).toMatchObject({ version: 2, revision: 3, author: { name: 'Bagus' } })
  app.advance(31 * 60)
  const { data: fourth } = await save(
    { id, revision: 3, ...prompt('Empat?') },
    await app.signIn({ role: 'admin' }),
  )
  expect(fourth.version).toBe(3)
  expect(await listVersions(id)).toMatchObject([
    { version: 1, author_id: teacher.user.id },
    { version: 2, author_id: colleague.user.id },
    { version: 3 },
  ])
})

test('of two who save from the same state the second is told, and the first writing stays', async () => {
  await addMember()
  const { data } = await save()
  const at = { id: data.id, revision: data.revision }
  const replies = await Promise.all([
    save({ ...at, ...prompt('Punya Ratna?') }),
    save({ ...at, ...prompt('Punya Bagus?') }, colleague),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const won = replies.find(({ status }) => status === 200)?.data
  expect((await read(data.id)).data.draft).toEqual(won?.draft)
  expect(replies.find(({ status }) => status === 409)).toMatchObject({ code: 'outdated' })
})

test('what is sent again after a lost reply changes nothing', async () => {
  const { data } = await save()
  const change = { id: data.id, revision: data.revision, ...prompt('Sekali?') }
  const { data: saved } = await save(change)
  expect(await save(change)).toMatchObject({ status: 200, data: { revision: saved.revision } })
})

test('a published question is a draft again after a change, and the paper keeps its version', async () => {
  const { data } = await save()
  expect((await setStatus([data.id], 'published')).data.changed).toEqual([data.id])
  await usePublished(data.id)
  const { data: changed } = await save({ id: data.id, revision: data.revision, ...prompt('Lain?') })
  expect(changed).toMatchObject({ status: 'draft', version: 2, is_used: true })
  const item = await app.db
    .selectFrom('paper_items')
    .select(['question_version', 'content'])
    .where('question_id', '=', data.id)
    .executeTakeFirstOrThrow()
  expect(item).toMatchObject({ question_version: 1, content: data.content })
})

test('a question that a paper or a draft of one has is not deleted, and named with it; any other is, with all its versions', async () => {
  const used = await createQuestion(app.db, bank, { topic_ids: [topic.id], status: 'published' })
  await usePublished(used.id)
  const free = await createQuestion(app.db, bank)
  const remove = (id: string) =>
    app.send(questions.delete, { token: teacher.token, params: { ...place(), id } })
  expect(await remove(used.id)).toMatchObject({
    status: 409,
    code: 'in_use',
    message: expect.stringContaining('try out “Try Out Uji”'),
  })
  expect((await read(used.id)).data.status).toBe('published')
  expect(await remove(free.id)).toMatchObject({ status: 200 })
  expect(await listVersions(free.id)).toEqual([])
  expect(await remove(free.id)).toMatchObject({ status: 404 })
})

test('the order is taken when it names each question once', async () => {
  const ids = [await createQuestion(app.db, bank), await createQuestion(app.db, bank)].map(({ id }) => id)
  const order = (body: { ids: string[] }) =>
    app.send(questions.order, { token: teacher.token, params: place(), body })
  expect(await order({ ids: ids.slice(1) })).toMatchObject({ status: 409, code: 'outdated' })
  expect(await order({ ids: ids.toReversed() })).toMatchObject({ status: 200 })
  const { data } = await app.send(questions.list, { token: teacher.token, params: place() })
  expect(data.map(({ id }) => id)).toEqual(ids.toReversed())
})

test('questions move with their passage into a bank of one’s own, and are copied from one that is shared', async () => {
  const target = await createBank(app.db, { owner_id: colleague.user.id, program_id: program.id })
  const { data: stimulus } = await app.send(questions.saveStimulus, {
    token: teacher.token,
    params: place(),
    body: { title: 'Hujan', source: 'Hujan turun *deras*.' },
  })
  const { data } = await save({ stimulus_id: stimulus.id })
  const into = { qbId: target.id, subTesId: target.sub_test_id }
  const send = (call: typeof questions.copy | typeof questions.move) =>
    app.send(call, { token: colleague.token, params: into, body: { ids: [data.id] } })
  expect((await send(questions.copy)).data).toMatchObject({ changed: [], refused: [{ id: data.id }] })
  await app.db.updateTable('question_banks').set({ visibility: 'shared' }).where('id', '=', bank.id).execute()
  expect((await send(questions.move)).data.changed).toEqual([])
  const { data: copied } = await send(questions.copy)
  expect(copied).toMatchObject({ changed: [expect.not.stringMatching(data.id)], refused: [] })
  const { data: there } = await app.send(questions.list, { token: colleague.token, params: into })
  expect(there.map(({ id }) => id)).toEqual(copied.changed)
  await addMember()
  expect((await send(questions.move)).data.changed).toEqual([data.id])
  expect(await listStems(place())).toEqual([])
  const { data: passages } = await app.send(questions.listStimuli, { token: colleague.token, params: into })
  expect(passages).toMatchObject([{ title: 'Hujan', question_count: 2 }])
})

test('topics stay where the other subject has them by name; without one a question is a draft', async () => {
  const target = await createBank(app.db, { owner_id: teacher.user.id, program_id: program.id })
  const same = await createTopic(app.db, target.subject_id)
  const other = await createTopic(app.db, bank.subject_id, 'Geometri')
  const kept = await createQuestion(app.db, bank, { topic_ids: [topic.id], status: 'published' })
  const lost = await createQuestion(app.db, bank, { topic_ids: [other.id], status: 'published' })
  const params = { qbId: target.id, subTesId: target.sub_test_id }
  await app.send(questions.move, { token: teacher.token, params, body: { ids: [kept.id, lost.id] } })
  const get = (id: string) => app.send(questions.get, { token: teacher.token, params: { ...params, id } })
  expect((await get(kept.id)).data).toMatchObject({ status: 'published', topic_ids: [same.id], position: 1 })
  expect((await get(lost.id)).data).toMatchObject({ status: 'draft', topic_ids: [], position: 2 })
})

test('topics are given to many at once', async () => {
  const { id } = await createQuestion(app.db, bank)
  const set = (topic_ids: string[]) =>
    app.send(questions.setTopics, {
      token: teacher.token,
      params: { qbId: bank.id },
      body: { ids: [id, v7()], topic_ids },
    })
  expect((await set([topic.id])).data).toMatchObject({
    changed: [id],
    refused: [{ errors: { id: [expect.any(String)] } }],
  })
  expect((await read(id)).data.topic_ids).toEqual([topic.id])
  expect((await set([v7()])).data).toMatchObject({ changed: [] })
})

test('the preview shows a draft as students would see it, and stores nothing', async () => {
  const body = { draft: draftSample }
  const { data } = await app.send(questions.preview, { token: teacher.token, params: place(), body })
  expect(data).toMatchObject({ content: { type: 'single_choice' }, gaps: {} })
  expect(data.content.prompt_html).toContain('<math')
  expect(await listStems(place())).toEqual([])
})

test('looks at a question tell what its program gives for a part, not what the draft says', async () => {
  const draft = severalRightSample
  await app.db.updateTable('programs').set({ credit: 'proportional' }).where('id', '=', program.id).execute()
  const body = { draft }
  const preview = await app.send(questions.preview, { token: teacher.token, params: place(), body })
  expect(preview.data.content).toMatchObject({ credit: 'proportional' })
  const saved = await save({ draft })
  expect((await read(saved.data.id)).data).toMatchObject({ draft, content: { credit: 'proportional' } })
  await app.db
    .updateTable('programs')
    .set({ credit: 'all_or_nothing' })
    .where('id', '=', program.id)
    .execute()
  expect((await read(saved.data.id)).data.content).toMatchObject({ credit: 'all_or_nothing' })
})

test('a passage is written, changed once by each, and deleted when nothing uses it', async () => {
  const send = (body: object) =>
    app.send(questions.saveStimulus, { token: teacher.token, params: place(), body })
  const { data } = await send({ title: 'Hujan', source: 'Hujan turun.' })
  expect(data).toMatchObject({ html: '<p>Hujan turun.</p>', revision: 1, question_count: 0 })
  const change = { id: data.id, revision: 1, title: 'Hujan', source: 'Hujan reda.' }
  expect((await send(change)).data.revision).toBe(2)
  expect(await send(change)).toMatchObject({ status: 409, code: 'outdated' })
  expect(await send({ ...change, source: '$\\frac{$' })).toMatchObject({ status: 422 })
  const remove = () =>
    app.send(questions.deleteStimulus, { token: teacher.token, params: { ...place(), id: data.id } })
  const { data: question } = await save({ stimulus_id: data.id })
  expect(await remove()).toMatchObject({ status: 409, code: 'in_use' })
  await app.send(questions.delete, { token: teacher.token, params: { ...place(), id: question.id } })
  expect(await remove()).toMatchObject({ status: 200 })
  expect(await remove()).toMatchObject({ status: 404 })
})

test('counts of a bank know questions in review', async () => {
  const { data } = await save()
  await setStatus([data.id], 'in_review')
  const { data: counted } = await app.send(questionBanks.get, {
    token: teacher.token,
    params: { id: bank.id },
  })
  expect(counted.question_counts).toEqual({ draft: 0, in_review: 1, published: 0, archived: 0 })
})

test('the log says who wrote what, once a version', async () => {
  const { data } = await save()
  await save({ id: data.id, revision: 1, ...prompt('Dua?') })
  const rows = await app.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action'])
    .where('subject_id', '=', data.id)
    .execute()
  expect(rows).toEqual([{ actor_id: teacher.user.id, action: 'question_created' }])
})

test('a question somebody else owns is not there', async () => {
  const owner = await createUser(app.db, { role: 'teacher' })
  const foreign = await createBank(app.db, { owner_id: owner.id, program_id: program.id })
  const { id } = await createQuestion(app.db, foreign)
  const params = { qbId: foreign.id, subTesId: foreign.sub_test_id, id }
  expect(await app.send(questions.get, { token: teacher.token, params })).toMatchObject({ status: 404 })
  expect((await read(id)).status).toBe(404)
})

test.each([
  ['a paragraph of nothing but marks', '_a'.repeat(30_000), /terlalu banyak tanda/],
  ['three thousand quotes inside each other', '>'.repeat(3_000), /bersarang terlalu dalam/],
])('%s is refused by its field, in a preview and in a save', async (_, text, sentence) => {
  const errors = { 'draft.content.prompt': [expect.stringMatching(sentence)] }
  const body = { ...prompt(text), stimulus_id: null }
  const preview = await app.send(questions.preview, { token: teacher.token, params: place(), body })
  expect(preview).toMatchObject({ status: 422, errors })
  expect(await save(prompt(text))).toMatchObject({ status: 422, errors })
})

test('a list tells how hard a question was found to be, and when', async () => {
  const { id } = await createQuestion(app.db, bank)
  const at = app.now().toISOString()
  const stamp = { created_at: at, updated_at: at }
  const found = { a: 1, b: 0.4, c: 0.2, se: 0.1, n: 400, source: 'Try Out Satu', scale_of: v7() }
  await app.db
    .insertInto('question_estimates')
    .values({ question_id: id, ...found, ...stamp })
    .execute()
  const { status, data } = await app.send(questions.list, { token: teacher.token, params: place() })
  expect(status).toBe(200)
  expect(data[0]?.estimate).toMatchObject({ b: 0.4, n: 400, source: 'Try Out Satu', found_at: at })
  const all = await app.send(questions.listAll, { token: teacher.token, query: { bank_id: bank.id } })
  expect(all.data[0]?.estimate?.found_at).toBe(at)
})
