import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import { type Essay, listEssays } from '../../exam/marks/essay-marks.queries.ts'
import {
  claimMark,
  findOwnMark,
  listEssayQuestions,
  listMarks,
  type MarkOf,
  type MarkRow,
} from './markings.queries.ts'

export const countMarked = (essays: readonly Essay[]) => ({
  marked: essays.filter(({ next_round }) => next_round === undefined).length,
  of: essays.length,
})

const isOf = (essay: Essay) => (mark: MarkRow) =>
  mark.progress_id === essay.progress_id &&
  mark.question_id === essay.question_id &&
  mark.answer_seq === essay.answer_seq

/** Whether this marker may take the essay: nobody marks one twice, or one that somebody else has before them. */
function isFree(essay: Essay, marks: readonly MarkRow[], markerId: string, expired: string): boolean {
  const own = marks.filter(isOf(essay))
  if (essay.next_round === undefined || own.some(({ marker_id }) => marker_id === markerId)) return false
  const claim = own.find(({ round }) => round === essay.next_round)
  return claim === undefined || claim.claimed_at < expired
}

export async function requireQuestions(db: Db, viewer: Viewer, tryoutId: string) {
  const questions = await listEssayQuestions(db, viewer, tryoutId)
  const [first, ...others] = questions
  if (!first) throw notFound('Try out')
  return [first, ...others] as const
}

/** The essay questions of one try-out that the viewer may mark, and how far they are. */
export async function describeMarking(db: Db, viewer: Viewer, id: string, expired: string) {
  const questions = await requireQuestions(db, viewer, id)
  const [essays, marks] = await Promise.all([listEssays(db, { tryout_id: id }), listMarks(db, id)])
  const { title: name, closes_at, markers } = questions[0]
  const own = questions.map(({ question_id, sub_test, position, content }) => {
    const written = essays.filter(essay => essay.question_id === question_id)
    const mine = marks.filter(mark => mark.question_id === question_id && mark.marker_id === viewer.user_id)
    return {
      question_id,
      sub_test,
      position,
      prompt_html: content.prompt_html,
      ...countMarked(written),
      own: mine.filter(({ marked_at }) => marked_at !== null).length,
      has_next:
        mine.some(({ marked_at }) => marked_at === null) ||
        written.some(essay => isFree(essay, marks, viewer.user_id, expired)),
    }
  })
  const asked = new Set(own.map(({ question_id }) => question_id))
  const counts = countMarked(essays.filter(({ question_id }) => asked.has(question_id)))
  const can_set_markers = viewer.role === 'admin'
  return { id, name, closes_at, markers, can_set_markers, ...counts, questions: own }
}

/** The marker's claim under way, or the next answer that nobody else holds; undefined when none is left. */
export async function claimEssay(
  db: Db,
  of: Omit<MarkOf, 'id'>,
  means: { expired: string; id: string; at: string },
) {
  const marks = await listMarks(db, of.tryout_id)
  const open = marks.find(
    mark => mark.question_id === of.question_id && mark.marker_id === of.marker_id && mark.marked_at === null,
  )
  const held = open && (await findOwnMark(db, { ...of, id: open.id }))
  if (held) return held
  const { expired, at } = means
  for (const essay of await listEssays(db, { tryout_id: of.tryout_id, question_id: of.question_id })) {
    if (essay.next_round === undefined || !isFree(essay, marks, of.marker_id, expired)) continue
    const { bucket, progress_id, answer_seq, next_round: round } = essay
    const place = { bucket, progress_id, answer_seq, round }
    const claim = { ...of, ...place, id: means.id, claimed_at: at }
    const claimed = await claimMark(db, claim, expired)
    const mark = claimed && (await findOwnMark(db, { ...of, id: claimed.id }))
    if (mark) return mark
  }
  return undefined
}
