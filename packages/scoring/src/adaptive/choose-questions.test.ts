import { expect, test } from 'vitest'
import { hashText } from '../hash-text.ts'
import { findProbability } from '../irt/item-response.ts'
import { scoreMean } from '../irt/score-ability.ts'
import { chooseQuestions, type PoolQuestion } from './choose-questions.ts'

/** Mulberry32: the same numbers in every run. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const random = createRandom(20_261_122)
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const blueprint = new Map([
  ['aljabar', 0.3],
  ['geometri', 0.25],
  ['peluang', 0.2],
  ['fungsi', 0.15],
  ['statistika', 0.1],
])

type Calibrated = PoolQuestion & { parameters: NonNullable<PoolQuestion['parameters']> }

/** Twenty of them for each place in the blueprint; slopes and guessing as of single choice questions. */
const topics = [...blueprint].flatMap(([topic, share]) => Array<string>(Math.round(20 * share)).fill(topic))
const pool: Calibrated[] = Array.from({ length: 400 }, (_, index) => {
  const a = Math.exp(0.1 + 0.35 * normal())
  const b = 1.1 * normal()
  return {
    question_id: `soal-${index}`,
    topic_id: topics[index % topics.length] ?? '',
    parameters: { a, d: -a * b, c: 0.1 + 0.15 * random() },
    difficulty: 'medium',
  }
})

const students = 600
const portions = [5, 5, 5, 5]
type Chooser = (student: string, seen: readonly Calibrated[], codes: number[], count: number) => Calibrated[]

function practise(choose: Chooser) {
  const shown = new Map<string, number>()
  let squares = 0
  let unbalance = 0
  for (let index = 0; index < students; index += 1) {
    const student = `siswa-${index}`
    const theta = normal()
    const seen: Calibrated[] = []
    const codes: number[] = []
    for (const count of portions)
      for (const question of choose(student, seen, codes, count)) {
        seen.push(question)
        codes.push(random() < findProbability(theta, question.parameters) ? 1 : 0)
        shown.set(question.question_id, (shown.get(question.question_id) ?? 0) + 1)
      }
    expect(new Set(seen).size).toBe(20)
    squares +=
      (scoreMean(
        codes,
        seen.map(({ parameters }) => parameters),
      ).theta -
        theta) **
      2
    for (const [topic, share] of blueprint) {
      const count = seen.filter(({ topic_id }) => topic_id === topic).length
      unbalance = Math.max(unbalance, Math.abs(count - 20 * share))
    }
  }
  return {
    error: Math.sqrt(squares / students),
    exposure: Math.max(...shown.values()) / students,
    unbalance,
  }
}

const isUnseen = (seen: readonly Calibrated[]) => (question: Calibrated) => !seen.includes(question)
const countTopics = (seen: readonly PoolQuestion[]) =>
  new Map([...Map.groupBy(seen, ({ topic_id }) => topic_id)].map(([topic, group]) => [topic, group.length]))

const adaptively: Chooser = (student, seen, codes, count) =>
  chooseQuestions({
    pool: pool.filter(isUnseen(seen)),
    count,
    ability: scoreMean(
      codes,
      seen.map(({ parameters }) => parameters),
    ),
    blueprint,
    asked: countTopics(seen),
    shares: new Map(),
    student,
  }) as Calibrated[]

const atRandom: Chooser = (student, seen, _codes, count) =>
  pool
    .filter(isUnseen(seen))
    .map(question => ({ question, at: hashText(7, `${student} ${question.question_id}`) }))
    .sort((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ question }) => question)

test('after twenty questions the error is at most three quarters of what random choice leaves, and nothing is overshown', () => {
  const adaptive = practise(adaptively)
  const arbitrary = practise(atRandom)
  expect(adaptive.error / arbitrary.error).toBeLessThanOrEqual(0.75)
  expect(adaptive.exposure).toBeLessThanOrEqual(1 / 3)
  expect(adaptive.unbalance).toBeLessThanOrEqual(2)
})

const plain = (name: string, difficulty: PoolQuestion['difficulty'], topic_id = 'aljabar'): PoolQuestion => ({
  question_id: name,
  topic_id,
  parameters: null,
  difficulty,
})
const mixed = Array.from({ length: 180 }, (_, index) =>
  plain(`polos-${index}`, (['easy', 'medium', 'hard'] as const)[index % 3] ?? 'easy'),
)
const base = {
  pool: mixed,
  count: 4,
  ability: { theta: 0, se: 1 },
  blueprint: new Map([['aljabar', 1]]),
  asked: new Map<string, number>(),
  shares: new Map<string, number>(),
  student: 'siswa',
}

test.each([
  [undefined, 'medium'],
  [0.2, 'easy'],
  [0.65, 'medium'],
  [0.9, 'hard'],
])('without estimates, a share of %s asks for %s questions', (share, difficulty) => {
  const shares = new Map(share === undefined ? [] : [['aljabar', share]])
  const chosen = chooseQuestions({ ...base, shares })
  expect(chosen.map(question => question.difficulty)).toEqual(Array(4).fill(difficulty))
})

test('a small pool is used up before anything is missing, and what has no share is left out', () => {
  const few = [plain('satu', 'easy'), plain('dua', 'hard'), plain('lain', 'easy', 'geometri')]
  const chosen = chooseQuestions({ ...base, pool: few, count: 5 })
  expect(chosen.map(question => question.question_id).toSorted()).toEqual(['dua', 'satu'])
})
