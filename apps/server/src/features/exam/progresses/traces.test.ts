import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { epoch, iso } from '../../../testing/factories.ts'
import { answer, createRunning, readAnswers } from '../../../testing/running-sub-test.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

type Sitting = Awaited<ReturnType<typeof createRunning>>
const at = (seconds: number) => new Date(epoch.getTime() + seconds * 1000)
const trace = (overrides: object = {}) => ({ visit: v7(), seconds: [], events: [], ...overrides })

function sendTrace({ token, params, progress }: Sitting, sent: object, answers: object[] = []) {
  const body = { lease: progress.lease, answers, trace: sent }
  return app.send(progresses.answer, { token, params: { ...params, id: progress.id }, body })
}

function readSeconds({ progress }: Sitting) {
  const rows = app.db.selectFrom('session_visits').select('seconds').where('progress_id', '=', progress.id)
  return rows.orderBy('created_at').execute()
}

function readEvents({ progress }: Sitting) {
  const rows = app.db.selectFrom('session_events').select(['n', 'kind', 'at'])
  return rows.where('progress_id', '=', progress.id).orderBy('n').execute()
}

test('the newest word about a visit replaces those before, and a reload begins another', async () => {
  const sitting = await createRunning(app)
  const visit = v7()
  app.setClock(at(60))
  await sendTrace(sitting, trace({ visit, seconds: [20, 30] }), [answer(sitting.items[0]?.question_id, 'a')])
  await sendTrace(sitting, trace({ visit, seconds: [20, 40] }))
  app.setClock(at(90))
  await sendTrace(sitting, trace({ seconds: [5] }))
  expect(await readSeconds(sitting)).toEqual([{ seconds: [20, 40] }, { seconds: [5] }])
})

test('time that cannot have passed is left out, and the answers that came with it count', async () => {
  const sitting = await createRunning(app)
  const answers = [answer(sitting.items[0]?.question_id, 'a')]
  app.setClock(at(30))
  const tooLong = await sendTrace(sitting, trace({ seconds: [20, 11] }), answers)
  const tooMany = await sendTrace(sitting, trace({ seconds: Array.from({ length: 99 }, () => 0) }))
  expect([tooLong.status, tooMany.status]).toEqual([200, 200])
  expect(await readSeconds(sitting)).toEqual([])
  expect(await readAnswers(app.db, sitting.progress)).toEqual(answers)
})

test('an event is noted once, at a time within the sub-test', async () => {
  const sitting = await createRunning(app)
  app.setClock(at(30))
  const events = [
    { n: 1, kind: 'blur', at: iso(-5) },
    { n: 2, kind: 'focus', at: at(12).toISOString() },
    { n: 3, kind: 'offline', at: iso(500) },
  ]
  const sent = trace({ events })
  await sendTrace(sitting, sent)
  await sendTrace(sitting, sent)
  expect(await readEvents(sitting)).toEqual([
    { n: 1, kind: 'blur', at: epoch.toISOString() },
    { n: 2, kind: 'focus', at: at(12).toISOString() },
    { n: 3, kind: 'offline', at: at(30).toISOString() },
  ])
})

test('a tab that has lost the session, or comes too late, tells nothing more', async () => {
  const sitting = await createRunning(app)
  app.setClock(at(30))
  const other = { ...sitting, progress: { ...sitting.progress, lease: v7() } }
  expect(await sendTrace(other, trace({ seconds: [9] }))).toMatchObject({ status: 409 })
  app.setClock(at(700))
  expect(await sendTrace(sitting, trace({ seconds: [9] }))).toMatchObject({ status: 409 })
  expect(await readSeconds(sitting)).toEqual([])
})

test('what comes with the submission is kept as well', async () => {
  const sitting = await createRunning(app)
  const { token, params, progress } = sitting
  app.setClock(at(30))
  const body = { lease: progress.lease, trace: trace({ seconds: [9, 8] }) }
  await app.send(progresses.submit, { token, params: { ...params, id: progress.id }, body })
  expect(await readSeconds(sitting)).toEqual([{ seconds: [9, 8] }])
})
