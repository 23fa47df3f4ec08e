import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionIds } from '../testing/exam-server.ts'
import { type Fate, makeWorld } from '../testing/exam-world.ts'
import { listRefused } from './answers.ts'
import type { Exam } from './exam.ts'
import { findSaveState } from './exam-state.ts'

const minute = 60_000
const saveState = (exam: Exam) => findSaveState(exam.getState())
const valueOf = (exam: Exam, id: string) => exam.getState().rows.get(id)?.value

test('an answer is on the server before the page calls it saved', async () => {
  const { world, openExam } = makeWorld()
  const exam = await openExam()
  exam.answer('q1', { value: 'a' })
  expect(saveState(exam)).toEqual({ kind: 'saving' })
  expect(world.stored.size).toBe(0)
  await exam.wake()
  expect(saveState(exam)).toEqual({ kind: 'saved' })
  expect(world.stored.get('q1')?.value).toBe('a')
})

test('a sub-test that was only announced asks the server nothing before the student starts it', async () => {
  const { world, openExam } = makeWorld()
  const exam = await openExam('ask')
  expect(exam.getState().hold).toEqual({ kind: 'not_started' })
  expect(world.requests).toEqual([])
  await exam.start()
  expect(exam.getState()).toMatchObject({ hold: null, joined: true })
})

test('an announced sub-test that runs on this device already goes on', async () => {
  const { openExam } = makeWorld()
  const before = await openExam()
  before.stop()
  const exam = await openExam('ask')
  expect(exam.getState()).toMatchObject({ hold: null, joined: true })
})

test('two minutes without network lose nothing, and the count of unsent answers is shown', async () => {
  const { world, openExam, advance } = makeWorld()
  const exam = await openExam()
  world.offline = true
  for (const id of questionIds) {
    exam.answer(id, { value: 'b' })
    await advance(exam, minute / 2)
  }
  expect(saveState(exam)).toEqual({ kind: 'unsent', count: 4 })
  world.offline = false
  await advance(exam, minute / 4)
  expect(saveState(exam)).toEqual({ kind: 'saved' })
  expect([...world.stored.values()].map(answer => answer.value)).toEqual(['b', 'b', 'b', 'b'])
})

test('a reload without network shows paper, answers and the time left, and sends later', async () => {
  const { world, openExam, advance } = makeWorld()
  const before = await openExam()
  world.offline = true
  before.answer('q2', { value: 'c', flagged: true })
  await advance(before, 5_000)
  before.stop()
  const after = await openExam()
  expect(after.getState().paper?.questions).toHaveLength(4)
  expect(after.getState().rows.get('q2')).toMatchObject({ value: 'c', flagged: true })
  after.answer('q3', { value: 'd' })
  world.offline = false
  await advance(after, minute)
  expect(world.stored.get('q2')).toMatchObject({ value: 'c', flagged: true })
  expect(world.stored.get('q3')?.value).toBe('d')
})

test('what is typed into the copy on this device stays, though the server answers a request from before', async () => {
  const { world, loadPage, openExam } = makeWorld()
  const before = await openExam()
  before.answer('q1', { value: 'lama' })
  await before.wake()
  before.stop()
  let sendPaper: (() => void) | undefined
  world.paper_ready = new Promise(resolve => {
    sendPaper = resolve
  })
  const exam = loadPage()
  // The page came back into view before its copy was read.
  const woken = exam.wake()
  await exam.restore()
  exam.type('q1', '0,5')
  exam.type('q2', 'kata')
  sendPaper?.()
  await woken
  expect([valueOf(exam, 'q1'), valueOf(exam, 'q2')]).toEqual(['0,5', 'kata'])
  await exam.wake()
  expect([...world.stored.values()].map(answer => answer.value)).toEqual(['0,5', 'kata'])
})

test('an address that names no session is told so, in words', async () => {
  const { world, openExam } = makeWorld()
  world.fates = ['lost', 'malformed']
  const exam = await openExam('start')
  await exam.retryNow()
  const { hold } = exam.getState()
  expect(hold).toMatchObject({ kind: 'blocked', code: 'not_found' })
  expect(JSON.stringify(hold)).not.toContain('Validation')
})

test('a 401 asks to sign in, goes on collecting, and sends after signing in', async () => {
  const { world, openExam, advance } = makeWorld()
  const exam = await openExam()
  world.fates = ['unauthorized']
  exam.answer('q1', { value: 'a' })
  await exam.wake()
  expect(exam.getState().hold).toEqual({ kind: 'login' })
  exam.answer('q2', { value: 'b' })
  await advance(exam, minute)
  expect(saveState(exam)).toEqual({ kind: 'unsent', count: 2 })
  await exam.resume()
  expect(world.stored.size).toBe(2)
})

