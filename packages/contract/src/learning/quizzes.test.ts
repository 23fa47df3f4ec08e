import { expect, test } from 'vitest'
import { keep, refusals, taken } from '../testing/keep.ts'
import { challenges } from './challenges.ts'
import { classTasks } from './class-tasks.ts'
import { history } from './history.ts'
import { lessons } from './lessons.ts'
import { practices } from './practices.ts'
import { quizAuthoring } from './quiz-authoring.ts'
import { quizzes } from './quizzes.ts'
import { reminders } from './reminders.ts'

const id = '019ab000-0000-7000-8000-00000000000a'
const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one)
const quiz = {
  title: 'Kuis Peluang',
  description: '',
  subject_id: null,
  lang: 'id',
  duration_seconds: null,
  shuffle: true,
  max_attempts: null,
  feedback: 'after_each',
  opens_at: null,
  closes_at: null,
}
const whole = { ...quiz, program_id: id }
const { body } = quizAuthoring.create

test('a quiz may be without subject, end, window and limit', () => {
  expect(keep(body, whole)).toEqual(whole)
})

test('a quiz lasts a minute to four hours, where it ends at all', () => {
  expect(taken(body, whole, 'duration_seconds', [null, 0, 59, 60, 90.5, 14_400, 14_401])).toEqual([
    null,
    60,
    14_400,
  ])
  expect(taken(body, whole, 'max_attempts', [null, 0, 1, 100, 101])).toEqual([null, 1, 100])
})

test('it tells right and wrong after each answer, at its end, or never', () => {
  expect(taken(body, whole, 'feedback', ['after_each', 'after_submit', 'never', 'always'])).toEqual([
    'after_each',
    'after_submit',
    'never',
  ])
})

test('a quiz begins without questions as a draft; a change names what it changes and gives it no other program', () => {
  expect(refusals(body, { ...whole, status: 'published' })).toEqual([''])
  expect(keep(quizAuthoring.update.body, {})).toEqual({})
  expect(refusals(quizAuthoring.update.body, { program_id: id })).toEqual([''])
  expect(taken(quizAuthoring.update.body, {}, 'question_ids', [[], many(200, id), many(201, id)])).toEqual([
    [],
    many(200, id),
  ])
})

const answer = { question_id: id, value: 'b', flagged: false, seq: 1 }

test('an answer stays open until it is said that it is the last one', () => {
  expect(keep(quizzes.answer.body, { answers: [answer] })).toEqual({
    answers: [{ ...answer, confirmed: false }],
  })
  expect(keep(quizzes.submit.body, { attempt_id: id })).toEqual({ attempt_id: id, answers: [] })
})

test('a reload asks to go on, in the words of an address', () => {
  expect(keep(quizzes.start.query, {})).toEqual({ resume_only: false })
  expect(keep(quizzes.start.query, { resume_only: 'true' })).toEqual({ resume_only: true })
  expect(refusals(quizzes.start.query, { resume_only: 'mungkin' })).toEqual(['resume_only'])
})

test('a result is asked for by its number, which counts from one', () => {
  expect(keep(quizzes.result.query, { number: '2' })).toEqual({ number: 2 })
  for (const number of ['0', '-1', '1.5', '', 'baru'])
    expect(refusals(quizzes.result.query, { number })).toEqual(['number'])
})

test('practice is of a kind, and of one thing or of none', () => {
  expect(keep(practices.start.body, { kind: 'today' })).toEqual({ kind: 'today', target_id: null })
  expect(refusals(practices.start.body, { kind: 'exam' })).toEqual(['kind'])
  expect(taken(practices.answer.body, {}, 'answers', [[], many(51, answer)])).toEqual([[]])
})

test('nobody is named in a challenge who has not agreed', () => {
  for (const call of [challenges.make, challenges.join])
    expect(taken(call.body, {}, 'agrees', [true, false, 'true', 1, null])).toEqual([true])
  expect(refusals(challenges.get.params, { token: 'a/b' })).toEqual(['token'])
})

test('a class is given a quiz or practice by a certain time', () => {
  const task = { kind: 'quiz', target_id: id, due_at: '2026-12-01T10:00:00.000Z' }
  expect(refusals(classTasks.give.body, task)).toEqual([])
  expect(taken(classTasks.give.body, task, 'kind', ['quiz', 'practice', 'tryout'])).toEqual([
    'quiz',
    'practice',
  ])
  expect(
    taken(classTasks.give.body, task, 'due_at', [
      '2026-12-01',
      '2026-12-01T17:00:00+07:00',
      task.due_at,
      null,
    ]),
  ).toEqual([task.due_at])
})

test('what was done is looked back on for a year at most', () => {
  expect(keep(history.list.query, { days: '366' })).toMatchObject({ days: 366 })
  for (const days of ['0', '367', '']) expect(refusals(history.list.query, { days })).toEqual(['days'])
})

test('a lesson is a draft at the end until somebody says otherwise, and a change leaves its questions alone', () => {
  const lesson = { title: 'Peluang', topic_id: id, body: 'Peluang ialah …' }
  expect(keep(lessons.create.body, lesson)).toEqual({ ...lesson, question_ids: [], is_published: false })
  expect(keep(lessons.update.body, { title: 'Peluang majemuk' })).toEqual({ title: 'Peluang majemuk' })
  const ids = Array.from({ length: 11 }, (_, nth) => `${id.slice(0, -2)}${nth + 10}`)
  expect(taken(lessons.create.body, lesson, 'question_ids', [[id, id], ids.slice(1), ids])).toEqual([
    ids.slice(1),
  ])
})

test('a reminder is refused by its link alone', () => {
  expect(taken(reminders.refuse.body, {}, 'token', ['', 'x', 'x'.repeat(101)])).toEqual(['x'])
})
