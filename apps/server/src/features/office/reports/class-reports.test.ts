import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createClassOfTen } from '../../../testing/classes.ts'
import { createProgram, iso, type TestTryout } from '../../../testing/factories.ts'

let app: TestApp
let admin: string
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  admin = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

const createClass = (batch: string, options: object = {}) =>
  createClassOfTen(app, { program_id, batch, ...options })

const read = (of: { params: { tryoutId: string }; query: { batch: string } }, token = admin) =>
  app.send(classReports.get, { token, ...of })
const share = (of: { params: { tryoutId: string }; query: { batch: string } }, token = admin) =>
  app.send(classReports.share, { token, params: of.params, body: { ...of.query, days: 7 } })
const open = (token: string) => app.send(classReports.shared, { params: { token } })
const firstQuestion = (tryout: TestTryout) => tryout.sub_tests[0]?.items[0]?.question_id

test('the question that most were sure and wrong about comes first, with who fell for it', async () => {
  const of = await createClass('XII IPA 2')
  const { data } = await read(of)
  expect(data.students).toBe(10)
  expect(data.questions).toHaveLength(1)
  expect(data.questions[0]).toMatchObject({
    question_id: firstQuestion(of.tryout),
    position: 1,
    correct: 2,
    trapped: 8,
    sure: 6,
    others: 0,
  })
  expect(data.questions[0]?.trap).not.toBe('')
  expect(data.questions[0]?.right_answer).not.toBe(data.questions[0]?.trap)
  expect(data.groups.map(({ question_id, students }) => [question_id, students])).toEqual([
    [firstQuestion(of.tryout), 8],
    [null, 2],
  ])
  expect(data.groups[1]?.names).toEqual(['Siswa 8', 'Siswa 9'])
  expect(data.sub_tests[0]?.of_class.students).toBe(10)
})

test('a teacher sees the classes that were opened to them, and no others', async () => {
  const of = await createClass('Kelas Bu Sari')
  const { token, user } = await app.signIn({ role: 'teacher' })
  const list = async () => (await app.send(classReports.list, { token })).data.map(({ batch }) => batch)
  const assign = (may_see: boolean, email = user.email) =>
    app.send(classReports.assign, {
      token: admin,
      body: { batch: 'kelas bu sari', email, may_see, reason: 'Wali kelas' },
    })
  expect(await list()).toEqual([])
  expect(await read(of, token)).toMatchObject({ status: 404 })
  expect(await share(of, token)).toMatchObject({ status: 404 })
  expect(await assign(true, 'bukan.guru@contoh.gerbang.test')).toMatchObject({ status: 422 })
  await assign(true)
  await assign(true)
  expect(await list()).toEqual(['Kelas Bu Sari'])
  expect(await read(of, token)).toMatchObject({ status: 200, data: { teachers: [] } })
  await assign(false)
  expect(await read(of, token)).toMatchObject({ status: 404 })
})

test('a link shows the page without names, until it ends', async () => {
  const of = await createClass('XII IPS 1')
  const shared = await share(of)
  expect(shared.status).toBe(201)
  const { token } = shared.data
  const page = await open(token)
  expect(page).toMatchObject({ status: 200, data: { students: 10 } })
  expect(page.text).not.toContain('Siswa ')
  const stored = await app.db.selectFrom('report_shares').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(token)
  app.advance(7 * 86_400)
  expect(await open(token)).toMatchObject({ status: 404 })
  app.advance(-7 * 86_400)
})

test('no link tells keys while others may still sit the paper, nor where review was never to be', async () => {
  expect(await share(await createClass('Masih Buka', { closes_at: iso(3_600) }))).toMatchObject({
    status: 409,
    code: 'not_released',
  })
  const never = await createClass('Tanpa Bahas', { review_policy: 'never' })
  expect(await share(never)).toMatchObject({ status: 409, code: 'not_released' })
})