test('a session taken over elsewhere becomes read-only; taking it back sends what was unsent here', async () => {
  const { world, openExam } = makeWorld()
  const exam = await openExam()
  world.lease = 'other-1'
  world.stored.set('q2', { question_id: 'q2', value: 'theirs', flagged: false, seq: 9 })
  exam.answer('q1', { value: 'a' })
  await exam.wake()
  expect(exam.getState().hold).toEqual({ kind: 'taken_over' })
  exam.answer('q3', { value: 'too late' })
  expect(valueOf(exam, 'q3')).toBeUndefined()
  await exam.takeOver()
  expect(world.stored.get('q1')).toMatchObject({ value: 'a', seq: 10 })
  expect(valueOf(exam, 'q2')).toBe('theirs')
  expect(saveState(exam)).toEqual({ kind: 'saved' })
})

test('an idle page notices within a minute that another one has taken the session', async () => {
  const { world, openExam, advance } = makeWorld()
  const exam = await openExam()
  world.lease = 'other-1'
  await advance(exam, minute)
  expect(exam.getState().hold).toEqual({ kind: 'taken_over' })
})

test('a refused answer is shown as refused, the others of the request are stored', async () => {
  const { world, openExam } = makeWorld()
  const exam = await openExam()
  world.offline = true
  exam.answer('q1', { value: 'a' })
  exam.answer('q2', { value: 'b' })
  await exam.wake()
  world.offline = false
  world.refuse.add('q1')
  await exam.retryNow()
  expect(listRefused(exam.getState().rows).map(row => row.question_id)).toEqual(['q1'])
  expect(world.stored.get('q2')?.value).toBe('b')
})

test('when the time is up the answers are sent and the sub-test is submitted', async () => {
  const { world, openExam, advance } = makeWorld()
  const exam = await openExam()
  exam.answer('q1', { value: 'a' })
  await advance(exam, 30 * minute)
  expect(exam.getState().submission?.receipt.answered).toBe(1)
  expect(world.submits).toBe(1)
})

test('extra time given meanwhile is noticed before the page closes itself', async () => {
  const { world, openExam, advance } = makeWorld()
  const exam = await openExam()
  await advance(exam, 29.5 * minute)
  world.ends_at += 10 * minute
  await advance(exam, minute)
  expect(exam.getState()).toMatchObject({ closing: 'no', submission: null })
  await advance(exam, 10 * minute)
  expect(exam.getState().submission).not.toBeNull()
})

test('answers that come back after the grace time are kept aside and named as not counted', async () => {
  const { world, openExam, advance } = makeWorld()
  const exam = await openExam()
  world.offline = true
  exam.answer('q1', { value: 'a' })
  await advance(exam, 35 * minute)
  world.offline = false
  await advance(exam, minute)
  expect(exam.getState().submission?.receipt.answered).toBe(0)
  expect(listRefused(exam.getState().rows)).toMatchObject([{ question_id: 'q1', refused: 'closed' }])
  expect(world.late).toMatchObject([{ question_id: 'q1', value: 'a' }])
})

test('an answer that the server refuses with the submission is named as not counted', async () => {
  const { world, openExam, advance } = makeWorld()
  const exam = await openExam()
  world.offline = true
  exam.answer('q1', { value: 'a' })
  exam.answer('q2', { value: 'b' })
  await exam.submit()
  world.offline = false
  world.refuse.add('q1')
  await advance(exam, minute)
  expect(world.requests.at(-1)).toBe('submit')
  expect(exam.getState().submission?.receipt.answered).toBe(1)
  expect(listRefused(exam.getState().rows).map(row => row.question_id)).toEqual(['q1'])
})

test('a lost reply to the submission is repeated until the receipt is here', async () => {
  const { world, openExam, advance } = makeWorld()
  const exam = await openExam()
  exam.answer('q1', { value: 'a' })
  await exam.wake()
  world.fates = ['reply_lost', 'busy', 'lost']
  await exam.submit()
  expect(exam.getState().submission).toBeNull()
  await advance(exam, minute)
  expect(exam.getState().submission?.receipt.answered).toBe(1)
})

test('nothing is asked of a busy server before the time it named', async () => {
  const { world, openExam, advance } = makeWorld()
  const exam = await openExam()
  world.fates = ['busy']
  exam.answer('q1', { value: 'a' })
  await exam.wake()
  const asked = world.requests.length
  await advance(exam, 1_999)
  expect(world.requests).toHaveLength(asked)
  await advance(exam, 2_000)
  expect(saveState(exam)).toEqual({ kind: 'saved' })
})

