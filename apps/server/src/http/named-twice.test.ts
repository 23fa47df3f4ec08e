import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { questions } from '@gerbang/contract/bank/questions.ts'
import type { Call } from '@gerbang/contract/call.ts'
import { onPaper } from '@gerbang/contract/exam/on-paper.ts'
import { paperAssembly } from '@gerbang/contract/exam/paper-assembly.ts'
import { programs } from '@gerbang/contract/exam/programs.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { lessons } from '@gerbang/contract/learning/lessons.ts'
import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { classes } from '@gerbang/contract/people/classes.ts'
import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Sent, type TestApp } from '../testing/api.ts'
import { writtenPlan } from '../testing/call-samples.ts'
import {
  createBank,
  createMajors,
  createProgram,
  createQuestions,
  createTryout,
  createUser,
  draftSample,
} from '../testing/factories.ts'
import { writtenLesson } from '../testing/lessons.ts'
import { publishQuiz, quizSettings } from '../testing/quizzes.ts'
import { staffReason as reason } from '../testing/score-runs.ts'
import { enroll, save, start } from '../testing/sittings.ts'

let app: TestApp
let token: string
let program_id: string
/** Tells what one try makes from what another has left. */
let made = 0
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
  program_id = (await createProgram(app.db)).id
})
afterAll(() => app.close())

async function send<C extends Call>(call: C, sent: Sent) {
  const reply = await app.send(call, { token, ...sent })
  if (reply.status >= 300) throw new Error(`Unexpected ${reply.status}: ${reply.text}`)
  return reply.data
}

const twice = <T>(one: T) => [one, one]

/** A draft with one sub-test, and a bank that has three questions for it. */
async function createDraft() {
  const owner = await createUser(app.db, { role: 'teacher' })
  const bank = await createBank(app.db, { owner_id: owner.id, program_id })
  const { ids, topic_id } = await createQuestions(app.db, bank, 3)
  const { id } = await send(tryoutPlans.create, { body: { ...writtenPlan, program_id } })
  const sub_tests = [{ subject_id: bank.subject_id, duration_seconds: 600, weight: 1 }]
  const planned = await send(tryoutPlans.arrange, { params: { id }, body: { sub_tests } })
  const params = { id, subTestId: planned.sub_tests[0]?.id ?? '' }
  const inBank = { qbId: bank.id, subTesId: bank.sub_test_id }
  return { bank, ids, first: ids[0] ?? '', topic_id, id, params, inBank, sub_tests }
}

const writtenQuestion = { draft: draftSample, stimulus_id: null, points: 1, difficulty: 'easy', lang: 'id' }
const writtenBank = { title: 'Bank baru', description: '', visibility: 'private', tags: [] }
const writtenSubject = {
  code: 'BARU',
  name: 'Subtes Baru',
  group: 'TPS',
  default_duration_seconds: 600,
  default_question_count: 10,
  position: 1,
}
const writtenPreset = {
  name: 'Format',
  year: 2027,
  source: '',
  mode: 'free',
  scoring: 'raw',
  marks: { kind: 'points' },
}

interface Refused extends Sent {
  call: Call
  field: string
}

