import { markings } from '@gerbang/contract/office/markings.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalData } from '../../../features.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createHandedIn, type HandedIn, inMinutes } from '../../../testing/essays.ts'
import { createProgram, questionSamples } from '../../../testing/factories.ts'
import { untilBlocked } from '../../../testing/parallel.ts'
import { publishQuiz } from '../../../testing/quizzes.ts'
import { createScorer } from '../../../testing/score-runs.ts'
import { updateMark } from './markings.queries.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const good = { k1: 4, k2: 6 }

type Place = Record<string, string>
const claim = (token: string, params: Place) => app.send(markings.claim, { token, params })
const save = (
  token: string,
  params: Place,
  markId = '',
  points: Record<string, number> = {},
  is_done = true,
) => app.send(markings.saveMark, { token, params: { ...params, markId }, body: { points, is_done } })

async function markNext(token: string, params: Place, points: Record<string, number>) {
  const { data } = await claim(token, params)
  expect(await save(token, params, data?.id, points)).toMatchObject({ status: 200 })
  return data?.id ?? ''
}

type Own = HandedIn['students'][number] | undefined
const readResult = (student: Own) =>
  app.send(results.result, { token: student?.token ?? '', params: student?.params ?? {} })
const readEssay = async (student: Own) => {
  const { data } = await app.send(results.review, {
    token: student?.token ?? '',
    params: student?.params ?? {},
    query: {},
  })
  return data.questions.find(({ content }) => content.type === 'essay')
}
const progressOf = async (token: string, id: string) =>
  (await app.send(markings.get, { token, params: { id } })).data

test('markers who ask at once get different answers, and results wait until the last is marked', async () => {
  const { params, students } = await createHandedIn(app, ['Satu alasan.', 'Dua alasan.'])
  const [one, other] = [await app.signIn({ role: 'admin' }), await app.signIn({ role: 'admin' })]
  const claimed = await Promise.all([claim(one.token, params), claim(other.token, params)])
  expect(claimed.map(({ data }) => data?.text).toSorted()).toEqual(['Dua alasan.', 'Satu alasan.'])
  expect((await claim(one.token, params)).data?.id).toBe(claimed[0]?.data?.id)

  expect((await readResult(students[0])).data).toMatchObject({ awaits_marks: true, released: null })
  await save(one.token, params, claimed[0]?.data?.id, good)
  const marking = await progressOf(one.token, params.id)
  expect(marking).toMatchObject({ marked: 1, of: 2, questions: [{ own: 1, has_next: false }] })
  const early = await createScorer(app, one.token).start({ id: params.id })
  expect(early).toMatchObject({ status: 409, code: 'not_marked' })
  await save(other.token, params, claimed[1]?.data?.id, good)
  expect((await claim(one.token, params)).data).toBeNull()
})

test('the mark of the last essay scores the try-out, and a later change scores it again', async () => {
  const { params, students } = await createHandedIn(app, ['Sebabnya hujan.', '   '], { scoring: 'raw' })
  const admin = await app.signIn({ role: 'admin' })
  const mark = await markNext(admin.token, params, { k1: 2, k2: 3 })
  await app.jobs.score()
  expect((await readResult(students[0])).data).toMatchObject({
    awaits_marks: false,
    released: { sub_tests: [{ raw: 0.5, correct: 0, partial: 1 }] },
  })
  expect(await readEssay(students[0])).toMatchObject({ outcome: 'partial', points_given: { k1: 2, k2: 3 } })
  expect((await readResult(students[1])).data?.released?.sub_tests).toMatchObject([{ raw: 0, partial: 0 }])

  await app.jobs.score()
  expect((await createScorer(app, admin.token).listRuns({ id: params.id })).data).toHaveLength(2)
  app.setClock(inMinutes(21))
  expect(await save(admin.token, params, mark, good, false)).toMatchObject({ status: 200 })
  app.setClock(inMinutes(22))
  await app.jobs.score()
  expect((await readResult(students[0])).data?.released?.sub_tests).toMatchObject([{ raw: 1, correct: 1 }])
  const entries = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', params.id)
    .where('actor_id', '=', admin.user.id)
    .orderBy('id')
    .execute()
  expect(entries).toEqual([{ action: 'mark_given' }, { action: 'mark_changed' }])
})

