import { studyPlans } from '@gerbang/contract/exam/study-plans.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 } from 'uuid'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createMajors, createProgram } from '../../../testing/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('somebody new has nothing chosen, and is told when the exam is', async () => {
  const program = await createProgram(app.db)
  await app.db.updateTable('programs').set({ exam_on: '2027-04-20' }).where('id', '=', program.id).execute()
  const { token } = await app.signIn({ program_id: program.id })
  expect((await app.send(studyPlans.get, { token })).data).toMatchObject({
    target: null,
    days_a_week: null,
    since: null,
    exam: { on: '2027-04-20', is_estimate: true },
  })
})

test('what is chosen is kept, one thing without the others', async () => {
  const program = await createProgram(app.db)
  const { majors } = await createMajors(app.db, ['S1'])
  const { token } = await app.signIn({ program_id: program.id })
  const send = (body: object) => app.send(studyPlans.change, { token, body })
  await send({ major_id: majors[0]?.id })
  const { data } = await send({ days_a_week: 4 })
  expect(data).toMatchObject({
    target: { id: majors[0]?.id },
    days_a_week: 4,
    next_days: null,
    since: data.today,
  })
  expect((await send({ days_a_week: 2 })).data).toMatchObject({ days_a_week: 4, next_days: 2 })
  expect((await send({ major_id: null })).data.target).toBeNull()
})

test('the steps of somebody new are kept as they are left, and never lead back', async () => {
  const { token } = await app.signIn({})
  expect((await app.send(studyPlans.get, { token })).data.step).toBe('placement')
  const leave = async (step: string) =>
    (await app.send(studyPlans.change, { token, body: { step } })).data.step
  expect(await leave('goal')).toBe('goal')
  expect(await leave('target')).toBe('goal')
  expect(await leave('done')).toBe('done')
  expect((await app.send(studyPlans.change, { token, body: { step: 'placement' } })).status).toBe(422)
})

test('a major that does not exist is refused, and nothing is changed', async () => {
  const { token } = await app.signIn({})
  const body = { major_id: v7(), days_a_week: 5 }
  const refused = await app.send(studyPlans.change, { token, body })
  expect(refused.status).toBe(422)
  expect((await app.send(studyPlans.get, { token })).data.days_a_week).toBeNull()
})

test('a plan that is begun after midnight in Papua begins that day, though it is still yesterday in Greenwich', async () => {
  const province = { id: '91', name: 'Papua Barat', time_zone: 'Asia/Jayapura' }
  await app.db
    .insertInto('provinces')
    .values(province)
    .onConflict(oc => oc.doNothing())
    .execute()
  const { token } = await app.signIn({ province_id: province.id })
  app.setClock(new Date('2026-11-21T15:30:00.000Z'))
  const { data } = await app.send(studyPlans.change, { token, body: { days_a_week: 3 } })
  expect(data).toMatchObject({ today: '2026-11-22', since: '2026-11-22' })
})
