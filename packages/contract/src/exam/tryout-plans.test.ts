import { expect, test } from 'vitest'
import { keep, refusals, taken } from '../testing/keep.ts'
import { paperAssembly } from './paper-assembly.ts'
import { programs } from './programs.ts'
import { tryoutPlans } from './tryout-plans.ts'
import { tryouts } from './tryouts.ts'

const id = '019ab000-0000-7000-8000-00000000000a'
const many = (count: number) => Array.from({ length: count }, () => id)
const written = {
  title: 'Try Out Perdana',
  description: null,
  opens_at: '2026-12-05T01:00:00.000Z',
  closes_at: null,
  mode: 'blocking',
  access: 'free',
  max_attempts: 1,
  choices_min: 0,
  choices_max: 4,
  marks: { kind: 'points' },
  scale_min: 200,
  scale_max: 1000,
  release_at: null,
  shuffle_questions: true,
  shuffle_options: false,
  program_id: id,
}
const { body } = tryoutPlans.create

test('a draft says what nobody else can say for it; settings and format say the rest', () => {
  expect(keep(body, written)).toEqual(written)
  expect(refusals(body, {}).toSorted()).toEqual(Object.keys(written).toSorted())
})

test('a form says it in letters', () => {
  const typed = {
    max_attempts: '3',
    choices_min: '1',
    choices_max: '2',
    scale_min: '0',
    shuffle_options: 'on',
  }
  expect(keep(body, { ...written, ...typed })).toMatchObject({
    max_attempts: 3,
    choices_min: 1,
    choices_max: 2,
    scale_min: 0,
    shuffle_options: true,
  })
})

test('a field of the form that was emptied is told, and no rule is made of it', () => {
  for (const field of ['choices_min', 'choices_max', 'scale_min', 'scale_max'])
    for (const nothing of [null, ''])
      expect(refusals(body, { ...written, [field]: nothing })).toEqual([field])
  const marks = { kind: 'penalty', correct: 4, wrong: null, blank: 0 }
  expect(refusals(body, { ...written, marks })).toEqual(['marks.wrong'])
})

test('students choose up to four majors, and a try-out may be sat as often as one likes', () => {
  expect(taken(body, written, 'choices_max', [-1, 0, 1.5, 4, 5])).toEqual([0, 4])
  expect(taken(body, written, 'max_attempts', [null, 0, 1, 100, 101])).toEqual([null, 1, 100])
  expect(taken(tryouts.choose.body, {}, 'major_ids', [[], many(4), many(5)])).toEqual([[], many(4)])
})

test('a change names what it changes, and gives a draft no other program', () => {
  expect(keep(tryoutPlans.update.body, { closes_at: null })).toEqual({ closes_at: null })
  expect(refusals(tryoutPlans.update.body, { program_id: id })).toEqual([''])
})

const subTest = { subject_id: id, duration_seconds: 2_550, weight: 1 }
const arrange = (changes: object) =>
  refusals(tryoutPlans.arrange.body, { sub_tests: [{ ...subTest, ...changes }] })

test('a sub-test lasts seconds, half a minute to ten hours', () => {
  expect(keep(tryoutPlans.arrange.body, { sub_tests: [subTest] })).toEqual({
    sub_tests: [{ ...subTest, threshold: null, wanted_questions: null }],
  })
  for (const duration_seconds of [30, 36_000]) expect(arrange({ duration_seconds })).toEqual([])
  for (const duration_seconds of [0, 29, 42.5, 36_001])
    expect(arrange({ duration_seconds })).toEqual(['sub_tests.0.duration_seconds'])
})

test('a sub-test may weigh nothing and demand nothing, and wants no more questions than fit on a paper', () => {
  for (const changes of [{ weight: 0 }, { threshold: 0 }, { wanted_questions: 200 }])
    expect(arrange(changes)).toEqual([])
  expect(arrange({ weight: -1 })).toEqual(['sub_tests.0.weight'])
  expect(arrange({ wanted_questions: 201 })).toEqual(['sub_tests.0.wanted_questions'])
  expect(
    refusals(tryoutPlans.arrange.body, { sub_tests: Array.from({ length: 21 }, () => subTest) }),
  ).toEqual(['sub_tests'])
})

