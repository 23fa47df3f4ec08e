import { progresses } from '@gerbang/contract/exam/progresses.ts'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../../http/access.ts'
import { exercise } from '../../../http/exercise.ts'
import { apiPrefix } from '../../../http/handle.ts'
import { openWriter } from '../../../http/json-schema.ts'
import { limits } from '../../../limits.ts'
import { threadRegistry } from '../../../metrics.ts'
import type { Platform } from '../../../platform.ts'
import type { Viewers } from '../../people/auth/viewers.ts'
import type { Exam } from './exam.ts'
import { listRunningFacts, type ProgressFacts } from './progresses.queries.ts'

interface Means extends Pick<Platform, 'examDb' | 'now' | 'newId'> {
  http: FastifyInstance
  exam: Exam
  viewers: Viewers
}

const describeViewer = ({ user_id, bucket }: ProgressFacts, session_id: string): Viewer => ({
  user_id,
  bucket,
  session_id,
  role: 'student',
  program_id: null,
  email_verified: true,
  must_change_password: false,
  extra_time_factor: 1,
  owes_second_factor: false,
})

/** Saves of a page that has lost its lease: they go all the way, and nothing of them is stored. */
async function exerciseSaves(
  { http, exam, viewers, now, newId }: Means,
  facts: ProgressFacts,
): Promise<void> {
  const paper = await exam.findPaper(facts.sub_test_id)
  const client_at = now().toISOString()
  const answers = [null, 'a'].flatMap((value, index) => {
    const question_id = paper?.items[index]?.question_id
    return question_id ? [{ question_id, value, flagged: false, seq: 1, client_at }] : []
  })
  const { method, path } = progresses.answer
  await http.ready()
  const statuses = await exercise(http.server, {
    method,
    path: apiPrefix + path.replace('{slug}', facts.slug).replace('{id}', facts.id),
    token: viewers.lend(describeViewer(facts, newId()), now()),
    body: { lease: newId(), answers },
    atOnce: limits.savesAtOnce,
  })
  // They were nobody's.
  threadRegistry.resetMetrics()
  if (!statuses.has(409)) throw new Error(`Saves are answered with ${[...statuses].join(', ')}`)
}

/**
 * What students in the middle of a sub-test would wait for, each for themselves, when they come back to a server that has just
 * begun: their sessions, sub-tests and papers are read at once, and what answers a save is compiled. Nothing, where nobody runs.
 * Returns whether somebody does.
 */
export async function warmUp(means: Means): Promise<boolean> {
  const { examDb, exam, viewers, now } = means
  const at = now()
  await viewers.beat()
  const running = await listRunningFacts(examDb, at.toISOString(), limits.factsExpected)
  const [first] = running
  if (!first) return false
  for (const facts of running) exam.findFacts.remember(facts)
  await viewers.expect(
    running.map(({ user_id }) => user_id),
    at,
  )
  for (const id of new Set(running.map(({ sub_test_id }) => sub_test_id))) await exam.findPaper(id)
  openWriter(progresses.answer)
  await exerciseSaves(means, first)
  return true
}
