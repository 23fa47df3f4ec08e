import { packs } from '@gerbang/contract/bank/packs.ts'
import { classes } from '@gerbang/contract/people/classes.ts'
import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedReference } from '../../../db/reference/seed-reference.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { listCurrentTryouts } from '../../site/site/site.queries.ts'
import { iso } from '../../../testing/factories.ts'

const nobodysId = '018f0000-0000-7000-8000-000000000000'

let app: TestApp
let token: string
let program_id: string
beforeAll(async () => {
  app = await createTestApp({ is_production: true })
  await seedReference(app.db, app.platform)
  token = (await app.signIn({ role: 'admin' })).token
  await app.send(packs.load, { token, params: { packId: 'utbk-snbt' } })
  while ((await app.jobs.work()) > 0);
  program_id = (await findPaper('Akhir Pekan')).program.id
})
afterAll(() => app.close())

async function findPaper(search: string) {
  const { data } = await app.send(tryoutPlans.list, { token, query: { search, state: 'draft' } })
  if (!data[0]) throw new Error(`There is no paper called ${search}`)
  return data[0]
}

async function createClass(name: string) {
  const body = { name, year: 2026, school_name: null }
  const { data } = await app.send(classes.create, { token, body })
  const student = await app.signIn({ program_id })
  await app.send(classes.place, {
    token,
    params: { id: data.id },
    body: { user_ids: [student.user.id], from: null },
  })
  return { id: data.id, student }
}

const launch = (id: string, body: object) =>
  app.send(tryoutPlans.launch, {
    token,
    params: { id },
    body: { opens_at: iso(0), closes_at: iso(36_000), class_ids: [], ...body },
  })

test('a paper of the shipped pack is given to a class in one step, without a reason, and to nobody else', async () => {
  const paper = await findPaper('Akhir Pekan')
  const own = await createClass('XII IPA 1')
  const other = await createClass('XII IPA 2')
  const copy = await app.send(tryoutPlans.duplicate, { token, params: { id: paper.id } })
  const params = { id: copy.data.id }
  expect((await launch(params.id, { class_ids: [nobodysId] })).errors).toEqual({
    class_ids: ['Ada kelas yang sudah tidak ada.'],
  })
  expect((await launch(params.id, { closes_at: iso(-60) })).errors).toHaveProperty('closes_at')
  expect((await app.send(tryoutPlans.get, { token, params })).data.state).toBe('draft')

  const { data, status } = await launch(params.id, { class_ids: [own.id] })
  expect(status).toBe(200)
  // Without universities there is nothing to choose.
  expect(data).toMatchObject({ state: 'open', choices_min: 0, classes: [{ id: own.id, name: 'XII IPA 1' }] })
  expect((await launch(params.id, {})).status).toBe(409)

  const seen = async ({ student }: typeof own) => {
    const list = await app.send(tryouts.list, { token: student.token })
    const get = await app.send(tryouts.get, { token: student.token, params: { slug: data.slug } })
    const enroll = await app.send(tryouts.enroll, {
      token: student.token,
      params: { slug: data.slug },
      body: {},
    })
    return [list.data.length, get.status, enroll.status]
  }
  expect(await seen(other)).toEqual([0, 404, 404])
  expect((await listCurrentTryouts(app.db, app.now(), 10)).map(({ title }) => title)).toEqual([])
  const missing = await app.send(examDay.missing, { token, params })
  expect(missing.data.map(({ user_id }) => user_id)).toEqual([own.student.user.id])
  expect(await seen(own)).toEqual([1, 200, 200])

  await app.send(classes.remove, { token, params: { id: own.id }, body: { user_ids: [own.student.user.id] } })
  expect(await seen(own), 'who has begun keeps it').toEqual([1, 200, 200])
})

test('a paper without a class is for everybody of its program', async () => {
  const paper = await findPaper('Perdana')
  const { data } = await launch(paper.id, {})
  expect(data).toMatchObject({ state: 'open', classes: [] })
  const student = await app.signIn({ program_id })
  const found = await app.send(tryouts.list, { token: student.token })
  expect(found.data.map(({ id }) => id)).toEqual([paper.id])
})
