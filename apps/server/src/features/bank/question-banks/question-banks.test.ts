import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createBank, createProgram, createTryout } from '../../../testing/factories.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let program: { id: string }
let teacher: Person
let colleague: Person
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  program = await createProgram(app.db)
  teacher = await app.signIn({ role: 'teacher', name: 'Ratna' })
  colleague = await app.signIn({ role: 'teacher' })
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

const createOwn = (overrides: object = {}) =>
  createBank(app.db, { owner_id: teacher.user.id, program_id: program.id, ...overrides })

async function listTitles({ token }: Person, query: Record<string, string> = {}): Promise<string[]> {
  const { data } = await app.send(questionBanks.list, { token, query: { sort: 'title', ...query } })
  return data.map(({ title }) => title)
}

const change = (subject_ids: string[]) => ({
  title: 'Bank baru',
  description: 'Untuk kelas 12',
  visibility: 'shared',
  status: 'published',
  tags: ['snbt'],
  subject_ids,
})

test('teachers see their own banks, those they are members of and shared ones; admins all', async () => {
  await createOwn({ title: 'A pribadi' })
  await createOwn({ title: 'B bersama', visibility: 'shared' })
  const { id } = await createOwn({ title: 'C anggota' })
  const at = app.now().toISOString()
  await app.db
    .insertInto('bank_members')
    .values({ bank_id: id, user_id: colleague.user.id, created_at: at })
    .execute()
  expect(await listTitles(teacher)).toEqual(['A pribadi', 'B bersama', 'C anggota'])
  expect(await listTitles(colleague)).toEqual(['B bersama', 'C anggota'])
  expect(await listTitles(colleague, { owner: 'mine' })).toEqual(['C anggota'])
  expect(await listTitles(admin, { search: 'pribadi' })).toEqual(['A pribadi'])
  const { data } = await app.send(questionBanks.list, { token: colleague.token, query: { sort: 'title' } })
  expect(data.map(({ can_edit }) => can_edit)).toEqual([false, true])
})

test('a member may change a bank, somebody who only reads it may not', async () => {
  const bank = await createOwn({ visibility: 'shared' })
  const sent = { params: { id: bank.id }, body: change([bank.subject_id]) }
  expect(await app.send(questionBanks.update, { ...sent, token: colleague.token })).toMatchObject({
    status: 404,
  })
  const member = { bank_id: bank.id, user_id: colleague.user.id, created_at: app.now().toISOString() }
  await app.db.insertInto('bank_members').values(member).execute()
  expect(await app.send(questionBanks.update, { ...sent, token: colleague.token })).toMatchObject({
    status: 200,
    data: { title: 'Bank baru', status: 'published', can_edit: true },
  })
})

test('several banks get a status together, or none does when one belongs to somebody else', async () => {
  const status = 'draft'
  const ids = [(await createOwn({ status })).id, (await createOwn({ status })).id]
  const foreign = await createBank(app.db, { owner_id: colleague.user.id, program_id: program.id })
  const set = (token: string, ids: string[]) =>
    app.send(questionBanks.setStatus, { token, body: { ids, status: 'published' } })
  const readStatuses = async () =>
    (await app.db.selectFrom('question_banks').select('status').where('id', 'in', ids).execute()).map(
      ({ status }) => status,
    )

  expect(await set(teacher.token, [...ids, foreign.id])).toMatchObject({ status: 404 })
  expect(await readStatuses()).toEqual(['draft', 'draft'])
  expect(await set(teacher.token, [])).toMatchObject({ status: 422 })
  expect(await set(teacher.token, ids)).toMatchObject({ status: 200, data: { changed: 2 } })
  expect(await readStatuses()).toEqual(['published', 'published'])
  expect(await set(admin.token, [foreign.id])).toMatchObject({ status: 200 })
})