test('a paper holds two hundred questions, and a student meets twenty trials at most', () => {
  expect(taken(tryoutPlans.choose.body, {}, 'question_ids', [[], many(200), many(201)])).toEqual([
    [],
    many(200),
  ])
  expect(taken(tryoutPlans.chooseTrials.body, { question_ids: [] }, 'each', [0, 20, 21])).toEqual([0, 20])
  expect(taken(tryoutPlans.addTrials.body, { question_ids: many(1) }, 'each', [0, 1, 20, 21])).toEqual([
    1, 20,
  ])
})

test('a draw begins anew and takes what was used before, unless it is told otherwise', () => {
  const cells = [{ topic_id: null, difficulty: null, count: 3 }]
  expect(keep(tryoutPlans.draw.body, { cells })).toEqual({
    bank_ids: [],
    leave_out_used: false,
    keeps: false,
    cells,
  })
  expect(refusals(tryoutPlans.draw.body, { cells: [] })).toEqual(['cells'])
})

test('papers are put together for six drafts at most, with words to read where that is wanted', () => {
  const asked = {
    cells: [{ topic_id: id, difficulty: 'easy', count: 1 }],
    target: 'even',
    also_for: [],
    common: 0,
    most_used: null,
    most_words: null,
  }
  const { body: form } = paperAssembly.assemble
  expect(refusals(form, asked)).toEqual([])
  expect(taken(form, asked, 'also_for', [many(5), many(6)])).toEqual([many(5)])
  expect(taken(form, asked, 'most_used', [null, 0, -1])).toEqual([null, 0])
  expect(taken(form, asked, 'most_words', [null, 0, 1])).toEqual([null, 1])
})

test('a try-out is closed, and closed later, for a reason; it is published with one where something asks for it', () => {
  expect(refusals(tryoutPlans.publish.body, {})).toEqual([])
  expect(refusals(tryoutPlans.close.body, {})).toEqual(['reason'])
  expect(refusals(tryoutPlans.extend.body, { closes_at: written.opens_at })).toEqual(['reason'])
  expect(refusals(tryoutPlans.launch.body, { opens_at: written.opens_at, class_ids: [] })).toEqual([
    'closes_at',
  ])
})

const program = { name: 'UTBK-SNBT', description: '', is_active: true }

test('a program gives whole credit alone and takes the mean, until somebody says otherwise', () => {
  expect(keep(programs.create.body, program)).toEqual({
    ...program,
    credit: 'all_or_nothing',
    totals: 'mean',
  })
})

test('a change of a program leaves its credit, its totals and its exam as they are', () => {
  expect(keep(programs.update.body, program)).toEqual(program)
})

test('the day of its exam is a day, or nobody knows it', () => {
  const days = [
    null,
    '2027-04-20',
    '2028-02-29',
    '2027-02-29',
    '2027-4-20',
    '20-04-2027',
    '2027-04-20T00:00:00Z',
  ]
  expect(taken(programs.update.body, program, 'exam_on', days)).toEqual([null, '2027-04-20', '2028-02-29'])
})

test('a format has its year, and sub-tests one at least', () => {
  const format = {
    name: 'SNBT 2027',
    year: 2027,
    source: '',
    mode: 'blocking',
    scoring: 'irt',
    marks: { kind: 'points' },
    sub_tests: [{ subject_id: id, question_count: 30, duration_seconds: 1_800, weight: 1, threshold: null }],
  }
  const { body: preset } = programs.createPreset
  expect(refusals(preset, format)).toEqual([])
  expect(refusals(preset, { ...format, sub_tests: [] })).toEqual(['sub_tests'])
  expect(taken(preset, format, 'year', [1999, 2000, 2100, 2101])).toEqual([2000, 2100])
})
