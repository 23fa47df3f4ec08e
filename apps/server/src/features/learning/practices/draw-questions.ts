import type { PracticeKind } from '@gerbang/contract/learning/practices.ts'
import { chooseQuestions } from '@gerbang/scoring/adaptive/choose-questions.ts'
import { choosePlacement, levelOf } from '@gerbang/scoring/adaptive/place-student.ts'
import { AppError, notFound } from '../../../http/errors.ts'
import { findOpen } from '../lessons/lessons.queries.ts'
import { findPlace, listPlaced } from './placement.queries.ts'
import { findQuestion, listPool, listRepeatable, type PoolRow } from './pool.queries.ts'
import { type DrawnQuestion, listMet, listScales } from './practices.queries.ts'
import { drawn, estimateAbility, joinPrior, type OwnAnswer, ownOfPlan } from './practices.rules.ts'
import { limitDue, listDue, type Means, readPriors, readStanding, type Standing } from './read-standing.ts'

export interface Drawing {
  kind: PracticeKind
  subject_id: string | null
  topic_id: string | null
  question_id: string | null
  questions: DrawnQuestion[]
}

const byTopic = (rows: readonly { topic_id: string | null }[]) =>
  new Map(
    [...Map.groupBy(rows, ({ topic_id }) => topic_id ?? '')].map(([topic, group]) => [topic, group.length]),
  )

function sharesOf(answers: readonly OwnAnswer[]): Map<string, number> {
  const groups = [...Map.groupBy(answers, ({ topic_id }) => topic_id ?? '')]
  return new Map(
    groups.map(([topic, group]) => {
      const newest = group.slice(0, 5)
      return [topic, newest.filter(({ outcome }) => outcome === 'correct').length / newest.length]
    }),
  )
}

/** The best for this student of what is new to them; topics as the pool is made up. */
async function choose(
  means: Means,
  { answers, returns, released }: Standing,
  pool: readonly PoolRow[],
  { count, without }: { count: number; without?: ReadonlySet<string> },
): Promise<string[]> {
  const met = new Set([...answers, ...returns].map(({ question_id }) => question_id))
  const subjectId = pool[0]?.subject_id
  const own = answers.filter(({ subject_id }) => subject_id === subjectId)
  const bank = (await listScales(means.db)).get(subjectId ?? '')
  const prior = joinPrior((await readPriors(means, released)).get(subjectId ?? ''), bank)
  const place = await findPlace(means.db, means.viewer)
  const { theta, se } = estimateAbility(
    own,
    prior ?? (place && { theta: place.theta, theta_se: place.se }),
  ) ?? {
    theta: 0,
    se: 1,
  }
  const chosen = chooseQuestions({
    pool: pool.filter(({ question_id }) => !met.has(question_id) && !without?.has(question_id)),
    count,
    ability: { theta, se },
    blueprint: byTopic(pool),
    asked: byTopic(own),
    shares: sharesOf(own),
    begin: place && levelOf(place.theta),
    student: means.viewer.user_id,
  })
  return chosen.map(({ question_id }) => question_id)
}

const asNew = (purpose: 'new' | 'like') => (question_id: string) => ({ question_id, purpose })

async function drawSubject(means: Means, subject_id: string): Promise<Partial<Drawing>> {
  const pool = await listPool(means.db, means.viewer, means.at, { subject_id })
  if (pool.length === 0) throw notFound('Latihan')
  const questions = await choose(means, await readStanding(means), pool, { count: drawn.subject })
  return { subject_id, questions: questions.map(asNew('new')) }
}

async function drawTopic(means: Means, topic_id: string): Promise<Partial<Drawing>> {
  const pool = await listPool(means.db, means.viewer, means.at, { topic_id })
  const subject_id = pool[0]?.subject_id
  if (subject_id === undefined) throw notFound('Latihan')
  const questions = await choose(means, await readStanding(means), pool, { count: drawn.topic })
  return { subject_id, topic_id, questions: questions.map(asNew('new')) }
}