test('a new bank belongs to whoever makes it, a draft with its sub-tests in order', async () => {
  const others = [await createOwn(), await createOwn()].map(({ subject_id }) => subject_id).toReversed()
  const { status: _, ...body } = { ...change(others), program_id: program.id }
  const { status, data } = await app.send(questionBanks.create, { token: teacher.token, body })
  expect(status).toBe(201)
  expect(data).toMatchObject({ status: 'draft', owner: { id: teacher.user.id, name: 'Ratna' } })
  expect(data.sub_tests.map(({ subject }) => subject.id)).toEqual(others)
})

test('sub-tests take a new order, and an empty one may go', async () => {
  const bank = await createOwn()
  const { subject_id } = await createOwn()
  const arrange = async (ids: string[]) => {
    const sent = { token: teacher.token, params: { id: bank.id }, body: change(ids) }
    return (await app.send(questionBanks.update, sent)).data.sub_tests.map(({ subject }) => subject.id)
  }
  expect(await arrange([subject_id, bank.subject_id])).toEqual([subject_id, bank.subject_id])
  expect(await arrange([bank.subject_id])).toEqual([bank.subject_id])
})

test('a subject of another program, or one twice, is refused by name', async () => {
  const bank = await createOwn()
  const elsewhere = await createOwn({ program_id: (await createProgram(app.db)).id })
  for (const ids of [[elsewhere.subject_id], [bank.subject_id, bank.subject_id], [v7()]]) {
    const sent = { token: teacher.token, params: { id: bank.id }, body: change(ids) }
    const reply = await app.send(questionBanks.update, sent)
    expect(reply).toMatchObject({ status: 422, errors: { subject_ids: [expect.any(String)] } })
  }
})

/** The bank behind a published try-out. */
async function createUsedBank() {
  const tryout = await createTryout(app.db, { program_id: program.id, sub_tests: 1, questions: 4 })
  const { bank_id } = await app.db
    .selectFrom('bank_sub_tests')
    .select('bank_id')
    .where('subject_id', '=', tryout.sub_tests[0]?.subject_id ?? '')
    .executeTakeFirstOrThrow()
  return { id: bank_id, subject_id: tryout.sub_tests[0]?.subject_id ?? '' }
}

test('a sub-test that holds questions stays, and the reply names it', async () => {
  const { id } = await createUsedBank()
  const reply = await app.send(questionBanks.update, { token: admin.token, params: { id }, body: change([]) })
  expect(reply).toMatchObject({
    status: 422,
    errors: { subject_ids: ['Subtes 1 masih berisi soal. Pindahkan soalnya dulu.'] },
  })
})

const remove = (id: string) => app.send(questionBanks.delete, { token: admin.token, params: { id } })
const get = (id: string) => app.send(questionBanks.get, { token: admin.token, params: { id } })

test('an empty bank is deleted, one with questions is archived and keeps them', async () => {
  const empty = await createOwn()
  expect((await remove(empty.id)).data).toEqual({ outcome: 'deleted' })
  expect(await get(empty.id)).toMatchObject({ status: 404 })
  const used = await createUsedBank()
  expect((await remove(used.id)).data).toEqual({ outcome: 'archived' })
  expect((await get(used.id)).data).toMatchObject({
    status: 'archived',
    question_counts: { draft: 0, published: 4, archived: 0 },
  })
})

test('subjects of a program come in official order', async () => {
  const other = await createProgram(app.db)
  const { subject_id } = await createOwn({ program_id: other.id })
  const reply = await app.send(subjects.list, { token: teacher.token, query: { program_id: other.id } })
  expect(reply.data.map(({ id }) => id)).toEqual([subject_id])
})

test('the log says who changed which bank', async () => {
  const { id } = await createOwn()
  await app.send(questionBanks.delete, { token: teacher.token, params: { id } })
  const entry = await app.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'subject_type'])
    .where('subject_id', '=', id)
    .executeTakeFirst()
  expect(entry).toEqual({ actor_id: teacher.user.id, action: 'bank_deleted', subject_type: 'question_bank' })
})
