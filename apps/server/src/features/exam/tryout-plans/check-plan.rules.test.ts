import { expect, test } from 'vitest'
import { questionSamples } from '../../../testing/factories.ts'
import { type CheckedPlan, type CheckedQuestion, checkPlan } from './check-plan.rules.ts'

const at = new Date('2026-11-21T01:00:00.000Z')

function makeQuestion(number: number, overrides: Partial<CheckedQuestion> = {}): CheckedQuestion {
  const { content, key } = questionSamples[0] ?? {}
  if (!content || !key) throw new Error('no sample')
  const own = { ...content, prompt_html: `<p>Soal ${number}</p>` }
  return {
    sub_test_id: 'pu',
    number,
    status: 'published',
    content: own,
    key,
    has_explanation: true,
    ...overrides,
  }
}

const noTrials = { trial_count: 0, trials_each: 0, trials_unfit: 0 }

function makePlan(overrides: Partial<CheckedPlan> = {}): CheckedPlan {
  const questions = overrides.questions ?? Array.from({ length: 20 }, (_, index) => makeQuestion(index + 1))
  const subTest = { id: 'pu', name: 'Penalaran Umum', duration_seconds: 1200, wanted_questions: 20 }
  return {
    opens_at: '2026-12-05T01:00:00.000Z',
    closes_at: '2026-12-05T13:00:00.000Z',
    release_at: null,
    result_release: 'at_close',
    scoring: 'irt',
    access: 'free',
    has_codes: false,
    program_is_active: true,
    sub_tests: [
      { ...subTest, question_count: questions.length, ...noTrials, usual_seconds_per_question: 60 },
    ],
    questions,
    elsewhere: [],
    seen: [],
    ...overrides,
  }
}

const asking = (number: number, prompt_html: string) => {
  const { content, ...rest } = makeQuestion(number)
  return { ...rest, number, content: { ...content, prompt_html } }
}
const formula = (latex: string) => `<p>Nilai <math alttext="${latex}"><mi>x</mi><mn>2</mn></math>?</p>`

const find = (plan: CheckedPlan) => checkPlan(plan, at).map(({ level, code }) => `${level}: ${code}`)
const few = (count: number) => Array.from({ length: count }, (_, index) => makeQuestion(index + 1))

test('a plan in order has nothing against it', () => {
  expect(find(makePlan())).toEqual([])
})

test.each<[string, Partial<CheckedPlan>, string[]]>([
  ['no sub-tests', { sub_tests: [], questions: [] }, ['blocks: no_sub_tests']],
  ['an empty sub-test', { questions: [] }, ['blocks: empty']],
  ['too few questions', { questions: few(19) }, ['blocks: too_few']],
  ['more than planned', { questions: few(21) }, ['warns: too_many']],
  [
    'a question without a key',
    { questions: [...few(19), makeQuestion(20, { key: null })] },
    ['blocks: no_key'],
  ],
  [
    'a key that fits no option',
    { questions: [...few(19), makeQuestion(20, { key: { type: 'single_choice', option_id: 'z' } })] },
    ['blocks: no_key'],
  ],
  [
    'a question that its bank has put away',
    { questions: [...few(19), makeQuestion(20, { status: 'archived' })] },
    ['blocks: not_published'],
  ],
  ['a window that is over', { closes_at: '2026-11-21T01:00:00.000Z' }, ['blocks: window_over']],
  ['a window shorter than the paper', { closes_at: '2026-12-05T01:10:00.000Z' }, ['warns: window_short']],
  ['results at a close that never comes', { closes_at: null }, ['blocks: never_released']],
  [
    'a question that can be reviewed elsewhere',
    { elsewhere: [{ sub_test_id: 'pu', number: 3, title: 'Try Out Perdana' }] },
    ['asks: reviewable'],
  ],
  [
    'a question that students of the program have had',
    { seen: [{ sub_test_id: 'pu', number: 3, students: 12 }] },
    ['warns: seen'],
  ],
  [
    'the same question twice',
    { questions: [...few(19), makeQuestion(20, { content: makeQuestion(1).content })] },
    ['asks: twins'],
  ],
  ['codes that nobody has', { access: 'code' }, ['warns: no_codes']],
  ['a program that is off', { program_is_active: false }, ['warns: program_off']],
  [
    'no explanation',
    { questions: [...few(19), makeQuestion(20, { has_explanation: false })] },
    ['warns: no_explanation'],
  ],
])('%s is found', (_, overrides, expected) => {
  expect(find(makePlan(overrides))).toEqual(expected)
})

test('questions that only their formulas tell apart are no twins, and the same formula twice is one', () => {
  for (const [one, other] of [
    ['x^2', 'x_2'],
    [String.raw`\vec{x}2`, String.raw`\overrightarrow{x}2`],
  ] as const) {
    const unlike = [...few(18), asking(19, formula(one)), asking(20, formula(other))]
    expect(find(makePlan({ questions: unlike }))).toEqual([])
  }
  const alike = [...few(18), asking(19, formula('x^2')), asking(20, formula('x^2'))]
  expect(find(makePlan({ questions: alike }))).toEqual(['asks: twins'])
})

test('the gravest stands first', () => {
  const elsewhere = [{ sub_test_id: 'pu', number: 3, title: 'Try Out Perdana' }]
  const levels = checkPlan(makePlan({ elsewhere, questions: few(4), access: 'code' }), at).map(
    ({ level }) => level,
  )
  expect(levels).toEqual(
    levels.toSorted((a, b) => 'blocks asks warns'.indexOf(a) - 'blocks asks warns'.indexOf(b)),
  )
  expect(levels[0]).toBe('blocks')
})

test('trial questions that cannot be tried out are named, each fault by itself', () => {
  const tryOut = (trials: object, scoring: CheckedPlan['scoring'] = 'irt') => {
    const plan = makePlan()
    return find({
      ...plan,
      scoring,
      sub_tests: plan.sub_tests.map(own => ({ ...own, ...noTrials, ...trials })),
    })
  }
  expect(tryOut({})).toEqual([])
  expect(tryOut({ trial_count: 8, trials_each: 2 })).toEqual([])
  expect(tryOut({ trial_count: 2, trials_each: 3, trials_unfit: 1 })).toEqual([
    'blocks: trials_short',
    'blocks: trials_unfit',
  ])
  expect(tryOut({ trial_count: 81, trials_each: 2 })).toEqual(['blocks: trials_many'])
  expect(tryOut({ trial_count: 4 }, 'weighted')).toEqual(['blocks: trials_not_irt', 'blocks: trials_none'])
})
