import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createClassOfTen } from '../../../testing/classes.ts'
import { createProgram, iso, type TestTryout } from '../../../testing/factories.ts'
import { createHold } from '../../../testing/holds.ts'

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
    [firstQuestion(of.tryout), 5],
    [firstQuestion(of.tryout), 5],
  ])
  expect(data.groups.flatMap(({ helpers }) => helpers)).toEqual(['Siswa 8', 'Siswa 9'])
  const asked = data.questions.map(({ stimulus_id }) => stimulus_id)
  expect(data.passages.map(({ id }) => id)).toEqual([...new Set(asked)])
  expect(data.passages.every(({ html }) => html !== '')).toBe(true)
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

test('a link is told with its end and ended before it, by who may see the class, and is no link afterwards', async () => {
  const of = await createClass('XII Cabut')
  const { data: made } = await share(of)
  const list = (token = admin) => app.send(classReports.shares, { token, ...of })
  const shares = (await list()).data
  expect(shares).toMatchObject([{ expires_at: made.expires_at, created_by: { name: expect.any(String) } }])
  expect(JSON.stringify(shares)).not.toContain(made.token)
  const end = (shareId: string, token = admin) =>
    app.send(classReports.unshare, { token, params: { ...of.params, shareId }, query: of.query })
  const id = shares[0]?.id ?? ''
  const stranger = (await app.signIn({ role: 'teacher' })).token
  expect([(await list(stranger)).status, (await end(id, stranger)).status]).toEqual([404, 404])
  const other = await createClass('XII Lain')
  const misplaced = { token: admin, params: { ...other.params, shareId: id }, query: of.query }
  expect(await app.send(classReports.unshare, misplaced)).toMatchObject({ status: 404 })
  expect((await open(made.token)).status).toBe(200)
  expect(await end(id)).toMatchObject({ status: 200 })
  expect((await open(made.token)).status).toBe(404)
  expect([(await list()).data, (await end(id)).status]).toEqual([[], 404])
})

test('who follows a link is asked for anew: a review that was shut, a class that shrank, a question that is held', async () => {
  const of = await createClass('XII Tanya')
  const { token } = (await share(of)).data
  const questions = async () => (await open(token)).data.questions.length
  expect(await questions()).toBe(1)
  const hold = await createHold(app.db, program_id, [firstQuestion(of.tryout) ?? ''])
  expect(await questions()).toBe(0)
  expect((await read(of)).data.questions).toHaveLength(1)
  const setTryout = (id: string, changes: object) =>
    app.db.updateTable('tryouts').set(changes).where('id', '=', id).execute()
  await setTryout(hold.id, { closes_at: null })
  expect(await questions()).toBe(1)
  await setTryout(of.params.tryoutId, { review_policy: 'never' })
  expect((await open(token)).status).toBe(404)
  await setTryout(of.params.tryoutId, { review_policy: 'after_release', closes_at: iso(3_600) })
  expect((await open(token)).status).toBe(404)
  await setTryout(of.params.tryoutId, { closes_at: null })
  expect((await open(token)).status).toBe(200)
  await app.db
    .deleteFrom('class_members')
    .where('user_id', 'in', eb =>
      eb.selectFrom('attempts').select('user_id').where('tryout_id', '=', of.params.tryoutId).limit(1),
    )
    .execute()
  expect((await open(token)).status).toBe(404)
  expect(await share(of)).toMatchObject({ status: 409, code: 'unchanged' })
})
