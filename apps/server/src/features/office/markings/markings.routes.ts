import { markings, type OwnMark } from '@gerbang/contract/office/markings.ts'
import type { Criterion } from '@gerbang/contract/question/essay.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { listEssays } from '../../exam/marks/essay-marks.queries.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
import { claimEssay, countMarked, describeMarking, requireQuestions } from './essays-of-marker.ts'
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

async function requireQuestion(
  db: Db,
  viewer: Viewer,
  { id, questionId }: { id: string; questionId: string },
) {
  const found = (await requireQuestions(db, viewer, id)).find(({ question_id }) => question_id === questionId)
  if (found?.content.type !== 'essay' || found.key.type !== 'essay') throw notFound('Soal')
  return { ...found, rubric: found.key.rubric, model_answer: found.key.model_answer }
}

export function markingRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId } = platform
  const findExpired = () => new Date(now().getTime() - limits.markClaimMs).toISOString()

  const describe = (viewer: Viewer, id: string) => describeMarking(db, viewer, id, findExpired())

  mount(markings.list, async ({ viewer }) => {
    const groups = Map.groupBy(await listEssayQuestions(db, viewer), ({ tryout_id }) => tryout_id)
    const data = []
    for (const [id, questions] of groups) {
      const asked = new Set(questions.map(({ question_id }) => question_id))
      const essays = (await listEssays(db, { tryout_id: id })).filter(essay => asked.has(essay.question_id))
      data.push({
        id,
        name: questions[0]?.title ?? '',
        closes_at: questions[0]?.closes_at ?? null,
        ...countMarked(essays),
      })
    }
    return { data }
  })

  mount(markings.get, async ({ viewer, params }) => ({ data: await describe(viewer, params.id) }))

  mount(markings.setMarkers, async ({ viewer, params: { id }, body: { markers } }) => {
    await requireQuestions(db, viewer, id)
    await db.transaction().execute(async trx => {
      await updateMarkers(trx, id, markers)
      await noteAct(trx, platform, viewer, {
        action: 'markers_set',
        subject: { type: 'tryout', id },
        details: { markers },
      })
    })
    return { message: 'Jumlah penilai tersimpan', data: await describe(viewer, id) }
  })

  mount(markings.desk, async ({ viewer, params }) => {
    const question = await requireQuestion(db, viewer, params)
    const { question_id, title, content, rubric, model_answer, stimulus_html } = question
    const [essays, marks] = await Promise.all([
      listEssays(db, { tryout_id: params.id, question_id }),
      listMarks(db, params.id),
    ])
    const own = marks
      .filter(mark => mark.question_id === question_id && mark.marker_id === viewer.user_id)
      .map(({ id, marked_at }) => ({ id, marked_at }))
    const tryout = { id: params.id, name: title }
    const about = { prompt_html: content.prompt_html, stimulus_html, rubric, model_answer }
    return { data: { tryout, question_id, ...about, ...countMarked(essays), own } }
  })

  mount(markings.claim, async ({ viewer, params }) => {
    const { question_id } = await requireQuestion(db, viewer, params)
    const of = { tryout_id: params.id, question_id, marker_id: viewer.user_id }
    const means = { expired: findExpired(), id: newId(), at: now().toISOString() }
    const mark = await claimEssay(db, of, means)
    return { data: mark ? showMark(mark) : null }
  })

  mount(markings.getMark, async ({ viewer, params }) => {
    const { question_id } = await requireQuestion(db, viewer, params)
    const of = { tryout_id: params.id, question_id, id: params.markId, marker_id: viewer.user_id }
    return { data: showMark(await requireMark(db, of)) }
  })

  mount(markings.saveMark, async ({ viewer, params, body: { points, is_done } }) => {
    const { question_id, rubric } = await requireQuestion(db, viewer, params)
    const of = { tryout_id: params.id, question_id, id: params.markId, marker_id: viewer.user_id }
    const before = await requireMark(db, of)
    const isFinished = is_done || before.marked_at !== null
    requirePoints(rubric, points, isFinished)
    const at = now().toISOString()
    const marked_at = isFinished ? at : null
    const given = { points, marked_at, ...(before.marked_at === null && { claimed_at: at }) }
    await db.transaction().execute(async trx => {
      if (!(await updateMark(trx, of, given))) throw takenOver()
      if (before.marked_at === null) return
      await noteAct(trx, platform, viewer, {
        action: 'mark_changed',
        subject: { type: 'tryout', id: params.id },
        details: { question_id, before: before.points, after: points },
      })
    })
    return { message: 'Nilai tersimpan', data: { ...showMark(before), points, marked_at } }
  })
}
