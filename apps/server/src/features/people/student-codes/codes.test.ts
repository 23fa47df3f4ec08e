import { accounts } from '@gerbang/contract/people/accounts.ts'
import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { classes } from '@gerbang/contract/people/classes.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createSession, createTryout } from '../../../testing/factories.ts'
import { countBy, untilBlocked } from '../../../testing/parallel.ts'
import { draftRegistration } from '../../../testing/registrations.ts'
import { lockCode } from './write-codes.queries.ts'

let app: TestApp
let token: string
let program: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  program = await createProgram(app.db)
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

const written = (overrides: object = {}) => ({
  program_id: program.id,
  batch: '',
  label: 'Kelas Uji',
  school_name: null,
  tryout_ids: [],
  max_uses: 1,
  expires_at: null,
  ...overrides,
})
const create = (body: object) => app.send(studentCodes.create, { token, body: written(body) })
const bulk = (body: object) => app.send(studentCodes.bulk, { token, body: written(body) })
const list = async (query: Record<string, string>) =>
  (await app.send(studentCodes.list, { token, query })).data.map(({ code }) => code)
const createCodeOnly = () => createTryout(app.db, { program_id: program.id, access: 'code' })

test('a code of the own choosing is read in any case and with hyphens, and there is one of it', async () => {
  const tryout = await createCodeOnly()
  const { status, data } = await create({ code: 'merapi-27', tryout_ids: [tryout.id], max_uses: 40 })
  expect(status).toBe(201)
  expect(data).toMatchObject({
    code: 'MERAPI27',
    state: 'active',
    tryouts: [{ id: tryout.id }],
    used_count: 0,
    max_uses: 40,
  })
  expect((await create({ code: 'MERAPI27' })).errors).toEqual({ code: ['Sudah ada: MERAPI27.'] })
  expect((await create({ code: 'KODE10' })).errors).toHaveProperty('code')
})

test('ten thousand codes are all different, begin with the prefix and hold no look-alikes', async () => {
  const { data } = await bulk({ count: 10_000, prefix: 'SMA', batch: 'Sepuluh ribu' })
  expect(data.created).toBe(10_000)
  expect(new Set(data.codes).size).toBe(10_000)
  expect(data.codes.every(code => /^SMA[A-HJKMNP-Z2-9]{8}$/.test(code))).toBe(true)
  const cards = await app.send(studentCodes.cards, { token, query: { batch: 'Sepuluh ribu' } })
  expect(cards.meta.total).toBe(10_000)
})

test('a list is taken as a whole or not at all, and what is taken is named', async () => {
  expect((await bulk({ codes: ['DAFTAR22', 'daftar23', 'DAFTAR22'] })).data.created).toBe(2)
  const again = await bulk({ codes: ['DAFTAR24', 'DAFTAR23'] })
  expect(again.errors).toEqual({ codes: ['Sudah ada: DAFTAR23.'] })
  expect(await list({ search: 'daftar', sort: 'code' })).toEqual(['DAFTAR22', 'DAFTAR23'])
})

test('neither a number nor a list, or both, and try-outs of another program are refused by name', async () => {
  expect((await bulk({})).errors).toHaveProperty('count')
  expect((await bulk({ count: 1, codes: ['DUADUANYA'] })).errors).toHaveProperty('count')
  const elsewhere = await createTryout(app.db, {
    program_id: (await createProgram(app.db)).id,
    access: 'code',
  })
  expect((await bulk({ count: 1, tryout_ids: [elsewhere.id] })).errors).toHaveProperty('tryout_ids')
  expect((await bulk({ count: 1, program_id: v7() })).errors).toHaveProperty('program_id')
})

test('the list is filtered by state, batch and try-out', async () => {
  const tryout = await createCodeOnly()
  const batch = 'Saring'
  await create({ code: 'SARINGA', batch, tryout_ids: [tryout.id] })
  await create({ code: 'SARINGB', batch, expires_at: '2020-01-01T00:00:00.000Z' })
  await create({ code: 'SARINGC', batch })
  await app.send(studentCodes.update, { token, params: { code: 'SARINGC' }, body: { status: 'disabled' } })
  expect(await list({ batch, sort: 'code' })).toEqual(['SARINGA', 'SARINGB', 'SARINGC'])
  expect(await list({ batch, state: 'active' })).toEqual(['SARINGA'])
  expect(await list({ batch, state: 'expired' })).toEqual(['SARINGB'])
  expect(await list({ batch, state: 'disabled' })).toEqual(['SARINGC'])
  expect(await list({ tryout_id: tryout.id })).toEqual(['SARINGA'])
  const choices = await app.send(studentCodes.choices, { token })
  expect(choices.data.batches).toContain(batch)
  expect(choices.data.tryouts.map(({ id }) => id)).toContain(tryout.id)
})

