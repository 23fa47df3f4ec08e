import type { AnswerValue } from '@gerbang/contract/question.ts'
import { readContent, readKey } from '@gerbang/contract/question-format.ts'
import type { Db } from '../../db/database.ts'
import { insertRows, type Row } from '../../db/insert-rows.ts'
import type { SeedMeans } from '../../db/reference/seed-reference.ts'
import { calibratePapers } from '../attempts.ts'
import { insertSimulated } from '../insert-simulated.ts'
import type { DemoSubTest } from '../read-bank.ts'
import { createRandom, type Random } from '../seeded-random.ts'
import type { SimulatedItem } from '../simulate-answers.ts'
import { type SimulatedPaper, simulateAttempt } from '../simulate-attempt.ts'
import { buildTryout, insertPublished, type PaperSubTest, type SeededTryout } from '../tryout.ts'
import type { MajorOption } from '../major-options.ts'
import { chooseQuestions } from './choose-questions.ts'
import { insertClasses } from './classes.ts'
import { describeNadia, drawTrainee, findLearner, type Kind, type Trainee } from './trainees.ts'
import { listWeeks, type Week } from './weeks.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** When everything that the history rests on had been made. */
export function findBeginning({ now, newId }: SeedMeans): SeedMeans {
  const [first] = listWeeks(now())
  const at = new Date((first?.opens ?? now()).getTime() - 7 * DAY_MS)
  return { now: () => at, newId }
}

export interface HistoryPlace {
  program_id: string
  /** Questions that students may know by now. */
  bank: DemoSubTest[]
  student: Row<'users'>
  teacher: Row<'users'>
  /** Of the whole country; some of them sit every week. */
  others: Row<'users'>[]
  majors: MajorOption[]
}

/** Its number follows. */
export const weeklySlug = 'contoh-mingguan-'

/** Of the others so many sit the weekly try-outs. */
const REGULARS = 100

/** Topics of which the demo's class has a wrong idea. */
const misleading = ['Silogisme dan implikasi', 'Bangun datar dan ruang', 'Simpulan', 'Aritmetika sosial']

async function gatherTrainees(
  db: Db,
  { program_id, student, teacher, others, majors }: HistoryPlace,
  random: Random,
  means: SeedMeans,
): Promise<Trainee[]> {
  const place = { program_id, student, teacher, number: others.length }
  const [own, ...classes] = await insertClasses(db, place, random, findBeginning(means))
  const draw = (users: Row<'users'>[], kind: Kind) =>
    users.map(user => drawTrainee(user, kind, majors, random))
  const classmates = (own?.students ?? []).filter(({ id }) => id !== student.id)
  return [
    describeNadia(student, majors),
    ...draw(classmates, { mean: -0.1, inClass: true, misleading }),
    ...classes.flatMap(({ students }, index) =>
      draw(students, { mean: index === 0 ? 0.35 : -0.25, inClass: true, misleading: [] }),
    ),
    ...draw(others.slice(0, REGULARS), { mean: 0, inClass: false, misleading: [] }),
  ]
}

interface WeeklyTryout extends SeededTryout {
  week: Week
}

function describeWeek({ number }: Week, subTests: DemoSubTest[]): string {
  const questions = subTests.reduce((sum, subTest) => sum + subTest.questions.length, 0)
  const seconds = subTests.reduce((sum, subTest) => sum + subTest.row.default_duration_seconds, 0)
  const common =
    number === 1 ? '' : ' Sebagian soalnya dari minggu pertama, supaya skornya bisa dibandingkan.'
  return `Riwayat contoh: peserta, jawaban, dan skornya buatan. ${questions} soal dalam ${Math.round(seconds / 60)} menit.${common}`
}

async function insertWeek(
  db: Db,
  bank: DemoSubTest[],
  { week, ...links }: { week: Week; program_id: string; anchor_tryout_id: string | null },
  { newId }: SeedMeans,
): Promise<WeeklyTryout> {
  const published = new Date(week.opens.getTime() - 5 * DAY_MS)
  const tryout: Row<'tryouts'> = {
    ...buildTryout(links.program_id, { now: () => published, newId }),
    slug: `${weeklySlug}${week.number}`,
    title: `Try Out Mingguan ${week.number} (contoh)`,
    description: describeWeek(week, bank),
    opens_at: week.opens.toISOString(),
    closes_at: week.closes.toISOString(),
    max_attempts: 1,
    result_release: 'at_close',
    anchor_tryout_id: links.anchor_tryout_id,
  }
  const seeded = await insertPublished(db, tryout, bank, { now: () => published, newId })
  return { ...seeded, week }
}