test('a try-out by item response comes out too, and tells what its essays earned', async () => {
  const { params, students } = await createHandedIn(app, ['Satu.', 'Dua.'], { scoring: 'irt' })
  const admin = await app.signIn({ role: 'admin' })
  await markNext(admin.token, params, good)
  await markNext(admin.token, params, { k1: 0, k2: 0 })
  await app.jobs.score()
  const scored = await Promise.all(students.map(async student => (await readResult(student)).data.released))
  expect(scored.map(one => one?.sub_tests[0]?.raw).toSorted()).toEqual([0, 1])
  expect(await readEssay(students[0])).toMatchObject({ points_given: expect.any(Object) })
})

test('a second marker sees nothing of the first, and a third decides between two far apart', async () => {
  const { params } = await createHandedIn(app, ['Sebab dan contoh.'])
  const markers = [await app.signIn({ role: 'admin' }), await app.signIn({ role: 'admin' })]
  const third = await app.signIn({ role: 'admin' })
  await app.send(markings.setMarkers, { token: third.token, params: { id: params.id }, body: { markers: 2 } })
  for (const [at, { token }] of markers.entries()) {
    const { data } = await claim(token, params)
    expect(data?.points).toEqual({})
    await save(token, params, data?.id, at === 0 ? { k1: 4, k2: 6 } : { k1: 0, k2: 0 })
  }
  expect(await progressOf(third.token, params.id)).toMatchObject({ marked: 0, of: 1 })
  expect((await claim(markers[0]?.token ?? '', params)).data).toBeNull()
  await markNext(third.token, params, { k1: 2, k2: 3 })
  expect(await progressOf(third.token, params.id)).toMatchObject({ marked: 1, of: 1 })
})

test('who marks is settled once results are out', async () => {
  const { params } = await createHandedIn(app, ['Sebabnya hujan.'], { scoring: 'raw' })
  const { token } = await app.signIn({ role: 'admin' })
  const setMarkers = () =>
    app.send(markings.setMarkers, { token, params: { id: params.id }, body: { markers: 1 } })
  expect(await setMarkers()).toMatchObject({ status: 200, data: { can_set_markers: true } })
  await markNext(token, params, good)
  await app.jobs.score()
  expect(await setMarkers()).toMatchObject({ status: 409, code: 'locked' })
  expect(await progressOf(token, params.id)).toMatchObject({ can_set_markers: false })
})

async function sitQuiz(written: string) {
  const { program_id, token } = await signInToProgram()
  const essays = questionSamples.filter(({ content }) => content.type === 'essay')
  const quiz = await publishQuiz(app, program_id, { count: 1, samples: essays, feedback: 'after_submit' })
  const sent = { token, params: { slug: quiz.slug } }
  const question_id = quiz.questions[0]?.question_id ?? ''
  await app.send(quizzes.start, { ...sent, query: {} })
  const answers = [{ question_id, value: written, flagged: false, seq: 1 }]
  const { data } = await app.send(quizzes.submit, { ...sent, body: { answers } })
  const params = { id: quiz.id, questionId: question_id }
  const readQuiz = async () => (await app.send(quizzes.result, { ...sent, query: {} })).data
  return { quiz, params, submitted: data, readQuiz }
}

async function signInToProgram() {
  const program = await createProgram(app.db)
  const student = await app.signIn({ program_id: program.id })
  return { program_id: program.id, token: student.token }
}

test('an essay of a quiz waits for its mark, and each mark counts at once', async () => {
  const { quiz, params, submitted, readQuiz } = await sitQuiz('Sebabnya hujan.')
  expect(submitted).toMatchObject({ correct: 0, blank: 0, unmarked: 1 })
  expect(await readQuiz()).toMatchObject({ review: { questions: [{ outcome: 'unmarked' }] }, topics: [] })

  const { token } = await app.signIn({ role: 'admin' })
  const { data: places } = await app.send(markings.list, { token })
  expect(places).toContainEqual(expect.objectContaining({ id: quiz.id, kind: 'quiz', marked: 0, of: 1 }))
  const mark = await markNext(token, params, { k1: 1, k2: 1 })
  expect(await readQuiz()).toMatchObject({
    attempt: { partial: 1, unmarked: 0 },
    review: { questions: [{ outcome: 'partial', points_given: { k1: 1, k2: 1 } }] },
  })
  expect(await save(token, params, mark, good)).toMatchObject({ status: 200 })
  expect(await readQuiz()).toMatchObject({ attempt: { correct: 1, partial: 0 } })
})

test('a quiz that asks for a second marker waits again', async () => {
  const { quiz, params, readQuiz } = await sitQuiz('Sebabnya hujan.')
  const [one, other] = [await app.signIn({ role: 'admin' }), await app.signIn({ role: 'admin' })]
  await markNext(one.token, params, good)
  const body = { markers: 2 }
  await app.send(markings.setMarkers, { token: one.token, params: { id: quiz.id }, body })
  expect(await readQuiz()).toMatchObject({ attempt: { correct: 0, unmarked: 1 } })
  await markNext(other.token, params, good)
  expect(await readQuiz()).toMatchObject({ attempt: { correct: 1, unmarked: 0 } })
})

