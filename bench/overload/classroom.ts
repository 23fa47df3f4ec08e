import { createBank, createUser } from '../../apps/server/src/testing/factories.ts'
import { openLoader } from '../load/loader.ts'
import type { PacedOutcome, PacedTask } from '../load/paced-saves.ts'
import { signInAs } from '../world/accounts.ts'
import { openBenchDatabase } from '../world/database.ts'
import { realServer, startServer } from '../world/server.ts'
import { createBenchTryout, createRunning } from '../world/students.ts'

/** A server with a class that saves at a pace, and a teacher with a bank. */
export async function openClassroom(stack: AsyncDisposableStack, students: number, everyMs: number) {
  const { url, db, description } = await openBenchDatabase(stack)
  const tryout = await createBenchTryout(db)
  await createRunning(db, tryout, 0, students)
  const teacher = await createUser(db, { role: 'teacher' })
  const token = await signInAs(db, teacher)
  const bank = await createBank(db, { owner_id: teacher.id, program_id: tryout.program_id })
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  const ask = openLoader<PacedTask, PacedOutcome>(stack, 'paced-saves.ts')
  const questions = tryout.sub_test.items
  const load = { port: server.port, slug: tryout.slug, connections: students, everyMs, questions }
  /** The class saves for so long, from this sequence number on; or some of it, at another pace. */
  const save = (
    seconds: number,
    seq: number,
    pace: Partial<Pick<PacedTask, 'connections' | 'everyMs'>> = {},
  ) => ask({ ...load, ...pace, seconds, seq })
  return { db, url, description, token, bank, server, save }
}