type Traits = Map<string, Pick<SimulatedItem, 'discrimination' | 'difficulty'>>

/** A question is as hard as when it was asked before. */
function keepTraits({ subTest, items }: SimulatedPaper, traits: Traits): SimulatedPaper {
  const kept = [...items].map(([id, item]): [string, SimulatedItem] => {
    const { discrimination, difficulty } = traits.get(id) ?? item
    traits.set(id, { discrimination, difficulty })
    return [id, { ...item, discrimination, difficulty }]
  })
  return { subTest, items: new Map(kept) }
}

/** By topic the first question with one right option, and the first option that is wrong. */
function findTraps(subTests: PaperSubTest[], topics: ReadonlyMap<string, string>) {
  const traps = new Map<string, readonly [string, AnswerValue]>()
  for (const { row, key } of subTests.flatMap(({ questions }) => questions)) {
    const topic = topics.get(row.topic_id ?? '')
    const content = readContent(row.content)
    const right = key.key && readKey(key.key)
    if (!topic || traps.has(topic) || content.type !== 'single_choice' || right?.type !== 'single_choice')
      continue
    const wrong = content.options.find(({ id }) => id !== right.option_id)
    if (wrong) traps.set(topic, [row.id, wrong.id])
  }
  return traps
}

/** A class begins within ten minutes; whoever sits alone, within the weekend and early enough to finish. */
function drawStart({ inClass }: Trainee, { opens, closes }: Week, sittingMs: number, random: Random): number {
  // Enrolling and the check of the device come before.
  const ready = opens.getTime() + 5 * MINUTE_MS
  if (inClass) return ready + random.between(0, 10 * MINUTE_MS)
  return random.between(ready, closes.getTime() - sittingMs)
}

interface Course {
  trainees: Trainee[]
  /** Codes of subjects by their ids. */
  subjects: Map<string, string>
  /** Names of topics by their ids. */
  topics: Map<string, string>
  traits: Traits
  random: Random
}

async function insertSittings(
  db: Db,
  { tryout, subTests, scoreRunId, week }: WeeklyTryout,
  { trainees, subjects, topics, traits, random }: Course,
  { newId }: SeedMeans,
): Promise<void> {
  const drawn = await calibratePapers(db, subTests, random)
  const papers = drawn.map(paper => keepTraits(paper, traits))
  const traps = findTraps(subTests, topics)
  const pausesMs = papers.length * 2 * MINUTE_MS
  const sittingMs = papers.reduce((sum, { subTest }) => sum + subTest.duration_seconds * 1000, pausesMs)
  const present = trainees.filter(({ attendance }) => random.chance(attendance))
  const simulated = present.map(trainee => {
    const learner = findLearner(trainee, week.number - 1, { subjects, traps }, random)
    const startedAt = drawStart(trainee, week, sittingMs, random)
    return simulateAttempt(trainee.user.id, startedAt, { tryout, papers, random, newId }, learner)
  })
  const scheme = { ...tryout, score_run_id: scoreRunId, model: 'points' as const, scales: null }
  await insertSimulated(db, simulated, papers, scheme)
  const choices = simulated.flatMap(({ attempt }, index) =>
    (present[index]?.majors ?? []).map(({ id }, place) => ({
      bucket: attempt.bucket,
      attempt_id: attempt.id,
      priority: place + 1,
      major_id: id,
    })),
  )
  await insertRows(db, 'attempt_choices', choices)
}

/**
 * A season of weekly try-outs of the demo's class, of two others and of participants from all over the country. Each
 * is linked to the first by common questions.
 */
export async function insertHistory(db: Db, place: HistoryPlace, means: SeedMeans): Promise<void> {
  const random = createRandom(2027)
  const trainees = await gatherTrainees(db, place, random, means)
  const named = await db.selectFrom('topics').select(['id', 'name']).where('name', 'in', misleading).execute()
  const course: Course = {
    trainees,
    subjects: new Map(place.bank.map(({ subject }) => [subject.id, subject.code])),
    topics: new Map(named.map(({ id, name }) => [id, name])),
    traits: new Map(),
    random,
  }
  const weeks = listWeeks(means.now())
  const papers = chooseQuestions(place.bank, weeks.length, random)
  let anchor_tryout_id: string | null = null
  for (const [index, week] of weeks.entries()) {
    const subTests = papers[index] ?? []
    const weekly: WeeklyTryout = await insertWeek(db, subTests, { ...place, week, anchor_tryout_id }, means)
    await insertSittings(db, weekly, course, means)
    anchor_tryout_id ??= weekly.tryout.id
  }
}
