import { markings, type OwnMark } from '@gerbang/contract/office/markings.ts'
import type { Criterion } from '@gerbang/contract/question/essay.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { rescoreAttempt, rescoreEssays } from '../../learning/quizzes/finish-attempt.ts'
import {
  canSetMarkers,
  claimEssay,
  countMarked,
  describeMarking,
  describePlace,
  listEssaysOf,
  requireQuestions,
} from './essays-of-marker.ts'
import {
  findOwnMark,
  listEssayQuestions,
  listMarks,
  type MarkOf,
  updateMark,
  updateMarkers,
} from './markings.queries.ts'

const showMark = ({ id, text, points, marked_at }: OwnMark): OwnMark => ({ id, text, points, marked_at })

const takenOver = () =>
  conflict('outdated', 'Jawaban ini sudah diambil penilai lain atau berubah. Ambil berikutnya.')

async function requireMark(db: Db, of: MarkOf) {
  const mark = await findOwnMark(db, of)
  if (!mark) throw takenOver()
  return mark
}

/** A finished mark has points for each criterion, and none has more than its criterion. */
function requirePoints(rubric: readonly Criterion[], points: OwnMark['points'], isFinished: boolean): void {
  const known = new Map(rubric.map(({ id, points: most }) => [id, most]))
  if (Object.entries(points).some(([id, given]) => given > (known.get(id) ?? -1)))
    throw invalid({ points: ['Nilai melebihi poin kriterianya.'] })
  if (isFinished && rubric.some(({ id }) => points[id] === undefined))
    throw invalid({ points: ['Beri nilai untuk setiap kriteria dulu.'] })
}

/** Who gave how much to which answer, and never whose answer it is. */
function describeChange(
  before: OwnMark,
  { question_id, points }: { question_id: string; points: OwnMark['points'] },
) {
  const of = { mark_id: before.id, question_id }
  if (before.marked_at === null) return { action: 'mark_given', details: { ...of, points } } as const
  return { action: 'mark_changed', details: { ...of, before: before.points, after: points } } as const
}

async function requireQuestion(
  db: Db,
  viewer: Viewer,
  { id, questionId }: { id: string; questionId: string },
) {
  const found = (await requireQuestions(db, viewer, id)).find(({ question_id }) => question_id === questionId)
  if (found?.content.type !== 'essay' || found.key.type !== 'essay') throw notFound('Soal')
  return { ...found, rubric: found.key.rubric, model_answer: found.key.model_answer }
}

async function describePlaces(db: Db, viewer: Viewer) {
  const groups = Map.groupBy(await listEssayQuestions(db, viewer), ({ place_id }) => place_id)
  const places = [...groups.values()].map(async ([first, ...others]) =>
    first ? [(await describePlace(db, [first, ...others])).place] : [],
  )
  return (await Promise.all(places)).flat()
}

/** What a marker has in view: the question with its rubric, how far the marking is, and the marker's own marks. */
async function describeDesk(db: Db, viewer: Viewer, params: { id: string; questionId: string }) {
  const question = await requireQuestion(db, viewer, params)
  const { kind, question_id, title, content, rubric, model_answer, stimulus_html } = question
  const [essays, marks] = await Promise.all([
    listEssaysOf(db, kind, { place_id: params.id, question_id }),
    listMarks(db, params.id),
  ])
  const own = marks
    .filter(mark => mark.question_id === question_id && mark.marker_id === viewer.user_id)
    .map(({ id, marked_at }) => ({ id, marked_at }))
  const place = { id: params.id, name: title }
  const about = { prompt_html: content.prompt_html, stimulus_html, rubric, model_answer }
  return { place, question_id, ...about, ...countMarked(essays), own }
}

export function markingRoutes(mount: Mount, { db, now, newId }: Platform): void {
  const findExpired = () => new Date(now().getTime() - limits.markClaimMs).toISOString()

  const describe = (viewer: Viewer, id: string) => describeMarking(db, viewer, id, findExpired())

  mount(markings.list, async ({ viewer }) => ({ data: await describePlaces(db, viewer) }))

  mount(markings.get, async ({ viewer, params }) => ({ data: await describe(viewer, params.id) }))

  mount(markings.setMarkers, async ({ viewer, act, params: { id }, body: { markers } }) => {
    await act(id, async (trx, note) => {
      const [{ kind }] = await requireQuestions(trx, viewer, id)
      if (!(await canSetMarkers(trx, viewer, { kind, id })))
        throw conflict('locked', 'Hasilnya sudah keluar, jadi jumlah penilai tidak bisa diubah lagi.')
      await updateMarkers(trx, { kind, id }, markers)
      if (kind === 'quiz') await rescoreEssays(trx, id, now().toISOString())
      await note({ type: kind, details: { markers } })
    })
    return { message: 'Jumlah penilai tersimpan', data: await describe(viewer, id) }
  })

  mount(markings.desk, async ({ viewer, params }) => ({ data: await describeDesk(db, viewer, params) }))

  mount(markings.claim, async ({ viewer, params }) => {
    const { kind, question_id } = await requireQuestion(db, viewer, params)
    const of = { kind, place_id: params.id, question_id, marker_id: viewer.user_id }
    const means = { expired: findExpired(), id: newId(), at: now().toISOString() }
    const mark = await claimEssay(db, of, means)
    return { data: mark ? showMark(mark) : null }
  })

  mount(markings.getMark, async ({ viewer, params }) => {
    const { question_id } = await requireQuestion(db, viewer, params)
    const of = { place_id: params.id, question_id, id: params.markId, marker_id: viewer.user_id }
    return { data: showMark(await requireMark(db, of)) }
  })

  mount(markings.saveMark, async ({ viewer, act, params, body: { points, is_done } }) => {
    const { kind, question_id, rubric } = await requireQuestion(db, viewer, params)
    const of = { place_id: params.id, question_id, id: params.markId, marker_id: viewer.user_id }
    const at = now().toISOString()
    const mark = await act(params.id, async (trx, note) => {
      const before = await requireMark(trx, of)
      const wasFinished = before.marked_at !== null
      const isFinished = is_done || wasFinished
      requirePoints(rubric, points, isFinished)
      const given = { points, marked_at: isFinished ? at : null, ...(!wasFinished && { claimed_at: at }) }
      if (!(await updateMark(trx, of, given))) throw takenOver()
      if (kind === 'quiz') await rescoreAttempt(trx, { bucket: before.bucket, id: before.sitting_id }, at)
      if (isFinished) await note({ type: kind, ...describeChange(before, { question_id, points }) })
      return { ...showMark(before), points, marked_at: given.marked_at }
    })
    return { message: 'Nilai tersimpan', data: mark }
  })
}
