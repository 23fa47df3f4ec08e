import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import type { AnswerValue } from '@gerbang/contract/question.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { canonicalAnswers } from '@gerbang/scoring/canonical-answers.ts'
import { v7 } from 'uuid'
import { expect } from 'vitest'
import type { TestApp } from '../api.ts'
import { createMajors, createProgram, createTryout, epoch } from '../factories.ts'
import { type GivenAnswer, type Life, markSheet, type Rules, stateOf, type Tab } from './life.ts'
import type { Action, Reply, SentAnswer } from './step.ts'

/** A try-out by the rules, once for all that live by them. */
async function createPlace(app: TestApp, rules: Rules) {
  const { id: program_id } = await createProgram(app.db)
  const { majors } = await createMajors(app.db, ['S1'])
  const tryout = await createTryout(app.db, {
    program_id,
    mode: rules.mode,
    sub_tests: rules.sub_tests,
    questions: rules.questions,
    closes_at: rules.closes_at === null ? null : iso(rules.closes_at),
    choices_min: rules.choices_min,
    max_attempts: 1,
  })
  return { tryout, major_ids: majors.map(major => major.id) }
}

/** A new student before the real server: two tabs, each with the leases it was given. */
async function openWorld(app: TestApp, { extra }: Rules, place: Awaited<ReturnType<typeof createPlace>>) {
  app.setClock(epoch)
  const { tryout } = place
  const { user, token } = await app.signIn({ program_id: tryout.program_id, extra_time_factor: extra })
  return {
    ...place,
    app,
    sent: { token, params: { slug: tryout.slug } },
    user_id: user.id,
    clients: { A: v7(), B: v7() },
    leases: { A: new Map<number, string>(), B: new Map<number, string>() },
    ids: new Map<number, string>(),
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>

export function createWorlds(app: TestApp) {
  const places = new Map<string, ReturnType<typeof createPlace>>()
  return async (rules: Rules): Promise<World> => {
    const key = JSON.stringify({ ...rules, extra: 1 })
    const place = places.get(key) ?? createPlace(app, rules)
    places.set(key, place)
    return openWorld(app, rules, await place)
  }
}

const iso = (ms: number) => new Date(epoch.getTime() + ms).toISOString()
const subTestOf = ({ tryout }: World, index: number) => {
  const subTest = tryout.sub_tests[index]
  if (!subTest) throw new Error(`No sub-test ${index}`)
  return subTest
}

function writeAnswer(world: World, subTest: number, { question, value, flagged, seq }: SentAnswer) {
  const item = subTestOf(world, subTest).items[question]
  const foreign = subTestOf(world, subTest === 0 ? 1 : 0).items[question]
  const values = { right: item?.right, wrong: item?.wrong, misfit: { s9: 'c9' }, foreign: 'b' }
  const question_id = value === 'foreign' ? foreign?.question_id : item?.question_id
  return { question_id, value: value === null ? null : values[value], flagged, seq }
}

interface StoredAnswer {
  question_id: string
  value: AnswerValue | null
  flagged: boolean
  seq: number
}

function readAnswer(world: World, subTest: number, stored: StoredAnswer): GivenAnswer {
  const { items } = subTestOf(world, subTest)
  const question = items.findIndex(item => item.question_id === stored.question_id)
  const isRight = isDeepStrictEqual(stored.value, items[question]?.right)
  const value = stored.value === null ? null : isRight ? 'right' : 'wrong'
  return { question, value, flagged: stored.flagged, seq: stored.seq }
}

const readAnswers = (world: World, subTest: number, stored: StoredAnswer[]) =>
  stored.map(row => readAnswer(world, subTest, row)).toSorted((a, b) => a.question - b.question)

function readRefused(world: World, refused: { question_id: string }[]): number[] {
  const all = world.tryout.sub_tests.map(({ items }) => items.map(item => item.question_id))
  return refused.map(({ question_id }) => Math.max(...all.map(ids => ids.indexOf(question_id))))
}

const said = ({ status, code }: { status: number; code?: string }) =>
  status === 200 ? '200' : `${status} ${code}`

async function start(world: World, action: Extract<Action, { do: 'start' }>): Promise<Reply> {
  const { sub_test, tab, take_over, resume_only } = action
  const body = { sub_test_id: subTestOf(world, sub_test).id, client_id: world.clients[tab], take_over }
  const reply = await world.app.send(progresses.start, { ...world.sent, body: { ...body, resume_only } })
  if (reply.status !== 200) return { said: said(reply) }
  world.leases[tab].set(sub_test, reply.data.progress.lease)
  world.ids.set(sub_test, reply.data.progress.id)
  return { said: '200', answers: readAnswers(world, sub_test, reply.data.answers) }
}

function sendingOf(world: World, sub_test: number, tab: Tab, answers: SentAnswer[]) {
  const params = { ...world.sent.params, id: world.ids.get(sub_test) ?? '' }
  const lease = world.leases[tab].get(sub_test) ?? v7()
  const body = { lease, answers: answers.map(answer => writeAnswer(world, sub_test, answer)) }
  return { ...world.sent, params, body }
}

/** Does what the model was told, over HTTP where a student would. */
export async function perform(world: World, action: Action): Promise<Reply> {
  const { app, sent } = world
  switch (action.do) {
    case 'enrol':
      return { said: said(await app.send(tryouts.enroll, sent)) }
    case 'choose':
      return { said: said(await app.send(tryouts.choose, { ...sent, body: { major_ids: world.major_ids } })) }
    case 'start':
      return start(world, action)
    case 'save': {
      const sending = sendingOf(world, action.sub_test, action.tab, action.answers)
      const reply = await app.send(progresses.answer, sending)
      if (reply.status !== 200) return { said: said(reply) }
      return { said: '200', refused: readRefused(world, reply.data.refused) }
    }
    case 'submit': {
      const sending = sendingOf(world, action.sub_test, action.tab, action.answers)
      const reply = await app.send(progresses.submit, sending)
      if (reply.status !== 200) return { said: said(reply) }
      const { refused, attempt_finished: is_finished } = reply.data
      return { said: '200', is_finished, refused: readRefused(world, refused) }
    }
    case 'sweep':
      await app.jobs.sweep()
      return { said: 'done' }
    case 'wait':
      app.setClock(new Date(epoch.getTime() + action.until))
      return { said: 'done' }
    case 'look_at_list':
      return { said: said(await app.send(tryouts.subjects, sent)) }
    case 'look_at_result':
      return { said: said(await app.send(results.result, sent)) }
    case 'look_at_paper': {
      const query = { sub_test_id: subTestOf(world, action.sub_test).id }
      return { said: said(await app.send(progresses.questions, { ...sent, query })) }
    }
  }
}

const hashOf = (stored: StoredAnswer[]) =>
  createHash('sha256')
    .update(canonicalAnswers(new Map(stored.map(row => [row.question_id, row.value]))))
    .digest('hex')

async function readSheets(world: World, attemptId: string) {
  const { db } = world.app
  const rows = await db.selectFrom('progresses').selectAll().where('attempt_id', '=', attemptId).execute()
  const sheets = rows.map(async ({ id, sub_test_id, ends_at, submitted_at, closed_by, lease, receipt }) => {
    const sub_test = world.tryout.sub_tests.findIndex(subTest => subTest.id === sub_test_id)
    const [answers, late] = await Promise.all([
      db.selectFrom('answers').selectAll().where('progress_id', '=', id).execute(),
      db.selectFrom('late_answers').selectAll().where('progress_id', '=', id).execute(),
    ])
    if (receipt) expect(receipt).toMatchObject({ progress_id: id, hash: hashOf(answers) })
    return {
      sub_test,
      ends_at,
      holder: world.leases.A.get(sub_test) === lease ? 'A' : 'B',
      answers: readAnswers(world, sub_test, answers),
      late: readAnswers(world, sub_test, late),
      closed: closed_by && { by: closed_by, at: submitted_at },
      receipt: receipt && {
        closed_by: receipt.closed_by,
        submitted_at: receipt.submitted_at,
        questions: receipt.questions,
        answered: receipt.answered,
        flagged: receipt.flagged,
      },
    }
  })
  return (await Promise.all(sheets)).toSorted((a, b) => a.sub_test - b.sub_test)
}

async function readScores(world: World, attemptId: string) {
  const { db } = world.app
  const [sheets, totals] = await Promise.all([
    db.selectFrom('sub_test_scores').selectAll().where('attempt_id', '=', attemptId).execute(),
    db.selectFrom('attempt_scores').select('total').where('attempt_id', '=', attemptId).execute(),
  ])
  const marks = sheets.map(({ sub_test_id, correct, wrong, blank, raw }) => ({
    sub_test: world.tryout.sub_tests.findIndex(subTest => subTest.id === sub_test_id),
    correct,
    wrong,
    blank,
    raw,
  }))
  return {
    marks: marks.toSorted((a, b) => a.sub_test - b.sub_test),
    totals: totals.map(({ total }) => Math.round(total * 100)),
  }
}

/** What is stored, in the words of the model. */
export async function observe(world: World) {
  const { db } = world.app
  const attempt = await db
    .selectFrom('attempts')
    .select(['id', 'status', 'finished_at'])
    .where('user_id', '=', world.user_id)
    .executeTakeFirst()
  if (!attempt) return { status: 'none', finished_at: null, sheets: [], marks: [], totals: [] }
  const [sheets, scores] = await Promise.all([readSheets(world, attempt.id), readScores(world, attempt.id)])
  return { status: attempt.status, finished_at: attempt.finished_at, sheets, ...scores }
}

/** What must be stored. */
export function describe(life: Life) {
  const { rules, status, finished_at } = life
  const all = Array.from({ length: rules.sub_tests }, (_, index) => index)
  const marked = all.filter(index => status === 'scored' || stateOf(life, index) === 'closed')
  const marks = marked.map(index => markSheet(life, index))
  const sheets = life.sheets.map(({ closed, ends_at, ...sheet }) => ({
    ...sheet,
    ends_at: iso(ends_at),
    closed: closed && { by: closed.by, at: iso(closed.at) },
    receipt: closed && {
      closed_by: closed.by,
      submitted_at: iso(closed.at),
      questions: rules.questions,
      answered: sheet.answers.filter(answer => answer.value !== null).length,
      flagged: sheet.answers.filter(answer => answer.flagged).length,
    },
  }))
  const scaled = marks.map(({ raw }) => 200 + (800 * raw) / rules.questions)
  const total = scaled.reduce((sum, score) => sum + score, 0) / rules.sub_tests
  return {
    status,
    finished_at: finished_at === null ? null : iso(finished_at),
    sheets: sheets.toSorted((a, b) => a.sub_test - b.sub_test),
    marks,
    totals: status === 'scored' ? [Math.round(total * 100)] : [],
  }
}
