import { results } from '@gerbang/contract/scores/results.ts'
import type { Database } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { AppError, conflict, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { listPaperKeys } from '../../exam/marks/keys.queries.ts'
import { findAttemptScore, listSubTestScores } from '../../exam/marks/marks.queries.ts'
import { findLongestExtra } from '../../exam/progresses/attempts.queries.ts'
import type { Exam } from '../../exam/progresses/exam.ts'
import { findPaperHead, listPaperStimuli } from '../../exam/progresses/papers.queries.ts'
import { orderOf } from '../../exam/progresses/papers.ts'
import { type AttemptRow, listAttemptsAt } from '../../exam/tryouts/attempts.queries.ts'
import { findTryout } from '../../exam/tryouts/tryouts.queries.ts'
import { type MarkedSheet, markAttempt } from './mark-attempt.ts'
import { createPeers, type FindPeers, listSeconds } from './measure-peers.queries.ts'
import { listNotes, putNote } from './notes.queries.ts'
import { requireFinished } from './require-finished.ts'
import { findProgressId, listKeyChanges } from './results.queries.ts'
import { describeScoring, isReviewAllowed } from './results.rules.ts'

const allHeld =
  'Semua soal di sini sedang dipakai try out lain. Pembahasannya tampil setelah try out itu selesai.'

interface Means {
  db: Database
  exam: Exam
  findPeers: FindPeers
}

interface Asked {
  slug: string
  number?: number | undefined
}

/** A finished attempt whose keys this student may know. */
async function requireReview({ db, exam }: Means, viewer: Viewer, { slug, number }: Asked, at: Date) {
  const tryout = await findTryout(db, slug)
  if (!tryout) throw notFound('Try out')
  const list = () => listAttemptsAt(db, viewer, tryout.id)
  const { attempt } = await requireFinished({ exam, list }, viewer, { tryout_id: tryout.id, number }, at)
  if (!isReviewAllowed(tryout, await findLongestExtra(db, tryout.id), at))
    throw new AppError(403, 'not_released', 'Pembahasan belum dibuka untuk try out ini.')
  return { tryout, attempt }
}

/** Own time and others' results, question by question in the order of this attempt. */
async function describeFacts(
  { db, findPeers }: Means,
  attempt: AttemptRow,
  { sub_test, paper, marks, trials }: MarkedSheet,
) {
  const progress = await findProgressId(db, attempt, sub_test.id)
  const [peers, seconds] = await Promise.all([
    findPeers(attempt.tryout_id, sub_test.id),
    progress ? listSeconds(db, [progress]) : undefined,
  ])
  const own = seconds?.get(progress?.progress_id ?? '')
  const told = new Set([...marks, ...trials].map(({ question_id }) => question_id))
  const facts = (paper ? orderOf(paper, attempt) : []).flatMap(({ question_id }, place) => {
    if (!told.has(question_id)) return []
    const known = peers.facts.get(question_id)
    return [
      {
        question_id,
        // A page that was lost takes its seconds along: none is no measure.
        seconds: own?.[place] || null,
        peers_seconds: known?.seconds ?? null,
        right_share: known?.right_share ?? null,
      },
    ]
  })
  return { peers: peers.count, facts }
}

type Marked = Pick<MarkedSheet, 'marks' | 'trials'> & {
  items: NonNullable<MarkedSheet['paper']>['items']
  keys: Awaited<ReturnType<typeof listPaperKeys>>
  topic_names: ReadonlyMap<string, string>
}

/** Each marked question with its passage, topic and explanation. */
function describeQuestions({ marks, trials, items, keys, topic_names }: Marked) {
  const explanations = new Map(keys.map(row => [row.question_id, row]))
  const stimulusIds = new Map(items.map(item => [item.question_id, item.stimulus_id]))
  const tried = trials.map(mark => ({ ...mark, is_trial: true as const }))
  return [...marks, ...tried].map(mark => ({
    ...mark,
    id: mark.question_id,
    stimulus_id: stimulusIds.get(mark.question_id) ?? null,
    topic: topic_names.get(mark.topic_id) ?? '',
    explanation_html: explanations.get(mark.question_id)?.explanation_html ?? '',
    explanation_video_url: explanations.get(mark.question_id)?.explanation_video_url ?? null,
  }))
}

/** The sub-test that is asked for, or the first that shows something. */
function pickSheet(sheets: MarkedSheet[], asked: string | undefined) {
  const wanted = asked ?? (sheets.find(({ marks }) => marks.length > 0) ?? sheets[0])?.sub_test.id
  const sheet = sheets.find(({ sub_test }) => sub_test.id === wanted)
  if (!sheet?.paper) throw notFound('Subtes')
  if (sheet.marks.length === 0) throw conflict('locked', allHeld)
  return { ...sheet, paper: sheet.paper }
}

function describeSubTests(sheets: MarkedSheet[], scores: Awaited<ReturnType<typeof listSubTestScores>>) {
  const scaled = new Map(scores.map(row => [row.sub_test_id, row]))
  return sheets.map(({ sub_test: { id, subject }, marks }) => ({
    id,
    subject,
    correct: marks.filter(mark => mark.outcome === 'correct').length,
    questions: marks.length,
    scaled: scaled.get(id)?.scaled ?? null,
    se: scaled.get(id)?.scaled_se ?? null,
  }))
}

/** The calls that show a student what was right: keys and explanations, and what follows from them. */
export function reviewRoutes(mount: Mount, platform: Platform & { exam: Exam }): void {
  const { db, now, exam } = platform
  const means = { db, exam, findPeers: createPeers(platform, exam.findPaper) }
  mountReplay(mount, platform, means)

  mount(results.review, async ({ viewer, params: { slug }, query }) => {
    const { tryout, attempt } = await requireReview(means, viewer, { slug, number: query.attempt }, now())
    const { sheets, topic_names } = await markAttempt(
      { db, findPaper: exam.findPaper, at: now() },
      tryout,
      attempt,
    )
    const sheet = pickSheet(sheets, query.sub_test_id)
    const subTestId = sheet.sub_test.id
    const shown = [...sheet.marks, ...sheet.trials]
    const score = await findAttemptScore(db, attempt.bucket, attempt.id)
    if (!score) throw notFound('Hasil')
    const scored = { bucket: attempt.bucket, attempt_id: attempt.id, score_run_id: score.score_run_id }
    const [head, stimuli, keys, trial_keys, scores, changes, measured, notes] = await Promise.all([
      findPaperHead(db, subTestId),
      listPaperStimuli(db, subTestId),
      listPaperKeys(db, subTestId),
      sheet.trials.length > 0 ? listPaperKeys(db, subTestId, 'paper_trials') : [],
      listSubTestScores(db, scored),
      listKeyChanges(db, tryout.id, score.key_version),
      describeFacts(means, attempt, sheet),
      listNotes(
        db,
        viewer,
        shown.map(({ question_id }) => question_id),
      ),
    ])
    const told = new Set(shown.map(({ question_id }) => question_id))
    const passages = new Set(
      [...sheet.paper.items, ...sheet.paper.listTrials(attempt.seed)].map(({ stimulus_id }) => stimulus_id),
    )
    const data = {
      tryout_title: tryout.title,
      scoring: describeScoring(tryout, score, changes),
      sub_tests: describeSubTests(sheets, scores),
      ...measured,
      notes,
      sub_test_id: subTestId,
      lang: head?.lang ?? 'id',
      stimuli: stimuli.filter(({ id }) => passages.has(id)),
      held: sheet.paper.items.length - sheet.marks.length,
      order: orderOf(sheet.paper, attempt).filter(({ question_id }) => told.has(question_id)),
      questions: describeQuestions({
        ...sheet,
        items: [...sheet.paper.items, ...sheet.paper.trials],
        keys: [...keys, ...trial_keys],
        topic_names,
      }),
    }
    return { data }
  })
}

function mountReplay(mount: Mount, { db, now, exam }: Platform & { exam: Exam }, means: Means): void {
  mount(results.replay, async ({ viewer, params: { slug }, query }) => {
    const { tryout, attempt } = await requireReview(means, viewer, { slug, number: query.attempt }, now())
    const { sheets } = await markAttempt({ db, findPaper: exam.findPaper, at: now() }, tryout, attempt)
    const sub_tests = await Promise.all(
      sheets.map(async sheet => {
        const { facts, peers } = await describeFacts(means, attempt, sheet)
        const marks = new Map(sheet.marks.map(mark => [mark.question_id, mark]))
        const { id, subject, duration_seconds } = sheet.sub_test
        const questions = facts.flatMap(fact => {
          const mark = marks.get(fact.question_id)
          return mark ? [{ ...fact, outcome: mark.outcome, flagged: mark.flagged }] : []
        })
        return { sub_test_id: id, subject, duration_seconds, peers, questions }
      }),
    )
    return { data: { sub_tests } }
  })

  mount(results.note, async ({ viewer, params: { slug, question_id }, body: { text } }) => {
    const { tryout, attempt } = await requireReview(means, viewer, { slug }, now())
    const { sheets } = await markAttempt({ db, findPaper: exam.findPaper, at: now() }, tryout, attempt)
    const isAsked = sheets.some(({ marks, trials }) =>
      [...marks, ...trials].some(mark => mark.question_id === question_id),
    )
    if (!isAsked) throw notFound('Soal')
    await putNote(db, viewer, { question_id, text }, now().toISOString())
    return { message: text === '' ? 'Catatan dihapus' : 'Catatan disimpan', data: { question_id, text } }
  })
}
