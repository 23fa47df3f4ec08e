import { media } from '@gerbang/contract/platform/media.ts'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { writeDraft } from '@gerbang/contract/question-format.ts'
import { questionReviews } from '@gerbang/contract/bank/question-reviews.ts'
import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { questionVersions } from '@gerbang/contract/bank/question-versions.ts'
import { questions } from '@gerbang/contract/bank/questions.ts'
import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestion,
  createTopic,
  createTryout,
  draftSample,
} from '../../../testing/factories.ts'
import { drawPicture, writeForm } from '../../../testing/pictures.ts'
import { answerRight, enroll, start, submit } from '../../../testing/sittings.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let program: { id: string }
let teacher: Person
let admin: Person
let bank: Awaited<ReturnType<typeof createBank>>
let topic: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  program = await createProgram(app.db)
  teacher = await app.signIn({ role: 'teacher', name: 'Ratna' })
  admin = await app.signIn({ role: 'admin', name: 'Dewi' })
})
afterAll(() => app.close())
beforeEach(async () => {
  bank = await createBank(app.db, { owner_id: teacher.user.id, program_id: program.id })
  topic = await createTopic(app.db, bank.subject_id)
})

const place = () => ({ qbId: bank.id, subTesId: bank.sub_test_id })
const at = (id: string) => ({ ...place(), id })
const draftWith = (text: string) => ({
  ...draftSample,
  content: { ...draftSample.content, prompt: text },
})
const written = (text: string) => ({
  draft: draftWith(text),
  stimulus_id: null,
  topic_ids: [topic.id],
  points: 1,
  difficulty: 'easy',
  lang: 'id',
})
const save = (id: string, revision: number, text: string, { token }: Person = teacher) =>
  app.send(questions.save, { token, params: place(), body: { ...written(text), id, revision } })
const readQuestion = async (id: string) =>
  (await app.send(questions.get, { token: teacher.token, params: at(id) })).data
const setStatus = (ids: string[], status: string) =>
  app.send(questions.setStatus, { token: teacher.token, params: { qbId: bank.id }, body: { ids, status } })
const listUses = (id: string, { token }: Person = teacher) =>
  app.send(questionVersions.usage, { token, params: at(id) })

/** A published question whose text is `Satu?`. */
async function createPublished() {
  return createQuestion(app.db, bank, {
    draft: draftWith('Satu?'),
    topic_ids: [topic.id],
    status: 'published',
  })
}

async function createQuiz(question_ids: string[], title = 'Kuis Pekan Ini') {
  const made = await app.send(quizAuthoring.create, {
    token: admin.token,
    body: {
      title,
      description: '',
      program_id: program.id,
      subject_id: null,
      lang: 'id',
      duration_seconds: null,
      shuffle: false,
      max_attempts: null,
      feedback: 'after_submit',
      opens_at: null,
      closes_at: null,
    },
  })
  await app.db.updateTable('question_banks').set({ status: 'published' }).where('id', '=', bank.id).execute()
  const params = { id: made.data.id }
  const change = (body: object) => app.send(quizAuthoring.update, { token: admin.token, params, body })
  expect(await change({ question_ids })).toMatchObject({ status: 200 })
  return { ...made.data, publish: () => change({ status: 'published' }) }
}

test('versions tell who wrote what, and an older one is written anew as the next', async () => {
  const { id } = await createPublished()
  await save(id, 1, 'Dua?', admin)
  const { data: third } = await save(id, 2, 'Tiga?')
  expect(third.version).toBe(3)
  const { data: list } = await app.send(questionVersions.list, { token: teacher.token, params: at(id) })
  expect(list.map(({ version, author }) => [version, author?.name])).toEqual([
    [3, 'Ratna'],
    [2, 'Dewi'],
    [1, 'Ratna'],
  ])
  const { data: second } = await app.send(questionVersions.get, {
    token: teacher.token,
    params: { ...at(id), version: '2' },
  })
  expect(second).toMatchObject({ draft: { content: { prompt: 'Dua?' } }, topics: [{ id: topic.id }] })

  const restore = (version: string, revision: number) =>
    app.send(questionVersions.restore, {
      token: teacher.token,
      params: { ...at(id), version },
      body: { revision },
    })
  expect(await restore('1', 1)).toMatchObject({ status: 409, code: 'outdated' })
  expect(await restore('9', 3)).toMatchObject({ status: 404 })
  const { data: restored } = await restore('2', 3)
  expect(restored).toMatchObject({ version: 4, status: 'draft', draft: { content: { prompt: 'Dua?' } } })
  expect(await restore('2', restored.revision)).toMatchObject({ status: 409, code: 'unchanged' })
  expect((await readQuestion(id)).version).toBe(4)
})