/** As the lesson names them, met before or not. */
async function drawLesson({ db, viewer, at }: Means, topic_id: string): Promise<Partial<Drawing>> {
  const lesson = await findOpen(db, viewer, topic_id)
  if (!lesson) throw notFound('Pelajaran')
  const pool = await listPool(db, viewer, at, { topic_id })
  const open = new Set(pool.map(({ question_id }) => question_id))
  const ids = lesson.question_ids.filter(id => open.has(id))
  return { subject_id: lesson.subject.id, topic_id, questions: ids.map(asNew('new')) }
}

/** One that the student has met, or could be given, and others of its topic. */
async function drawQuestion(means: Means, question_id: string): Promise<Partial<Drawing>> {
  const { db, viewer, at } = means
  const [place, standing] = await Promise.all([findQuestion(db, question_id), readStanding(means)])
  if (!place?.topic_id) throw notFound('Soal')
  const pool = await listPool(db, viewer, at, { topic_id: place.topic_id })
  const isInPool = pool.some(row => row.question_id === question_id)
  const isReviewed = standing.released.some(({ marked }) =>
    marked.sheets.some(({ marks }) => marks.some(mark => mark.question_id === question_id)),
  )
  const isMet = isInPool || isReviewed || (await listMet(db, viewer, [question_id])).has(question_id)
  if (!isMet) throw notFound('Soal')
  const free = await listRepeatable(db, [question_id], at)
  const like = await choose(means, standing, pool, {
    count: drawn.question - free.size,
    without: new Set([question_id]),
  })
  const own = [...free].map(question_id => ({ question_id, purpose: 'own' as const }))
  return { ...place, questions: [...own, ...like.map(asNew('like'))] }
}

/** Questions of the topic that went wrong, in try-outs and in practice, newest first. */
export function listOwnWrong({ mistakes, answers, returns }: Standing, topicId: string): string[] {
  const learnt = new Set(
    returns.filter(({ due_at }) => due_at === null).map(({ question_id }) => question_id),
  )
  const practised = answers.filter(({ topic_id, outcome }) => topic_id === topicId && outcome !== 'correct')
  const sat = mistakes.filter(({ topic_id }) => topic_id === topicId)
  const ids = [...sat, ...practised].map(({ question_id }) => question_id)
  return [...new Set(ids)].filter(id => !learnt.has(id))
}

async function drawPlan(means: Means, topic_id: string): Promise<Partial<Drawing>> {
  const { db, viewer, at } = means
  const standing = await readStanding(means)
  const wrong = listOwnWrong(standing, topic_id)
  const free = await listRepeatable(db, wrong, at)
  const own = wrong.filter(id => free.has(id)).slice(0, ownOfPlan)
  const pool = await listPool(db, viewer, at, { topic_id })
  const subject_id =
    pool[0]?.subject_id ?? standing.mistakes.find(mistake => mistake.topic_id === topic_id)?.subject.id
  if (subject_id === undefined) throw notFound('Latihan')
  const like = await choose(means, standing, pool, { count: drawn.plan - ownOfPlan, without: new Set(own) })
  const questions = [
    ...own.map(question_id => ({ question_id, purpose: 'own' as const })),
    ...like.map(asNew('like')),
  ]
  return { subject_id, topic_id, questions }
}

async function listDueNow({ db, at }: Means, standing: Standing): Promise<string[]> {
  const due = listDue(standing, at)
  const free = await listRepeatable(db, due, at)
  return limitDue(
    standing,
    due.filter(id => free.has(id)),
  )
}

async function drawReturns(means: Means): Promise<Partial<Drawing>> {
  const due = await listDueNow(means, await readStanding(means))
  return { questions: due.map(question_id => ({ question_id, purpose: 'due' as const })) }
}

async function drawPlacement({ db, viewer, at }: Means): Promise<Partial<Drawing>> {
  const [pool, answers] = await Promise.all([
    listPool(db, viewer, at, { has_no_passage: true }),
    listPlaced(db, viewer),
  ])
  const ids = choosePlacement({ pool, answers, student: viewer.user_id })
  return { questions: ids.map(asNew('new')) }
}

