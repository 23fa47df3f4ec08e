import { type DemoSubTest, shareTime } from '../read-bank.ts'
import type { Random } from '../seeded-random.ts'

type Question = DemoSubTest['questions'][number]

/** Subjects of the weekly try-outs, in the official order of their sub-tests. */
const SUBJECTS = ['PU', 'PK', 'LBI', 'PM']
/** Of each sub-test in the first week, and from the second on. */
const FIRST_COUNT = 20
const COUNT = 10
/** So many of these are from the first week, to which scores are linked by them (see `hasEnoughAnchors`). */
const COMMON = 8

function shuffle<T>(list: readonly T[], random: Random): T[] {
  return list
    .map(one => ({ one, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

/** Questions of one passage stay together. */
function listUnits(questions: Question[], random: Random): Question[][] {
  const units = Map.groupBy(questions, ({ row }) => row.stimulus_id ?? row.id)
  return shuffle([...units.values()], random)
}

/** Deals units again and again, each as often as the others. */
function createDealer(units: Question[][]): (count: number) => Question[] {
  let next = 0
  return count => {
    const dealt: Question[] = []
    for (let tries = 0; dealt.length < count && tries < units.length; tries += 1) {
      dealt.push(...(units[next % units.length] ?? []))
      next += 1
    }
    return dealt
  }
}

function takePart(subTest: DemoSubTest, chosen: Question[]): DemoSubTest {
  const ids = new Set(chosen.map(({ row }) => row.id))
  const questions = subTest.questions.filter(({ row }) => ids.has(row.id))
  const default_duration_seconds = shareTime(subTest.subject, questions.length)
  return { ...subTest, questions, row: { ...subTest.row, default_duration_seconds } }
}

function planSubTest(subTest: DemoSubTest, weeks: number, random: Random): DemoSubTest[] {
  const units = listUnits(subTest.questions, random)
  const first = createDealer(units)(FIRST_COUNT)
  const isFirst = (unit: Question[]) => unit.every(question => first.includes(question))
  const dealCommon = createDealer(units.filter(isFirst))
  const dealNew = createDealer(units.filter(unit => !isFirst(unit)))
  return Array.from({ length: weeks }, (_, week) => {
    if (week === 0) return takePart(subTest, first)
    const common = dealCommon(COMMON)
    return takePart(subTest, [...common, ...dealNew(COUNT - common.length)])
  })
}

/** The sub-tests of each week's try-out, drawn from a bank whose questions students may know by now. */
export function chooseQuestions(bank: DemoSubTest[], weeks: number, random: Random): DemoSubTest[][] {
  const planned = SUBJECTS.map(code => {
    const subTest = bank.find(({ subject }) => subject.code === code)
    if (!subTest) throw new Error(`Cannot plan the weeks of the demo: its bank has no "${code}"`)
    return planSubTest(subTest, weeks, random)
  })
  return Array.from({ length: weeks }, (_, week) => planned.flatMap(subTest => subTest[week] ?? []))
}
