import { auth } from '@gerbang/contract/auth.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../limits.ts'
import { createTestApp, type TestApp } from '../../testing/api.ts'
import { createProgram, createTryout } from '../../testing/factories.ts'
import { enroll, start } from '../../testing/sittings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test.each([
  ['the seventh day is over', { expires_at: 60 }],
  ['it was last used a day ago', { last_seen_at: 60 - limits.studentIdleMs / 1000 }],
])(
  'a session with a running sub-test stays valid to the end of its grace although %s',
  async (_, seconds) => {
    const tryout = await createTryout(app.db, { program_id: (await createProgram(app.db)).id })
    const student = await enroll(app, tryout)
    const at = Object.fromEntries(
      Object.entries(seconds).map(([column, ahead]) => [
        column,
        new Date(app.now().getTime() + ahead * 1000).toISOString(),
      ]),
    )
    await app.db.updateTable('sessions').set(at).where('user_id', '=', student.user.id).execute()
    const { progress } = await start(app, student, tryout.sub_tests[0])
    const me = async () => (await app.send(auth.me, { token: student.token })).status
    app.setClock(new Date(Date.parse(progress.ends_at) + limits.answerGraceMs))
    expect(await me()).toBe(200)
    await app.db.updateTable('sessions').set(at).where('user_id', '=', student.user.id).execute()
    app.setClock(new Date(Date.parse(progress.ends_at) + limits.answerGraceMs + 1))
    expect(await me()).toBe(401)
  },
)
