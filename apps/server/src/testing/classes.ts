import { refreshRanking } from '../features/scores/rankings/ranking.jobs.ts'
import type { Db } from '../db/database.ts'
import type { TestApp } from './api.ts'
import { createTryout, iso, type TryoutOptions } from './factories.ts'
import { createStudentCode, redeemFor } from './registrations.ts'
import { enroll, start, submit } from './sittings.ts'

/** An admin has made somebody a teacher of the class. */
export async function createTeaching(db: Db, class_id: string, user_id: string): Promise<void> {
  await db
    .insertInto('class_teachers')
    .values({ class_id, user_id, created_at: iso(0) })
    .execute()
}

/** A class of ten: eight choose the same wrong option of the first question, six of them without a doubt. */
export async function createClassOfTen(
  app: TestApp,
  { batch, ...options }: TryoutOptions & { program_id: string; batch: string },
) {
  const opened = { sub_tests: 1, opens_at: iso(-3_600), closes_at: null }
  const tryout = await createTryout(app.db, { ...opened, ...options })
  const code = await createStudentCode(app.db, { program_id: options.program_id, batch, max_uses: 50 })
  const [subTest] = tryout.sub_tests
  const [item] = subTest?.items ?? []
  for (let n = 0; n < 10; n++) {
    const student = await enroll(app, tryout, { name: `Siswa ${n}` })
    await redeemFor(app.db, code, student.user.id)
    const sitting = { ...student, ...(await start(app, student, subTest)) }
    const value = n < 8 ? item?.wrong : item?.right
    const answers = [{ question_id: item?.question_id, value, flagged: n >= 6, seq: 1 }]
    const { status, text } = await submit(app, sitting, answers)
    if (status !== 200) throw new Error(`Unexpected ${status}: ${text}`)
  }
  await refreshRanking(app.db, tryout.id, app.now())
  return { tryout, params: { tryoutId: tryout.id }, query: { batch } }
}
