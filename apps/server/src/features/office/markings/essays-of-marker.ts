import type { MarkedPlace } from '@gerbang/contract/office/markings.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import {
  type Essay,
  type EssaysOf,
  hasScoredEssays,
  listEssays,
} from '../../exam/marks/essay-marks.queries.ts'
import { listQuizEssays } from '../../learning/quizzes/quiz-essays.queries.ts'
import {
  claimMark,
  type EssayQuestion,
  findOwnMark,
  listEssayQuestions,
  listMarks,
  type MarkOf,
  type MarkRow,
} from './markings.queries.ts'

type PlaceKind = MarkedPlace['kind']

/** Try-outs and quizzes keep their answers in tables of their own. */
const lists: Record<PlaceKind, (db: Db, of: EssaysOf) => Promise<Essay[]>> = {
  tryout: listEssays,
  quiz: listQuizEssays,
}

export const listEssaysOf = (db: Db, kind: PlaceKind, of: EssaysOf) => lists[kind](db, of)

export const countMarked = (essays: readonly Essay[]) => ({
  marked: essays.filter(({ next_round }) => next_round === undefined).length,
  of: essays.length,
})

const nameAnswer = (of: Pick<MarkRow, 'sitting_id' | 'question_id' | 'answer_seq'>) =>
  `${of.sitting_id} ${of.question_id} ${of.answer_seq}`

/** Whether this marker may take an essay: nobody marks one twice, or one that somebody else has before them. */
function findFree(marks: readonly MarkRow[], markerId: string, expired: string) {
  const groups = Map.groupBy(marks, nameAnswer)
  return (essay: Essay): boolean => {
    const own = groups.get(nameAnswer(essay)) ?? []
    if (essay.next_round === undefined || own.some(({ marker_id }) => marker_id === markerId)) return false
    const claim = own.find(({ round }) => round === essay.next_round)
    return claim === undefined || claim.claimed_at < expired
  }
}

export async function requireQuestions(db: Db, viewer: Viewer, placeId: string) {
  const [first, ...others] = await listEssayQuestions(db, viewer, placeId)
  if (!first) throw notFound('Try out atau kuis')
  return [first, ...others] as const
}

/** How far the questions of one place are marked; there is at least one. */
export async function describePlace(db: Db, questions: readonly [EssayQuestion, ...EssayQuestion[]]) {
  const [{ kind, place_id, title: name, closes_at }] = questions
  const asked = new Set(questions.map(({ question_id }) => question_id))
  const essays = (await listEssaysOf(db, kind, { place_id })).filter(one => asked.has(one.question_id))
  return { place: { id: place_id, kind, name, closes_at, ...countMarked(essays) }, essays }
}

/** Who marks is settled before anybody has a result. */
export async function canSetMarkers(db: Db, viewer: Viewer, { kind, id }: Pick<MarkedPlace, 'kind' | 'id'>) {
  return viewer.role === 'admin' && !(kind === 'tryout' && (await hasScoredEssays(db, id)))
}

/** The essay questions of one place that the viewer may mark, and how far they are. */
export async function describeMarking(db: Db, viewer: Viewer, id: string, expired: string) {
  const questions = await requireQuestions(db, viewer, id)
  const [{ place, essays }, marks] = await Promise.all([describePlace(db, questions), listMarks(db, id)])
  const isFree = findFree(marks, viewer.user_id, expired)
  const asked = questions.map(({ question_id, sub_test, position, content }) => {
    const written = essays.filter(essay => essay.question_id === question_id)
    const mine = marks.filter(mark => mark.question_id === question_id && mark.marker_id === viewer.user_id)
    return {
      question_id,
      sub_test,
      position,
      prompt_html: content.prompt_html,
      ...countMarked(written),
      own: mine.filter(({ marked_at }) => marked_at !== null).length,
      has_next: mine.some(({ marked_at }) => marked_at === null) || written.some(isFree),
    }
  })
  const can_set_markers = await canSetMarkers(db, viewer, place)
  return { ...place, markers: questions[0].markers, can_set_markers, questions: asked }
}

interface Claiming extends Omit<MarkOf, 'id'> {
  kind: PlaceKind
}

async function findOpenMark(db: Db, of: Claiming, marks: readonly MarkRow[]) {
  const open = marks.find(
    ({ question_id, marker_id, marked_at }) =>
      question_id === of.question_id && marker_id === of.marker_id && marked_at === null,
  )
  return open && findOwnMark(db, { ...of, id: open.id })
}

/** The marker's claim under way, or the next answer that nobody else holds; undefined when none is left. */
export async function claimEssay(db: Db, of: Claiming, means: { expired: string; id: string; at: string }) {
  const { kind, place_id, question_id, marker_id } = of
  const { expired, id, at } = means
  const marks = await listMarks(db, place_id)
  const held = await findOpenMark(db, of, marks)
  if (held) return held
  const isFree = findFree(marks, marker_id, expired)
  for (const essay of await listEssaysOf(db, kind, { place_id, question_id })) {
    if (essay.next_round === undefined || !isFree(essay)) continue
    const { bucket, sitting_id, answer_seq, next_round: round } = essay
    const place = { place_id, question_id, marker_id, bucket, sitting_id, answer_seq, round }
    const claimed = await claimMark(db, { ...place, id, claimed_at: at }, expired)
    const mark = claimed && (await findOwnMark(db, { ...of, id: claimed.id }))
    if (mark) return mark
  }
  return undefined
}