test('of two who restore at the same time the second is told', async () => {
  const { id } = await createPublished()
  await save(id, 1, 'Dua?')
  await save(id, 2, 'Tiga?', admin)
  const restore = ({ token }: Person) =>
    app.send(questionVersions.restore, { token, params: { ...at(id), version: '2' }, body: { revision: 3 } })
  const replies = await Promise.all([restore(teacher), restore(admin)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await readQuestion(id)).version).toBe(4)
})

test('try-outs and quizzes that keep a version are named with it, drafts only to who may change the question', async () => {
  const { id } = await createPublished()
  const quiz = await createQuiz([id])
  expect((await listUses(id)).data).toMatchObject([{ kind: 'quiz', title: 'Kuis Pekan Ini', version: null }])
  await app.db.updateTable('question_banks').set({ visibility: 'shared' }).where('id', '=', bank.id).execute()
  const stranger = await app.signIn({ role: 'teacher' })
  expect((await listUses(id, stranger)).data).toEqual([])

  expect(await quiz.publish()).toMatchObject({ status: 200 })
  await save(id, 1, 'Dua?')
  expect((await listUses(id, stranger)).data).toMatchObject([{ kind: 'quiz', version: 1 }])
  expect(await readQuestion(id)).toMatchObject({ version: 2, is_used: true })
})

test('what a quiz or the draft of one has is not deleted', async () => {
  const { id } = await createPublished()
  const quiz = await createQuiz([id], 'Kuis Rahasia')
  const remove = () => app.send(questions.delete, { token: teacher.token, params: at(id) })
  const refused = {
    status: 409,
    code: 'in_use',
    message: expect.stringContaining('kuis “Kuis Rahasia”'),
  }
  expect(await remove()).toMatchObject(refused)
  await quiz.publish()
  expect(await remove()).toMatchObject(refused)
  expect((await setStatus([id], 'archived')).data.changed).toEqual([id])
})

test('a question that is deleted and taken into a quiz at once is in the quiz or gone, never half', async () => {
  for (let round = 0; round < 4; round++) {
    const { id } = await createPublished()
    const other = await createPublished()
    const quiz = await createQuiz([other.id], `Kuis ${round}`)
    const [removed, taken] = await Promise.all([
      app.send(questions.delete, { token: teacher.token, params: at(id) }),
      app.send(quizAuthoring.update, {
        token: admin.token,
        params: { id: quiz.id },
        body: { question_ids: [other.id, id] },
      }),
    ])
    expect([200, 409]).toContain(removed.status)
    const uses = await app.db
      .selectFrom('quiz_items')
      .select('quiz_id')
      .where('question_id', '=', id)
      .execute()
    expect(uses).toHaveLength(removed.status === 200 ? 0 : 1)
    expect(taken.status < 500).toBe(true)
  }
})

test('a running attempt changes in nothing while its questions are rewritten, restored and put away', async () => {
  const tryout = await createTryout(app.db, { program_id: program.id, sub_tests: 1, questions: 5 })
  const [subTest] = tryout.sub_tests
  const student = await enroll(app, tryout)
  const session = await start(app, student, subTest)
  const query = { sub_test_id: subTest?.id ?? '' }
  const readPaper = async () =>
    (await app.send(progresses.questions, { token: student.token, params: student.params, query })).text
  const before = await readPaper()

  for (const { question_id: id } of subTest?.items ?? []) {
    const row = await app.db
      .selectFrom('questions as q')
      .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
      .select(['st.bank_id', 'st.id', 'q.revision'])
      .where('q.id', '=', id)
      .executeTakeFirstOrThrow()
    const params = { qbId: row.bank_id, subTesId: row.id }
    await app.db
      .updateTable('question_keys')
      .set({ source: JSON.stringify(writeDraft(draftSample)), key: null, explanation_html: '' })
      .where('question_id', '=', id)
      .execute()
    const body = { ...written('Sama sekali lain?'), topic_ids: [], id, revision: row.revision }
    expect(await app.send(questions.save, { token: admin.token, params, body })).toMatchObject({
      status: 200,
    })
    const archive = { ids: [id], status: 'archived' }
    await app.send(questions.setStatus, { token: admin.token, params: { qbId: row.bank_id }, body: archive })
  }
  expect(await readPaper()).toBe(before)
  const { data } = await submit(app, { ...student, ...session }, answerRight(subTest))
  expect(data.receipt.answered).toBe(5)
  const score = await app.db
    .selectFrom('sub_test_scores')
    .select(['raw', 'max'])
    .where('attempt_id', '=', student.attempt.id)
    .executeTakeFirstOrThrow()
  expect(score.raw).toBe(score.max)
})

