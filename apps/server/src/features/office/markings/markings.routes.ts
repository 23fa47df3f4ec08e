import { markings, type OwnMark } from '@gerbang/contract/office/markings.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { type Essay, listEssays } from '../../exam/marks/essay-marks.queries.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
import {
  claimMark,
  findOwnMark,
  listEssayQuestions,
  listMarks,
  type MarkOf,
  type MarkRow,
  updateMark,
  updateMarkers,
} from './markings.queries.ts'

const countMarked = (essays: readonly Essay[]) => ({
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

const showMark = ({ id, text, points, marked_at }: OwnMark): OwnMark => ({ id, text, points, marked_at })

async function requireMark(db: Db, of: MarkOf) {
  const mark = await findOwnMark(db, of)
  if (!mark)
    throw conflict('outdated', 'Jawaban ini sudah diambil penilai lain atau berubah. Ambil berikutnya.')
  return mark
}

async function requireQuestions(db: Db, viewer: Viewer, tryoutId: string) {
  const questions = await listEssayQuestions(db, viewer, tryoutId)
  const [first, ...others] = questions
  if (!first) throw notFound('Try out')
  return [first, ...others] as const
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

  async function describe(viewer: Viewer, id: string) {
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
          written.some(essay => isFree(essay, marks, viewer.user_id, findExpired())),
      }
    })
    const asked = new Set(own.map(({ question_id }) => question_id))
    const counts = countMarked(essays.filter(({ question_id }) => asked.has(question_id)))
    const can_set_markers = viewer.role === 'admin'
    return { id, name, closes_at, markers, can_set_markers, ...counts, questions: own }
  }

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
    const marks = await listMarks(db, params.id)
    const open = marks.find(
      mark => mark.question_id === question_id && mark.marker_id === of.marker_id && mark.marked_at === null,
    )
    const held = open && (await findOwnMark(db, { ...of, id: open.id }))
    if (held) return { data: showMark(held) }
    const expired = findExpired()
    for (const essay of await listEssays(db, { tryout_id: params.id, question_id })) {
      if (essay.next_round === undefined || !isFree(essay, marks, of.marker_id, expired)) continue
      const { bucket, progress_id, answer_seq, next_round: round } = essay
      const place = { bucket, progress_id, answer_seq, round }
      const claim = { ...of, ...place, id: newId(), claimed_at: now().toISOString() }
      const claimed = await claimMark(db, claim, expired)
      const mark = claimed && (await findOwnMark(db, { ...of, id: claimed.id }))
      if (mark) return { data: showMark(mark) }
    }
    return { data: null }
  })

  mount(markings.getMark, async ({ viewer, params }) => {
    const { question_id } = await requireQuestion(db, viewer, params)
    const of = { tryout_id: params.id, question_id, id: params.markId, marker_id: viewer.user_id }
    return { data: showMark(await requireMark(db, of)) }
  })

  mount(markings.saveMark, async ({ viewer, params, body: { points, is_done } }) => {
    const { question_id, rubric } = await requireQuestion(db, viewer, params)
    const known = new Map(rubric.map(({ id, points: most }) => [id, most]))
    if (Object.entries(points).some(([id, given]) => given > (known.get(id) ?? -1)))
      throw invalid({ points: ['Nilai melebihi poin kriterianya.'] })
    if (is_done && rubric.some(({ id }) => points[id] === undefined))
      throw invalid({ points: ['Beri nilai untuk setiap kriteria dulu.'] })
    const of = { tryout_id: params.id, question_id, id: params.markId, marker_id: viewer.user_id }
    const before = await requireMark(db, of)
    const at = now().toISOString()
    const marked_at = is_done ? at : before.marked_at
    if (!(await updateMark(db, of, { points, marked_at, claimed_at: at }))) await requireMark(db, of)
    return { message: is_done ? 'Nilai tersimpan' : 'OK', data: { ...showMark(before), points, marked_at } }
  })
}
