import { auth } from '@gerbang/contract/people/auth.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout, epoch } from '../../../testing/factories.ts'
import { enroll, start } from '../../../testing/sittings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test.each([
  ['its seventh day is over', { expires_at: epoch.toISOString() }],
  [
    'it was last used a day ago',
    { last_seen_at: new Date(epoch.getTime() - limits.studentIdleMs).toISOString() },
  ],
])(
  'a session with a running sub-test stays valid to the end of its grace although %s',
  async (_, run_out) => {
    const tryout = await createTryout(app.db, { program_id: (await createProgram(app.db)).id })
    const student = await enroll(app, tryout)
    const { progress } = await start(app, student, tryout.sub_tests[0])
    const end = Date.parse(progress.ends_at) + limits.answerGraceMs
    const meAt = async (ms: number) => {
      app.setClock(new Date(ms))
      await app.db.updateTable('sessions').set(run_out).where('user_id', '=', student.user.id).execute()
      return (await app.send(auth.me, { token: student.token })).status
    }
    expect([await meAt(end), await meAt(end + 1)]).toEqual([200, 401])
  },
)