test('a code redeemed at registration opens its try-out without being typed again', async () => {
  const tryout = await createCodeOnly()
  await create({ code: 'BUKAKAN', tryout_ids: [tryout.id], batch: 'Angkatan buka' })
  const body = await draftRegistration(app.db, { program_id: program.id, student_code: 'buka kan' })
  expect((await app.send(accounts.register, { body })).status).toBe(201)
  const user = await app.db
    .updateTable('users')
    .set({ email_verified_at: app.now().toISOString() })
    .where('email', '=', body.email)
    .returning(['id', 'role'])
    .executeTakeFirstOrThrow()
  const student = await createSession(app.db, user)
  const enrolled = await app.send(tryouts.enroll, { token: student, params: { slug: tryout.slug }, body: {} })
  expect(enrolled.status).toBe(200)
  const uses = await app.send(studentCodes.listUses, { token, params: { code: 'BUKAKAN' } })
  expect(uses.data).toMatchObject([{ user: { id: user.id }, email: body.email }])
  expect(await list({ search: 'bukakan', state: 'used_up' })).toEqual(['BUKAKAN'])
})

test('a code is given to a student once, and not to staff or beyond its uses', async () => {
  await create({ code: 'BERIKAN' })
  const give = (user_id: string) =>
    app.send(studentCodes.assign, { token, params: { code: 'BERIKAN' }, body: { user_id } })
  const [student, other, teacher] = [
    await app.signIn(),
    await app.signIn(),
    await app.signIn({ role: 'teacher' }),
  ]
  expect((await give(teacher.user.id)).errors).toHaveProperty('user_id')
  expect((await give(student.user.id)).data).toMatchObject({ used_count: 1, state: 'used_up' })
  expect((await give(student.user.id)).data.used_count).toBe(1)
  expect((await give(other.user.id)).status).toBe(422)
})

const join = (student: { token: string }, code: string) =>
  app.send(classes.join, { token: student.token, body: { code } })
const usesOf = async (code: string) => {
  const found = await app.send(studentCodes.list, { token, query: { search: code } })
  return found.data[0]?.used_count
}

test('of eight students who redeem a code with three uses at once three get it', async () => {
  await create({ code: 'TIGAORANG', max_uses: 3 })
  const students = await Promise.all(Array.from({ length: 8 }, () => app.signIn()))
  const replies = await Promise.all(students.map(student => join(student, 'TIGAORANG')))
  expect(countBy(replies, ({ status }) => status)).toEqual({ 200: 3, 422: 5 })
  expect(await usesOf('TIGAORANG')).toBe(3)
})

test('a student who sends a code several times at once, and is given it meanwhile, uses it once', async () => {
  await create({ code: 'SEKALISAJA', max_uses: 9 })
  const student = await app.signIn()
  const given = { token, params: { code: 'SEKALISAJA' }, body: { user_id: student.user.id } }
  const replies = await Promise.all([
    ...Array.from({ length: 4 }, () => join(student, 'SEKALISAJA')),
    ...Array.from({ length: 2 }, () => app.send(studentCodes.assign, given)),
  ])
  expect(countBy(replies, ({ status }) => status)).toEqual({ 200: 6 })
  expect(await usesOf('SEKALISAJA')).toBe(1)
})

test('whoever joins waits for the code before the own account is held, as whoever gives it does', async () => {
  const { data } = await create({ code: 'URUTANKUNCI' })
  const student = await app.signIn()
  const waiting = await app.db.transaction().execute(async trx => {
    await lockCode(trx, data.code)
    const joined = join(student, data.code)
    await untilBlocked(app.db, joined)
    const { rows } =
      await sql`select id from users where id = ${student.user.id} for update skip locked`.execute(trx)
    expect(rows).toHaveLength(1)
    return { joined }
  })
  expect((await waiting.joined).status).toBe(200)
})

test('an unused code is deleted, a used one stays, and fewer uses than were made are refused', async () => {
  await create({ code: 'HAPUSA' })
  await create({ code: 'HAPUSB', max_uses: 3 })
  const { user } = await app.signIn()
  await app.send(studentCodes.assign, { token, params: { code: 'HAPUSB' }, body: { user_id: user.id } })
  const remove = (code: string) => app.send(studentCodes.delete, { token, params: { code } })
  expect((await remove('HAPUSA')).status).toBe(200)
  expect((await remove('HAPUSA')).status).toBe(404)
  expect(await remove('HAPUSB')).toMatchObject({ status: 409, code: 'in_use' })
  const { user: second } = await app.signIn()
  await app.send(studentCodes.assign, { token, params: { code: 'HAPUSB' }, body: { user_id: second.id } })
  const fewer = { token, params: { code: 'HAPUSB' }, body: { max_uses: 1 } }
  expect((await app.send(studentCodes.update, fewer)).errors).toHaveProperty('max_uses')
})

test('the export holds the codes, and texts that begin like a formula stay texts', async () => {
  await create({ code: 'EKSPORA', label: '=1+1', batch: 'Ekspor' })
  const { text, headers } = await app.send(studentCodes.export, {
    token,
    query: { format: 'csv', batch: 'Ekspor' },
  })
  expect(headers['content-disposition']).toBe('attachment; filename="kode-siswa.csv"')
  expect(text).toContain("EKSPORA,'=1+1,Ekspor")
})
