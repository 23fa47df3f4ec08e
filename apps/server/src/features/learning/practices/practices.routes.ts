import type { Body } from '@gerbang/contract/call.ts'
import { practices } from '@gerbang/contract/learning/practices.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import type { Exam } from '../../exam/progresses/exam.ts'
import { findTryoutFor } from '../../exam/tryouts/tryouts.queries.ts'
import { describeEffects } from './describe-effects.ts'
import { describeEnd, describeOverview, describeSession } from './describe-practice.queries.ts'
import { drawQuestions } from './draw-questions.ts'
import {
  findPractice,
  findRunning,
  finish,
  insertPractice,
  lockPractice,
  type PracticeRow,
  type SentAnswer,
} from './practices.queries.ts'
import { findPlacement, putTail, reopen } from './placement.queries.ts'
import { redrawPlacement } from './redraw-placement.ts'
import { confirmAnswered, listFeedback, saveAnswers } from './save-answers.ts'
import { askHint } from './tell-hints.ts'

type Wanted = Body<typeof practices.start>

/** What a practice of a kind was asked for. */
const targetOf = {
  subject: 'subject_id',
  topic: 'topic_id',
  lesson: 'topic_id',
  plan: 'topic_id',
  question: 'question_id',
} as const

function isSame(practice: PracticeRow, kind: PracticeRow['kind'], targetId: string | null): boolean {
  if (practice.kind !== kind) return false
  return !(kind in targetOf) || practice[targetOf[kind as keyof typeof targetOf]] === targetId
}

async function end(trx: Db, practice: PracticeRow, at: Date): Promise<void> {
  await confirmAnswered(trx, practice, at)
  await finish(trx, practice, at.toISOString())
}

type Means = Platform & { exam: Exam }

const readingMeans = ({ db, now, exam }: Means, viewer: Viewer) => ({
  db,
  findPaper: exam.findPaper,
  viewer,
  at: now(),
})

/** Locks the practice and stores what was sent; what is told is told after the commit. */
function change(
  { db, now }: Platform,
  viewer: Viewer,
  { id, answers }: { id: string; answers: readonly SentAnswer[] },
  work?: (trx: Db, practice: PracticeRow) => Promise<void>,
) {
  return db.transaction().execute(async trx => {
    const practice = await lockPractice(trx, viewer, id)
    if (!practice) throw notFound('Latihan')
    const refused = await saveAnswers(trx, practice, answers, now())
    await work?.(trx, practice)
    return { practice, refused }
  })
}

/** A placement that was put off goes on where it was. */
async function takeUp(
  means: Means,
  viewer: Viewer,
  running: PracticeRow | undefined,
  former: Pick<PracticeRow, 'bucket' | 'id' | 'user_id'>,
) {
  const { db, now } = means
  const { questions } = await drawQuestions(readingMeans(means, viewer), 'placement', null)
  const at = now()
  const isOpen = await db.transaction().execute(async trx => {
    const before = running && (await lockPractice(trx, viewer, running.id))
    if (before) await end(trx, before, at)
    await putTail(trx, former, questions)
    return reopen(trx, former, at.toISOString())
  })
  if (!isOpen) throw conflict('closed', 'Latihan lain sedang berjalan di perangkat lain. Coba lagi, ya.')
  return { id: former.id }
}

/** Ends the practice that was running and begins another. */
async function startAnew(
  means: Means,
  viewer: Viewer,
  running: PracticeRow | undefined,
  { kind, target_id }: Wanted,
) {
  const { db, now, newId, randomBytes } = means
  const { questions, ...target } = await drawQuestions(readingMeans(means, viewer), kind, target_id)
  const at = now()
  const { bucket, user_id } = viewer
  const seed = randomBytes(4).readInt32BE()
  const row = { ...target, bucket, user_id, id: newId(), seed, started_at: at.toISOString() }
  const isFirst = await db.transaction().execute(async trx => {
    const before = running && (await lockPractice(trx, viewer, running.id))
    if (before) await end(trx, before, at)
    return insertPractice(trx, row, questions)
  })
  const live = isFirst ? row : await findRunning(db, viewer)
  if (!live) throw conflict('closed', 'Latihan ini sudah selesai di perangkat lain. Mulai lagi, ya.')
  return live.id
}

export function practiceRoutes(mount: Mount, means: Means): void {
  const { db, now } = means

  mount(practices.overview, async ({ viewer }) => ({
    data: await describeOverview(readingMeans(means, viewer)),
  }))

  mount(practices.start, async ({ viewer, body: { kind, target_id } }) => {
    const running = await findRunning(db, viewer)
    if (running && isSame(running, kind, target_id)) return { data: { id: running.id } }
    const former = kind === 'placement' ? await findPlacement(db, viewer) : undefined
    if (former) return { data: await takeUp(means, viewer, running, former) }
    return { data: { id: await startAnew(means, viewer, running, { kind, target_id }) } }
  })

  mount(practices.get, async ({ viewer, params }) => {
    const practice = await findPractice(db, viewer, params.id)
    if (!practice) throw notFound('Latihan')
    return { data: await describeSession(db, practice, now()) }
  })

  mount(practices.answer, async ({ viewer, params, body: { answers } }) => {
    const { practice, refused } = await change(means, viewer, { id: params.id, answers })
    const asked = new Set(answers.map(({ question_id }) => question_id))
    const feedback = await listFeedback(db, practice, now(), asked)
    const drawn =
      practice.kind === 'placement' && answers.length > 0
        ? await redrawPlacement(readingMeans(means, viewer), practice)
        : null
    return { data: { server_now: now().toISOString(), refused, feedback, drawn } }
  })

  mount(practices.hint, async ({ viewer, params, body: { question_id } }) => ({
    data: await db.transaction().execute(async trx => {
      const practice = await lockPractice(trx, viewer, params.id)
      if (!practice) throw notFound('Latihan')
      return askHint(trx, practice, question_id, now())
    }),
  }))

  mount(practices.submit, async ({ viewer, params, body: { answers } }) => {
    const at = now()
    await change(means, viewer, { id: params.id, answers }, (trx, practice) => end(trx, practice, at))
    const practice = await findPractice(db, viewer, params.id)
    if (!practice) throw notFound('Latihan')
    return { message: 'Latihan selesai', data: await describeEnd(readingMeans(means, viewer), practice) }
  })

  mount(practices.effects, async ({ viewer, params }) => {
    if (!(await findTryoutFor(db, viewer, params.slug))) throw notFound('Try out')
    return { data: await describeEffects(readingMeans(means, viewer), params.slug) }
  })
}