test('a student takes along what was written and what it earned, a marker what they gave', async () => {
  const { params, students } = await createHandedIn(app, ['Sebabnya hujan.'], { scoring: 'raw' })
  const admin = await app.signIn({ role: 'admin' })
  await markNext(admin.token, params, good)
  await app.jobs.score()
  const copy = async ({ id, email, username }: { id: string; email: string; username: string }) =>
    JSON.stringify(
      await Promise.all(
        personalData.map(async ({ copy }) => copy?.({ db: app.db, at: app.now() }, { id, email, username })),
      ),
    )
  const [student] = students
  const own = student ? await copy(student.user) : ''
  expect(own).toContain('Sebabnya hujan.')
  expect(own).toContain(JSON.stringify({ question_id: params.questionId, nilai: good }))
  const given = await copy(admin.user)
  expect(given).toContain('uraian-dinilai.json')
  expect(given).not.toContain('Sebabnya hujan.')
})

test('no reply to a marker tells who wrote the answer', async () => {
  const { params, students } = await createHandedIn(app, ['Jawaban tanpa nama.'])
  const { token } = await app.signIn({ role: 'admin' })
  const claimed = await claim(token, params)
  const desk = await app.send(markings.desk, { token, params })
  const mark = await app.send(markings.getMark, {
    token,
    params: { ...params, markId: claimed.data?.id ?? '' },
  })
  const marking = await app.send(markings.get, { token, params: { id: params.id } })
  const told = [claimed, desk, mark, marking].map(({ text }) => text).join('')
  const { id, name, username } = students[0]?.user ?? {}
  for (const secret of [id, name, username, students[0]?.attempt.id]) expect(told).not.toContain(secret)
})

test('an essay that rests too long goes to somebody else, and its first marker is told', async () => {
  const { params } = await createHandedIn(app, ['Ditinggal.'])
  const [slow, quick] = [await app.signIn({ role: 'admin' }), await app.signIn({ role: 'admin' })]
  const { data } = await claim(slow.token, params)
  expect((await claim(quick.token, params)).data).toBeNull()
  app.setClock(inMinutes(51))
  await markNext(quick.token, params, good)
  expect(await save(slow.token, params, data?.id, good)).toMatchObject({ status: 409, code: 'outdated' })
})

test('a draft that arrives while its mark is being finished does not open it again', async () => {
  const { params } = await createHandedIn(app, ['Bersamaan.'])
  const admin = await app.signIn({ role: 'admin' })
  const { data } = await claim(admin.token, params)
  const [id, marked_at] = [data?.id ?? '', app.now().toISOString()]
  const draft = await app.db.transaction().execute(async trx => {
    const finished = await updateMark(trx, { id, marker_id: admin.user.id }, { points: good, marked_at })
    expect(finished).toBe(true)
    const sent = save(admin.token, params, id, { k1: 1 }, false)
    await untilBlocked(app.db, sent)
    return { sent }
  })
  expect(await draft.sent).toMatchObject({ status: 409, code: 'outdated' })
  const mark = await app.send(markings.getMark, { token: admin.token, params: { ...params, markId: id } })
  expect(mark.data).toMatchObject({ points: good, marked_at })
})

test('points beyond the rubric, unfinished marks and marks of others are refused', async () => {
  const { params } = await createHandedIn(app, ['Jawaban.'])
  const admin = await app.signIn({ role: 'admin' })
  const stranger = await app.signIn({ role: 'teacher' })
  const { data } = await claim(admin.token, params)
  expect(await save(admin.token, params, data?.id, { k1: 5, k2: 1 })).toMatchObject({ status: 422 })
  expect(await save(admin.token, params, data?.id, { k1: 1 })).toMatchObject({ status: 422 })
  expect(await save(admin.token, params, data?.id, { k1: 1 }, false)).toMatchObject({ status: 200 })
  expect(await claim(stranger.token, params)).toMatchObject({ status: 404 })
  const other = await app.signIn({ role: 'admin' })
  expect(await save(other.token, params, data?.id, good)).toMatchObject({ status: 409 })
  expect(await save(admin.token, params, v7(), good)).toMatchObject({ status: 409 })
  await save(admin.token, params, data?.id, good)
  expect(await save(admin.token, params, data?.id, { k1: 1 }, false)).toMatchObject({ status: 422 })
})