/** Where a row can have one place only, whoever names it twice is asked which place they mean. */
const refused: Record<string, () => Promise<Refused>> = {
  'a question of a paper': async () => {
    const { params, first } = await createDraft()
    return { call: tryoutPlans.choose, params, body: { question_ids: twice(first) }, field: 'question_ids' }
  },
  'a question that is tried out': async () => {
    const { params, first } = await createDraft()
    const body = { question_ids: twice(first), each: 1 }
    return { call: tryoutPlans.chooseTrials, params, body, field: 'question_ids' }
  },
  'a subject of a try-out': async () => {
    const { id, sub_tests } = await createDraft()
    const body = { sub_tests: [...sub_tests, ...sub_tests] }
    return { call: tryoutPlans.arrange, params: { id }, body, field: 'sub_tests' }
  },
  'a draft that gets a form of its own': async () => {
    const { id, params, topic_id } = await createDraft()
    const cells = [{ topic_id, difficulty: 'medium', count: 1 }]
    const body = { cells, target: 'even', also_for: [id], common: 0, most_used: null, most_words: null }
    return { call: paperAssembly.assemble, params, body, field: 'also_for' }
  },
  'a subject of a format': async () => {
    const { bank } = await createDraft()
    const row = {
      subject_id: bank.subject_id,
      question_count: 5,
      duration_seconds: 600,
      weight: 1,
      threshold: null,
    }
    const body = { ...writtenPreset, sub_tests: twice(row) }
    return { call: programs.createPreset, params: { id: program_id }, body, field: 'sub_tests' }
  },
  'a subject of a bank': async () => {
    const { bank } = await createDraft()
    const body = { ...writtenBank, program_id, subject_ids: twice(bank.subject_id) }
    return { call: questionBanks.create, body, field: 'subject_ids' }
  },
  'a topic of a question': async () => {
    const { inBank, topic_id } = await createDraft()
    const body = { ...writtenQuestion, topic_ids: twice(topic_id) }
    return { call: questions.save, params: inBank, body, field: 'topic_ids' }
  },
  'a topic of a subject, under two names': async () => {
    const { bank, topic_id } = await createDraft()
    const topics = ['Satu', 'Dua'].map(name => ({ id: topic_id, name }))
    const body = { ...writtenSubject, topics }
    return { call: subjects.update, params: { id: bank.subject_id }, body, field: 'topics' }
  },
  'a name of a topic, in another case': async () => {
    const { bank, topic_id } = await createDraft()
    const body = { ...writtenSubject, topics: [{ id: topic_id, name: 'Peluang' }, { name: 'peluang' }] }
    return { call: subjects.update, params: { id: bank.subject_id }, body, field: 'topics' }
  },
  'a question of a lesson': async () => {
    const { first, topic_id } = await createDraft()
    const body = { ...writtenLesson, topic_id, question_ids: twice(first) }
    return { call: lessons.create, body, field: 'question_ids' }
  },
  'a question of a quiz': async () => {
    const quiz = await publishQuiz(app, program_id)
    const { id } = await send(tryDraft.call, tryDraft.sent())
    const body = { question_ids: twice(quiz.questions[0]?.question_id), status: 'published' }
    return { call: quizAuthoring.update, params: { id }, body, field: 'question_ids' }
  },
  'a major': async () => {
    const { majors } = await createMajors(app.db, ['S1'])
    const student = await enroll(app, await createTryout(app.db, { program_id }))
    const body = { major_ids: twice(majors[0]?.id) }
    return { call: tryouts.choose, token: student.token, params: student.params, body, field: 'major_ids' }
  },
  'a sub-test of a sheet, with other marks': async () => {
    const tryout = await createTryout(app.db, { program_id })
    const { username } = await createUser(app.db, { program_id })
    const sub_tests = ['A', 'B'].map(mark => ({ sub_test_id: tryout.sub_tests[0]?.id, marks: [mark] }))
    const body = { student: username, variant: 'A', sub_tests }
    return { call: onPaper.enter, params: { id: tryout.id }, body, field: 'sub_tests' }
  },
  'a class that is led on, and out of school': async () => {
    const { id } = await createClass('XII Dua Arah')
    const body = {
      year: 2026,
      classes: [
        { id, name: 'XIII' },
        { id, name: null },
      ],
      stay: [],
    }
    return { call: classes.promote, body, field: 'classes' }
  },
}

const tryDraft = {
  call: quizAuthoring.create,
  sent: (): Sent => ({
    body: { ...quizSettings, program_id },
  }),
}

const createClass = (name: string) =>
  send(classes.create, { body: { name: `${name} ${++made}`, year: 2026, school_name: null } })

test.each(Object.entries(refused))('%s that is named twice is refused at its field', async (_, prepare) => {
  const { call, field, ...sent } = await prepare()
  const { status, errors } = await app.send(call, { token, ...sent })
  expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]])
})