/** Most of what is new comes from where least is known to be right. */
const needOf = (answers: readonly OwnAnswer[]) =>
  (answers.filter(({ outcome }) => outcome === 'correct').length + 1) / (answers.length + 2)

/** So many subjects share what is new today: mixed questions ask which way leads there, too. */
const mixed = 3

/** New questions of the subjects in need, in turns. */
async function mixNew(means: Means, standing: Standing, rows: PoolRow[], count: number): Promise<string[]> {
  const pool = Map.groupBy(rows, row => row.subject_id)
  const answered = Map.groupBy(standing.answers, ({ subject_id }) => subject_id)
  const inNeed = [...pool.keys()].toSorted(
    (one, other) => needOf(answered.get(one) ?? []) - needOf(answered.get(other) ?? []),
  )
  const piles: string[][] = []
  for (const subject of inNeed) {
    const pile = await choose(means, standing, pool.get(subject) ?? [], { count })
    if (pile.length > 0) piles.push(pile)
    if (piles.length === mixed) break
  }
  const turns = Array.from({ length: count }, (_, turn) => piles.flatMap(pile => pile[turn] ?? []))
  return turns.flat().slice(0, count)
}

/** Whoever has answered no more than a placement asks meets no passage while there is enough else. */
async function drawNew(means: Means, standing: Standing, count: number): Promise<string[]> {
  if (count === 0) return []
  const { db, viewer, at } = means
  if (standing.answers.length <= drawn.placement) {
    const short = await listPool(db, viewer, at, { has_no_passage: true })
    const questions = await mixNew(means, standing, short, count)
    if (questions.length === count) return questions
  }
  return mixNew(means, standing, await listPool(db, viewer, at, {}), count)
}

async function drawToday(means: Means): Promise<Partial<Drawing>> {
  const standing = await readStanding(means)
  const due = await listDueNow(means, standing)
  const back = due.slice(0, drawn.today)
  const fresh = await drawNew(means, standing, drawn.today - back.length)
  return {
    questions: [
      ...back.map(question_id => ({ question_id, purpose: 'due' as const })),
      ...fresh.map(asNew('new')),
    ],
  }
}

const nothing: Record<PracticeKind, string> = {
  subject: 'Semua soal latihan subtes ini sudah kamu kerjakan. Yang belum tepat akan kembali pada harinya.',
  topic: 'Semua soal latihan topik ini sudah kamu kerjakan. Yang belum tepat akan kembali pada harinya.',
  lesson: 'Soal pelajaran ini sedang tidak bisa dicoba. Latih topiknya saja.',
  question: 'Soal ini sedang dipakai try out, dan belum ada soal lain yang mirip.',
  plan: 'Belum ada soal untuk rencana topik ini. Pilih topik lain.',
  return: 'Tidak ada soal yang harus diulang hari ini.',
  today: 'Semua soal latihan sudah kamu kerjakan. Yang belum tepat akan kembali pada harinya.',
  placement: 'Soal penempatannya sudah selesai.',
}

/** What is drawn without anybody saying from where. */
const untargeted: ReadonlySet<PracticeKind> = new Set(['return', 'today', 'placement'])

/** What a practice of this kind holds for this student now. 404 for what is not theirs to ask, 409 when nothing is left. */
export async function drawQuestions(
  means: Means,
  kind: PracticeKind,
  targetId: string | null,
): Promise<Drawing> {
  const draws: Record<PracticeKind, (id: string) => Promise<Partial<Drawing>>> = {
    subject: id => drawSubject(means, id),
    topic: id => drawTopic(means, id),
    lesson: id => drawLesson(means, id),
    question: id => drawQuestion(means, id),
    plan: id => drawPlan(means, id),
    return: () => drawReturns(means),
    today: () => drawToday(means),
    placement: () => drawPlacement(means),
  }
  if (targetId === null && !untargeted.has(kind)) throw notFound('Latihan')
  const drawing = await draws[kind](targetId ?? '')
  const { questions = [], subject_id = null, topic_id = null, question_id = null } = drawing
  if (questions.length === 0) throw new AppError(409, 'nothing_left', nothing[kind])
  return { kind, questions, subject_id, topic_id, question_id }
}
