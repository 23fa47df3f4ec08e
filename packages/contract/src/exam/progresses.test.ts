import { expect, test } from 'vitest'
import { keep, refusals, taken } from '../testing/keep.ts'
import { examDay } from './exam-day.ts'
import { examSignals } from './exam-signals.ts'
import { onPaper } from './on-paper.ts'
import { progresses } from './progresses.ts'
import { rehearsals } from './rehearsals.ts'
import { studyPlans } from './study-plans.ts'

const id = '019ab000-0000-7000-8000-00000000000a'
const at = '2026-12-05T01:00:00.000Z'
const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one)
const answer = { question_id: id, value: 'b', flagged: false, seq: 1 }
const save = (changes: object) =>
  refusals(progresses.answer.body, { lease: id, answers: [{ ...answer, ...changes }] })

test('an answer says what it is, whether it is doubted, and which it is in order', () => {
  expect(save({})).toEqual([])
  expect(save({ client_at: at })).toEqual([])
  for (const field of ['question_id', 'value', 'flagged', 'seq'])
    expect(save({ [field]: undefined })).toEqual([`answers.0.${field}`])
})

test('null takes an answer back; an empty one is none', () => {
  expect(save({ value: null })).toEqual([])
  for (const value of ['', [], {}]) expect(save({ value })).toEqual(['answers.0.value'])
})

test('order counts up from one, in whole steps, for as long as anybody may type', () => {
  for (const seq of [1, 2_000_000_000]) expect(save({ seq })).toEqual([])
  for (const seq of [0, -1, 1.5, 2_000_000_001, '1']) expect(save({ seq })).toEqual(['answers.0.seq'])
})

test('no answer brings a mark, a time of its own or another student with it', () => {
  for (const field of ['score', 'correct', 'server_at', 'user_id'])
    expect(save({ [field]: 1 })).toEqual(['answers.0'])
})

test('one request empties an outbox of the longest paper', () => {
  expect(
    taken(progresses.answer.body, { lease: id }, 'answers', [[], many(200, answer), many(201, answer)]),
  ).toEqual([[], many(200, answer)])
})

test('whoever saves and whoever hands in shows that they hold the session', () => {
  expect(refusals(progresses.answer.body, { answers: [] })).toEqual(['lease'])
  expect(refusals(progresses.submit.body, {})).toEqual(['lease'])
  expect(keep(progresses.submit.body, { lease: id })).toEqual({ lease: id, answers: [] })
})

test('a start takes nothing over and starts the clock, unless it says otherwise', () => {
  const asked = { sub_test_id: id, client_id: id }
  expect(keep(progresses.start.body, asked)).toEqual({ ...asked, take_over: false, resume_only: false })
  expect(refusals(progresses.start.body, { ...asked, take_over: 'true' })).toEqual(['take_over'])
})

const trace = { visit: id, seconds: [12, 0], events: [{ n: 1, kind: 'blur', at }] }
const noted = (changes: object) =>
  refusals(progresses.answer.body, { lease: id, answers: [], trace: { ...trace, ...changes } })

test('time on a question is seconds, a day at most', () => {
  expect(noted({})).toEqual([])
  expect(noted({ seconds: [86_400] })).toEqual([])
  expect(noted({ seconds: [3, 86_401] })).toEqual(['trace.seconds.1'])
  expect(noted({ seconds: [-1] })).toEqual(['trace.seconds.0'])
})

test('what happened to a page is one of a few things', () => {
  for (const kind of ['blur', 'focus', 'offline', 'online', 'reload', 'second_device'])
    expect(noted({ events: [{ n: 1, kind, at }] })).toEqual([])
  expect(noted({ events: [{ n: 1, kind: 'cheated', at }] })).toEqual(['trace.events.0.kind'])
  expect(noted({ events: many(51, trace.events[0]) })).toEqual(['trace.events'])
})

test('a page that is there tells how many answers it could not send', () => {
  expect(taken(examSignals.beat.body, {}, 'unsent', [0, 1_000, -1, 1_001, null])).toEqual([0, 1_000])
})

const reason = 'Listrik padam di ruang 3'
const given = { reason, seconds: 600, audience: { kind: 'all' } }

test('extra time is half a minute to two hours, for a reason and for somebody', () => {
  expect(taken(examDay.giveTime.body, given, 'seconds', [29, 30, 7_200, 7_201, -600])).toEqual([30, 7_200])
  expect(refusals(examDay.giveTime.body, {}).toSorted()).toEqual(['audience', 'reason', 'seconds'])
})

test('a message to running sub-tests is short and says something', () => {
  const told = { reason, audience: { kind: 'all' } }
  expect(
    taken(examDay.tell.body, told, 'text', ['', '  ', 'Tenang.', 'a'.repeat(280), 'a'.repeat(281)]),
  ).toEqual(['Tenang.', 'a'.repeat(280)])
})

test('starts are paused and resumed by the same word', () => {
  expect(taken(examDay.pause.body, { reason }, 'paused', [true, false, 'true', null])).toEqual([true, false])
})

test('how many an act would touch is asked in the words of an address', () => {
  expect(refusals(examDay.countMeant.query, { kind: 'school', school: 'SMA 1' })).toEqual([])
  expect(refusals(examDay.countMeant.query, { kind: 'everybody' })).toEqual(['kind'])
  expect(refusals(examDay.countMeant.query, {})).toEqual(['kind'])
})

test('a sheet of paper has a letter, and of each question what stands on it, if only nothing', () => {
  const sheet = {
    student: ' ani.lestari ',
    variant: 'A',
    sub_tests: [{ sub_test_id: id, marks: ['C', '', 'ACD', 'BSB'] }],
  }
  expect(keep(onPaper.enter.body, sheet)).toEqual({ ...sheet, student: 'ani.lestari' })
  expect(taken(onPaper.enter.body, sheet, 'variant', ['A', 'D', 'E', 'a', ''])).toEqual(['A', 'D'])
  const tooMany = { sub_test_id: id, marks: many(201, 'A') }
  expect(refusals(onPaper.enter.body, { ...sheet, sub_tests: [tooMany] })).toEqual(['sub_tests.0.marks'])
})

test('a device that was tried tells all it can do, and what time it has', () => {
  const told = {
    keeps_answers: true,
    has_space: true,
    shows_pictures: true,
    works_offline: false,
    device_now: at,
  }
  expect(refusals(rehearsals.report.body, told)).toEqual([])
  expect(refusals(rehearsals.report.body, {}).toSorted()).toEqual(Object.keys(told).toSorted())
})

test('a week has one to seven days to practise, and no step leads back to the first', () => {
  const { body } = studyPlans.change
  expect(taken(body, {}, 'days_a_week', [0, 1, 3.5, 7, 8, null])).toEqual([1, 7])
  expect(taken(body, {}, 'step', ['placement', 'target', 'goal', 'done'])).toEqual(['target', 'goal', 'done'])
  expect(keep(body, { major_id: null })).toEqual({ major_id: null })
})