test('what is done with many is done once with each, and counted once', async () => {
  const { inBank, ids, first, topic_id, bank } = await createDraft()
  const other = await createDraft()
  const body = { ids: twice(first) }
  expect((await send(questions.copy, { params: inBank, body })).changed).toHaveLength(1)
  expect(
    (await send(questions.setTopics, { params: inBank, body: { ...body, topic_ids: [topic_id] } })).changed,
  ).toEqual([first])
  expect((await send(questions.move, { params: other.inBank, body })).changed).toEqual([first])
  expect(await send(questionBanks.setStatus, { body: { ids: twice(bank.id), status: 'published' } })).toEqual(
    { changed: 1 },
  )
  const { drawn, missing } = (
    await app.send(tryoutPlans.draw, {
      token,
      params: other.params,
      body: { bank_ids: twice(other.bank.id), cells: [{ topic_id: null, difficulty: null, count: 4 }] },
    })
  ).meta
  expect([ids.length, drawn, missing]).toEqual([3, 3, 1])
})

test('people who are named twice are one person', async () => {
  const student = await createUser(app.db, { program_id })
  const ids = twice(student.id)
  const { id } = await createClass('XII Sekali')
  const { members } = await send(classes.place, { params: { id }, body: { user_ids: ids, from: null } })
  expect(members.map(member => member.id)).toEqual([student.id])
  expect(await send(users.bulk, { body: { ids, act: 'disable', reason } })).toEqual({ changed: 1, left: 0 })
  expect(await send(users.bulk, { body: { ids, act: 'enable', reason } })).toEqual({ changed: 1, left: 0 })
  expect(await send(users.givePasswords, { body: { ids, renew: true } })).toHaveLength(1)
  const left = await app.send(classes.remove, { token, params: { id }, body: { user_ids: ids } })
  expect(left).toMatchObject({ message: '1 siswa dikeluarkan', data: { students: 0 } })
})

test('a code that stands twice in a list is made once, and opens its try-out once', async () => {
  const tryout = await createTryout(app.db, { program_id, access: 'code' })
  const facts = { program_id, batch: '', label: '', school_name: null, max_uses: 1, expires_at: null }
  const code = `KEMBAR${'A'.repeat(++made)}`
  const typed = code.toLowerCase().replace('m', 'm-')
  const body = { ...facts, tryout_ids: twice(tryout.id), codes: [code, typed] }
  expect(await send(studentCodes.bulk, { body })).toEqual({ created: 1, codes: [code] })
})

test('an order that names a row twice is of another list', async () => {
  const { inBank, ids, first } = await createDraft()
  for (const some of [
    [...ids, first],
    [first, first, ids[1]],
  ])
    expect(await app.send(questions.order, { token, params: inBank, body: { ids: some } })).toMatchObject({
      status: 409,
    })
})

test('of two answers to one question in a save the newer one counts, whichever comes first', async () => {
  const tryout = await createTryout(app.db, { program_id })
  const [subTest] = tryout.sub_tests
  const [item] = subTest?.items ?? []
  for (const order of [
    [1, 2],
    [2, 1],
  ]) {
    const student = await enroll(app, tryout)
    const sitting = { ...student, ...(await start(app, student, subTest)) }
    const answers = order.map(seq => ({
      question_id: item?.question_id,
      value: seq === 2 ? item?.right : item?.wrong,
      flagged: false,
      seq,
    }))
    expect(await save(app, sitting, answers)).toMatchObject({ status: 200, data: { refused: [] } })
    const again = await start(app, student, subTest, { take_over: true })
    expect(again.answers).toMatchObject([{ value: item?.right, seq: 2 }])
  }
})

test('a quiz that is answered twice in one save tells its key once', async () => {
  const quiz = await publishQuiz(app, program_id)
  const student = await app.signIn({ program_id })
  const params = { slug: quiz.slug }
  await send(quizzes.start, { token: student.token, params })
  const [asked] = quiz.questions
  const one = {
    question_id: asked?.question_id,
    value: asked?.right,
    flagged: false,
    seq: 1,
    confirmed: true,
  }
  const { refused: none, feedback } = await send(quizzes.answer, {
    token: student.token,
    params,
    body: { answers: twice(one) },
  })
  expect([none, feedback.map(({ outcome }) => outcome)]).toEqual([[], ['correct']])
})
