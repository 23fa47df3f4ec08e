import { progresses, type SentAnswer, type Trace } from '@gerbang/contract/exam/progresses.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsEncoding } from '../../../http/accepts-encoding.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import type { AnswerRow, SaveRequest } from './answers.queries.ts'
import type { Exam } from './exam.ts'
import type { Encoding, WrittenPaper } from './papers.ts'
import { boundTrace, stateOf } from './progress.rules.ts'
import type { ProgressFacts } from './progresses.queries.ts'
import { keepLate, type Refusal, sortAnswers } from './save-answers.ts'
import { createSavePlaces } from './save-places.ts'

const takenOver = () =>
  conflict(
    'taken_over',
    'Sesi ini sudah diambil alih oleh tab atau perangkat lain. Jawaban di sini belum dikirim.',
  )
const lateReason = 'Waktu subtes ini sudah habis. Jawaban yang terlambat disimpan terpisah.'
const timeOver = () => conflict('closed', lateReason)
const handedIn = () =>
  conflict('closed', 'Subtes ini sudah kamu kumpulkan. Jawaban yang datang sesudahnya disimpan terpisah.')

function chooseEncoding(request: FastifyRequest): Encoding {
  if (acceptsEncoding(request, 'br')) return 'br'
  return acceptsEncoding(request, 'gzip') ? 'gzip' : 'identity'
}

function sendPaper(paper: WrittenPaper, request: FastifyRequest, reply: FastifyReply): void {
  const encoding = chooseEncoding(request)
  const etag = `"${paper.etag}-${encoding}"`
  void reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'private, no-cache' })
  // A proxy may have marked it as weak.
  if (request.headers['if-none-match']?.includes(etag)) return void reply.status(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  void reply
    .type('application/json; charset=utf-8')
    .serializer(bytes => bytes as string)
    .send(paper.bytes[encoding])
}

function refuseAll(refused: Refusal[], sent: SentAnswer[]) {
  const indexes = new Map(sent.map((answer, index) => [answer.question_id, index]))
  return invalid(
    Object.fromEntries(refused.map(row => [`answers.${indexes.get(row.question_id)}.value`, [row.reason]])),
  )
}

interface Sent {
  answers: SentAnswer[]
  trace?: Trace | undefined
}

function saveRequest(facts: ProgressFacts, lease: string, at: Date, answers: AnswerRow[]): SaveRequest {
  return {
    bucket: facts.bucket,
    progress_id: facts.id,
    lease,
    arrived_at: at.toISOString(),
    answers,
  }
}

/** The sub-test that a student goes on with by themselves; null where they choose. */
async function findNext({ starts }: Exam, slug: string, subTestId: string): Promise<string | null> {
  const found = await starts.findTryout(slug)
  if (found?.tryout.mode !== 'blocking') return null
  const position = found.sub_tests.findIndex(({ id }) => id === subTestId)
  return found.sub_tests[position + 1]?.id ?? null
}

async function readSent(exam: Exam, facts: ProgressFacts, sent: Sent, at: Date) {
  const paper = await exam.findPaper(facts.sub_test_id)
  if (!paper) throw notFound('Soal')
  const bounds = { questions: paper.length, started_at: facts.started_at }
  return { ...sortAnswers(sent.answers, paper), trace: sent.trace && boundTrace(sent.trace, bounds, at) }
}

type Means = Platform & { exam: Exam }

export function progressRoutes(mount: Mount, means: Means): void {
  const { now, exam } = means
  const takeSavePlace = createSavePlaces()

  mount(progresses.start, async ({ viewer, params, body }) => {
    return { data: await exam.startProgress({ viewer, slug: params.slug, ...body }) }
  })

  mount(progresses.questions, async ({ viewer, params, query, arrived_at, request, reply }) => {
    const found = await exam.starts.findTryout(params.slug)
    const attempt = found && (await exam.findAttempt({ viewer, tryout_id: found.tryout.id }, arrived_at))
    const subTest = found?.sub_tests.find(candidate => candidate.id === query.sub_test_id)
    const paper = subTest && attempt && (await exam.findPaper(subTest.id))
    if (!paper) throw notFound('Soal')
    const state = stateOf(subTest, found.sub_tests, attempt.progresses, found.tryout.mode)
    if (state === 'closed') throw timeOver()
    if (state !== 'running') throw conflict('not_started', 'Subtes ini belum dimulai.')
    sendPaper(await paper.write(attempt.seed), request, reply)
    return undefined
  })

  mount(progresses.answer, async ({ viewer, params, body, arrived_at }) => {
    using _ = takeSavePlace(viewer.user_id)
    const facts = await exam.findFacts(viewer, params.slug, params.id)
    const { fitting, refused, trace } = await readSent(exam, facts, body, arrived_at)
    if (refused.length > 0 && fitting.length === 0) throw refuseAll(refused, body.answers)
    const request = saveRequest(facts, body.lease, arrived_at, fitting)
    const saving = await exam.saveAnswers({ ...request, trace })
    if (saving.kind === 'taken_over') throw takenOver()
    if (saving.is_due) await exam.closeExpired(facts, arrived_at)
    if (saving.kind === 'closed') throw saving.is_handed_in ? handedIn() : timeOver()
    return { data: { server_now: now().toISOString(), ends_at: saving.ends_at, refused } }
  })

  mountSubmit(mount, means, takeSavePlace)
}

function mountSubmit(
  mount: Mount,
  { examDb, findClockFault, exam }: Means,
  takeSavePlace: ReturnType<typeof createSavePlaces>,
): void {
  mount(progresses.submit, async ({ viewer, params, body, arrived_at }) => {
    using _ = takeSavePlace(viewer.user_id)
    const facts = await exam.findFacts(viewer, params.slug, params.id)
    const { fitting, refused, trace } = await readSent(exam, facts, body, arrived_at)
    const closing = await exam.close({
      ...facts,
      by: 'student',
      at: arrived_at,
      in_doubt: findClockFault() !== undefined,
      lease: body.lease,
      answers: fitting,
      trace,
    })
    if (closing.kind !== 'closed') throw takenOver()
    const request = saveRequest(facts, body.lease, arrived_at, fitting)
    const { late } = closing.counted ? { late: [] } : await keepLate(examDb, request)
    const { receipt, attempt_finished } = closing
    if (attempt_finished) exam.noteScores(facts.tryout_id, [{ bucket: facts.bucket, id: facts.attempt_id }])
    return {
      message: 'Jawabanmu sudah dikumpulkan',
      data: {
        receipt,
        attempt_finished,
        next_sub_test_id: attempt_finished ? null : await findNext(exam, params.slug, facts.sub_test_id),
        refused: [...refused, ...late.map(({ question_id }) => ({ question_id, reason: lateReason }))],
      },
    }
  })
}