test('of a private bank a colleague finds nothing, by list, search, usage, version or likeness, until it is shared with her', async () => {
  const { id } = await createPublished()
  await createQuiz([id], 'Kuis Sendiri')
  const colleague = await app.signIn({ role: 'teacher', name: 'Bagus' })
  const search = async () => {
    const query = { search: 'satu', bank_id: bank.id }
    const { data } = await app.send(questions.listAll, { token: colleague.token, query })
    return data.map(row => [row.id, row.can_edit])
  }
  const readAll = () =>
    Promise.all([
      app.send(questions.get, { token: colleague.token, params: at(id) }),
      app.send(questionVersions.list, { token: colleague.token, params: at(id) }),
      app.send(questionVersions.get, { token: colleague.token, params: { ...at(id), version: '1' } }),
      app.send(questionVersions.usage, { token: colleague.token, params: at(id) }),
      app.send(questionReviews.list, { token: colleague.token, params: at(id) }),
      app.send(questions.listSimilar, { token: colleague.token, params: at(id) }),
      app.send(questions.listTwins, { token: colleague.token, params: { qbId: bank.id } }),
      app.send(questionBanks.listMembers, { token: colleague.token, params: { id: bank.id } }),
    ])
  expect((await readAll()).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 404))
  expect(await search()).toEqual([])

  const share = (role: string) =>
    app.send(questionBanks.addMember, {
      token: teacher.token,
      params: { id: bank.id },
      body: { who: colleague.user.email, role },
    })
  expect(await share('view')).toMatchObject({ data: [{ name: 'Bagus', role: 'view' }] })
  expect((await readAll()).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(await search()).toEqual([[id, false]])
  expect(await save(id, 1, 'Baru?', colleague)).toMatchObject({ status: 404 })
  await share('edit')
  expect(await search()).toEqual([[id, true]])
  expect(await save(id, 1, 'Baru?', colleague)).toMatchObject({ status: 200 })
  const third = await app.signIn({ role: 'teacher' })
  const passOn = { params: { id: bank.id }, body: { who: third.user.email, role: 'view' } }
  expect(await app.send(questionBanks.addMember, { token: colleague.token, ...passOn })).toMatchObject({
    status: 404,
  })
  const remove = { params: { id: bank.id, userId: colleague.user.id } }
  expect(await app.send(questionBanks.removeMember, { token: teacher.token, ...remove })).toMatchObject({
    data: [],
  })
  expect((await readAll()).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 404))
})

test('the address of a picture in a private bank is told to nobody else, is not listed, and cannot be counted', async () => {
  const form = await writeForm({
    file: new File([new Uint8Array(await drawPicture('png', 40, 30))], 'rahasia.png'),
    alt: 'Rahasia',
  })
  const { data: picture } = await app.send(media.create, { token: teacher.token, ...form })
  const { id } = await createPublished()
  expect(await save(id, 1, `Lihat ![Rahasia](${picture.url}) ini.`)).toMatchObject({ status: 200 })
  const names = (reply: { text: string }) => reply.text.includes(picture.url)
  expect(names(await app.send(questions.get, { token: teacher.token, params: at(id) }))).toBe(true)
  const { token } = await app.signIn({ role: 'teacher', name: 'Bagus' })
  const replies = await Promise.all([
    app.send(questions.listAll, { token, query: { search: 'lihat' } }),
    app.send(questions.list, { token, params: place() }),
    app.send(questions.get, { token, params: at(id) }),
    app.send(questionVersions.get, { token, params: { ...at(id), version: '2' } }),
    app.send(questionBanks.list, { token }),
    app.send(questionBanks.get, { token, params: { id: bank.id } }),
  ])
  expect(replies.filter(names)).toEqual([])
  const open = async (address: string) => (await app.http.inject(address)).statusCode
  expect(await open(picture.url)).toBe(200)
  const [first = ''] = /[0-9a-f]/.exec(picture.url.slice('/media/'.length)) ?? []
  const neighbour = picture.url.replace(first, first === 'f' ? '0' : 'f')
  expect(await Promise.all(['/media', '/media/', neighbour].map(open))).toEqual([404, 404, 404])
})