const fate = fc.constantFrom<Fate>('ok', 'lost', 'reply_lost', 'twice', 'late', 'busy')
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('answer' as const), id: fc.constantFrom(...questionIds) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 9_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('clear' as const), id: fc.constantFrom(...questionIds) }),
  },
)

test('whatever the network loses, doubles or delays, the server ends with what the student last answered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.array(fate, { maxLength: 40 }),
      async (steps, fates) => {
        const { world, openExam, advance } = makeWorld()
        let exam = await openExam()
        world.fates = [...fates]
        const meant = new Map<string, string | null>()
        for (const [number, step] of steps.entries()) {
          if (step.kind === 'wait') await advance(exam, step.ms)
          else if (step.kind === 'reload') {
            await exam.wake()
            exam.stop()
            exam = await openExam()
          } else {
            const value = step.kind === 'clear' ? null : `answer ${number}`
            meant.set(step.id, value)
            exam.answer(step.id, { value })
          }
          if (saveState(exam).kind !== 'saved') continue
          for (const [id, value] of meant) expect(world.stored.get(id)?.value).toBe(value)
        }
        world.fates = []
        await advance(exam, 3 * minute)
        for (const [id, value] of meant) expect(world.stored.get(id)?.value).toBe(value)
        expect(saveState(exam)).toEqual({ kind: 'saved' })
        exam.stop()
      },
    ),
    { numRuns: 150 },
  )
})

test('a save tells once a minute how long each question was seen and what happened, and again when its reply is lost', async () => {
  const { world, openExam, advance } = makeWorld()
  const exam = await openExam('start')
  exam.show('q1')
  await advance(exam, 20_000)
  exam.answer('q1', { value: 'a' })
  await advance(exam, 0)
  expect(world.traces).toEqual([])

  exam.show('q2')
  exam.note('offline')
  world.fates.push('reply_lost')
  await advance(exam, minute)
  await advance(exam, minute)
  const [lost, repeated] = world.traces
  expect(lost).toMatchObject({ visit: 'visit-1', events: [{ n: 1, kind: 'offline' }] })
  expect(lost?.seconds[0]).toBe(20)
  expect(repeated?.events).toEqual(lost?.events)
  await advance(exam, minute)
  expect(world.traces.at(-1)?.events).toEqual([])
})

test('a reload is noted as one', async () => {
  const { world, openExam, advance } = makeWorld()
  await openExam('start')
  const exam = await openExam()
  await advance(exam, 2 * minute)
  expect(world.traces[0]?.events.map(({ kind }) => kind)).toEqual(['reload'])
})

test('an answer that is confirmed stays as it is on this device, and says so to the server', async () => {
  const { world, openExam } = makeWorld()
  const exam = await openExam()
  exam.answer('q1', { value: 'a' })
  exam.answer('q1', { confirmed: true })
  exam.answer('q1', { value: 'b' })
  exam.answer('q1', { flagged: true })
  await exam.wake()
  expect(exam.getState().rows.get('q1')).toMatchObject({ value: 'a', flagged: false, confirmed: true })
  expect(world.stored.get('q1')).toMatchObject({ value: 'a', flagged: false, confirmed: true })
  exam.answer('q2', { value: 'b' })
  await exam.wake()
  expect(world.stored.get('q2')).not.toHaveProperty('confirmed')
})

test('an answer that was confirmed without a network is still so after a reload, and is sent so', async () => {
  const { world, openExam, advance } = makeWorld()
  const before = await openExam()
  world.offline = true
  before.answer('q1', { value: 'a' })
  before.answer('q1', { confirmed: true })
  await advance(before, 5_000)
  before.stop()
  const after = await openExam()
  after.answer('q1', { value: 'b' })
  world.offline = false
  await advance(after, minute)
  expect(world.stored.get('q1')).toMatchObject({ value: 'a', confirmed: true })
  expect(valueOf(after, 'q1')).toBe('a')
})

test('what a save tells about the sitting is kept with it: a reload without a network still knows it', async () => {
  const { world, openExam, advance } = makeWorld()
  const before = await openExam()
  world.learnt = { title: 'Sudah dibahas' }
  before.answer('q1', { value: 'a' })
  await before.wake()
  expect(before.getState().session?.progress).toMatchObject({ id: 'progress-1', title: 'Sudah dibahas' })
  await advance(before, 100)
  before.stop()
  world.offline = true
  const after = await openExam()
  expect(after.getState().session?.progress.title).toBe('Sudah dibahas')
})

test('a save that tells nothing leaves the sitting as it is', async () => {
  const { openExam } = makeWorld()
  const exam = await openExam()
  const before = exam.getState().session?.progress
  exam.answer('q1', { value: 'a' })
  await exam.wake()
  expect(exam.getState().session?.progress).toBe(before)
})