test('questions that read alike are found while one is written and over a bank, whatever else it holds', async () => {
  const passage =
    'Sebuah toko memberi potongan harga 20 persen untuk semua buku. Berapa harga buku yang semula 50.000 rupiah?'
  const create = (text: string) => createQuestion(app.db, bank, { draft: draftWith(text) })
  const first = await create(passage)
  const second = await create(`${passage.replace('Sebuah', 'Suatu')} Pilih satu!`)
  await create('Manakah simpulan yang paling tepat dari pernyataan tentang hujan di kota itu?')
  await create('')
  const similar = async (id: string) =>
    (await app.send(questions.listSimilar, { token: teacher.token, params: at(id) })).data
  const found = await similar(first.id)
  expect(found.map(({ question }) => question.id)).toEqual([second.id])
  expect(found[0]?.share).toBeGreaterThan(0.7)

  const twins = async () => {
    const { data } = await app.send(questions.listTwins, { token: teacher.token, params: { qbId: bank.id } })
    return data.map(({ questions: pair }) => pair.map(({ id }) => id).toSorted())
  }
  expect(await twins()).toEqual([[first.id, second.id].toSorted()])
  await app.db.updateTable('questions').set({ fingerprint: [] }).where('id', '=', second.id).execute()
  expect(await twins()).toEqual([])
  await app.jobs.tidy()
  expect(await twins()).toHaveLength(1)
  await setStatus([second.id], 'archived')
  expect(await similar(first.id)).toEqual([])
})

const decide = (id: string, body: object, { token }: Person = admin) =>
  app.send(questionReviews.decide, { token, params: at(id), body })
const listActs = async (id: string) => {
  const { data } = await app.send(questionReviews.list, { token: teacher.token, params: at(id) })
  return data.map(({ act, text, author }) => [act, text, author.name])
}

test('a review goes from draft to approved, with what was said on the way', async () => {
  const { id } = await createQuestion(app.db, bank, { topic_ids: [topic.id] })
  expect(await decide(id, { act: 'approve', revision: 1 })).toMatchObject({ status: 409, code: 'unchanged' })
  await setStatus([id], 'in_review')
  expect(await decide(id, { act: 'return', revision: 1 })).toMatchObject({
    status: 422,
    errors: { text: [expect.any(String)] },
  })
  expect(await decide(id, { act: 'return', revision: 1, text: 'Opsi C mirip B.' })).toMatchObject({
    data: { status: 'draft' },
  })
  await app.send(questionReviews.comment, {
    token: teacher.token,
    params: at(id),
    body: { text: 'Sudah diganti.' },
  })
  await save(id, 1, 'Baru?')
  await setStatus([id], 'in_review')
  expect(await decide(id, { act: 'approve', revision: 1 })).toMatchObject({ status: 409, code: 'outdated' })
  expect(await decide(id, { act: 'approve', revision: 2 })).toMatchObject({ data: { status: 'published' } })
  expect(await listActs(id)).toEqual([
    ['requested', '', 'Ratna'],
    ['returned', 'Opsi C mirip B.', 'Dewi'],
    ['commented', 'Sudah diganti.', 'Ratna'],
    ['requested', '', 'Ratna'],
    ['approved', '', 'Dewi'],
  ])
  const log = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['question_returned', 'question_commented', 'question_approved']),
  )
})

test('only who has decided takes it back, and only the last decision', async () => {
  const { id } = await createQuestion(app.db, bank, { topic_ids: [topic.id] })
  await setStatus([id], 'in_review')
  expect(await decide(id, { act: 'undo', revision: 1 })).toMatchObject({ status: 409 })
  await decide(id, { act: 'approve', revision: 1 })
  expect(await decide(id, { act: 'undo', revision: 1 }, teacher)).toMatchObject({ status: 409 })
  expect(await decide(id, { act: 'undo', revision: 1 })).toMatchObject({ data: { status: 'in_review' } })
  expect(await decide(id, { act: 'undo', revision: 1 })).toMatchObject({ status: 409, code: 'unchanged' })
})

test('of two who decide at the same time one does', async () => {
  const { id } = await createQuestion(app.db, bank, { topic_ids: [topic.id] })
  await setStatus([id], 'in_review')
  const replies = await Promise.all([
    decide(id, { act: 'approve', revision: 1 }, teacher),
    decide(id, { act: 'return', revision: 1, text: 'Belum.' }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a hint is seen by authors at once, and by practice with the version that has it', async () => {
  const { id } = await createPublished()
  const readHint = async () =>
    (
      await app.db
        .selectFrom('question_keys')
        .select('hint_html')
        .where('question_id', '=', id)
        .executeTakeFirstOrThrow()
    ).hint_html
  const draft = { ...draftWith('Satu?'), hint: 'Ingat *urutan*.' }
  const body = { ...written('Satu?'), draft, id, revision: (await readQuestion(id)).revision }
  const saved = await app.send(questions.save, { token: teacher.token, params: place(), body })
  expect(saved.data).toMatchObject({ draft, hint_html: '<p>Ingat <em>urutan</em>.</p>' })
  expect(await readHint()).toBe('')
  await setStatus([id], 'published')
  expect(await readHint()).toBe('<p>Ingat <em>urutan</em>.</p>')
  expect((await readQuestion(id)).draft).toEqual(draft)
})
