import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { universities } from '@gerbang/contract/exam/universities.ts'
import { universityCatalogue as catalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createMajors, createProgram, createTryout } from '../../../testing/factories.ts'
import { drawPicture, writeForm } from '../../../testing/pictures.ts'
import { enroll } from '../../../testing/sittings.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
  await createMajors(app.db, ['S1'])
})
afterAll(() => app.close())

const written = {
  name: 'Sekolah Tinggi Uji',
  short_name: 'STU',
  type: 'kedinasan',
  province_id: '31',
  city: 'Jakarta',
}
const major = (overrides: object = {}) => ({
  code: 'A1',
  name: 'Akuntansi',
  level: 'D4',
  group: 'Ekonomi',
  years: [],
  ...overrides,
})
const year = (overrides: object = {}) => ({
  year: 2025,
  capacity: 40,
  applicants: 1200,
  passing_score: 612.5,
  source: 'SNPMB 2025',
  is_estimate: false,
  ...overrides,
})

async function createUniversity(overrides: object = {}) {
  const reply = await app.send(catalogue.create, { token, body: { ...written, ...overrides } })
  expect(reply.status).toBe(201)
  return reply.data
}

async function createMajor(universityId: string, body = major()) {
  const reply = await app.send(catalogue.createMajor, { token, params: { universityId }, body })
  expect(reply.status).toBe(201)
  return reply.data
}

async function importTable(lines: string[], dry_run = 'false') {
  const file = new File([lines.join('\r\n')], 'tabel.csv')
  return app.send(catalogue.import, { token, ...(await writeForm({ file, dry_run })) })
}

test('a university is made, found, changed and deleted; two of one name have addresses of their own', async () => {
  const first = await createUniversity()
  const second = await createUniversity()
  expect([first.slug, second.slug]).toEqual(['sekolah-tinggi-uji', 'sekolah-tinggi-uji-2'])
  const query = { search: 'STU', type: 'kedinasan', province_id: '31' }
  expect((await app.send(catalogue.list, { token, query })).meta.total).toBe(2)
  const params = { id: second.id }
  const changed = await app.send(catalogue.update, { token, params, body: { city: 'Bogor', website: null } })
  expect(changed.data).toMatchObject({ city: 'Bogor', name: written.name })
  expect(
    (await app.send(catalogue.update, { token, params, body: { province_id: '99' } })).errors,
  ).toHaveProperty('province_id')
  await app.send(catalogue.delete, { token, params })
  for (const call of [catalogue.get, catalogue.delete])
    expect((await app.send(call, { token, params })).status).toBe(404)
})

test('a logo is kept small, outlives the tidying of pictures, and null takes it away', async () => {
  const logo = new File([new Uint8Array(await drawPicture('png', 900, 900))], 'logo.png')
  const { id } = await createUniversity({ name: 'Universitas Berlogo' })
  const params = { id }
  const { data } = await app.send(catalogue.update, { token, params, ...(await writeForm({ logo })) })
  await app.jobs.tidy()
  await app.jobs.tidy()
  const file = join(app.platform.config.media_place, basename(data.logo_url ?? ''))
  expect((await readFile(file)).length).toBeGreaterThan(0)
  const removed = await app.send(catalogue.update, { token, params, body: { logo: null } })
  expect(removed.data.logo_url).toBeNull()
})

test('a logo of what is refused is not stored', async () => {
  const { id } = await createUniversity({ name: 'Universitas Tanpa Logo' })
  const folder = app.platform.config.media_place
  const before = await readdir(folder)
  const logo = new File([new Uint8Array(await drawPicture('png', 40, 40))], 'logo.png')
  const refused: [string, Record<string, string | File>, number][] = [
    [id, { logo, province_id: '99' }, 422],
    [v7(), { logo }, 404],
  ]
  for (const [university, fields, status] of refused) {
    const sent = { token, params: { id: university }, ...(await writeForm(fields)) }
    expect(await app.send(catalogue.update, sent)).toMatchObject({ status })
  }
  expect(await readdir(folder)).toEqual(before)
})

test('majors keep their years, and students see the newest', async () => {
  const { id } = await createUniversity({ name: 'Universitas Tahunan' })
  const made = await createMajor(id, major({ years: [year(), year({ year: 2024, capacity: null })] }))
  expect(made.years.map(({ year }) => year)).toEqual([2025, 2024])
  const student = await app.signIn()
  const shown = await app.send(universities.get, { token: student.token, params: { universityId: id } })
  expect(shown.data.majors[0]?.figures).toMatchObject({ year: 2025, passing_score: 612.5 })
  const params = { universityId: id, majorId: made.id }
  const body = major({ name: 'Akuntansi Baru', years: [year({ year: 2026 })] })
  const changed = await app.send(catalogue.updateMajor, { token, params, body })
  expect(changed.data).toMatchObject({ name: 'Akuntansi Baru', years: [{ year: 2026 }] })
  const listed = await app.send(catalogue.listMajors, {
    token,
    params,
    query: { search: 'baru', level: 'D4' },
  })
  expect(listed.data).toEqual([changed.data])
  const twice = major({ years: [year(), year()] })
  expect((await app.send(catalogue.updateMajor, { token, params, body: twice })).status).toBe(422)
})

test('a code is one of its university, and a major is found under its own only', async () => {
  const [here, there] = [await createUniversity(), await createUniversity()]
  const made = await createMajor(here.id)
  const again = await app.send(catalogue.createMajor, {
    token,
    params: { universityId: here.id },
    body: major(),
  })
  expect(again.errors).toEqual({ code: ['Kode ini sudah dipakai jurusan lain di sini.'] })
  const params = { universityId: there.id, majorId: made.id }
  for (const call of [catalogue.getMajor, catalogue.deleteMajor])
    expect((await app.send(call, { token, params })).status).toBe(404)
  expect((await app.send(catalogue.listMajors, { token, params: { universityId: v7() } })).status).toBe(404)
})

test('a major that a student has chosen stays, and its university with it', async () => {
  const { id } = await createUniversity({ name: 'Universitas Terpilih' })
  const chosen = await createMajor(id)
  const { id: program_id } = await createProgram(app.db)
  const { attempt } = await enroll(app, await createTryout(app.db, { program_id }))
  const { bucket } = await app.db
    .selectFrom('attempts')
    .select('bucket')
    .where('id', '=', attempt.id)
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('attempt_choices')
    .values({ bucket, attempt_id: attempt.id, priority: 1, major_id: chosen.id })
    .execute()
  const params = { universityId: id, majorId: chosen.id }
  expect(await app.send(catalogue.deleteMajor, { token, params })).toMatchObject({
    status: 409,
    code: 'in_use',
  })
  expect((await app.send(catalogue.delete, { token, params: { id } })).status).toBe(409)
  const free = await createMajor(id, major({ code: 'B2' }))
  const other = { universityId: id, majorId: free.id }
  expect((await app.send(catalogue.deleteMajor, { token, params: other })).status).toBe(200)
})

const head =
  'Universitas;Singkatan;Jenis;Provinsi;Kota;Kode;Jurusan;Jenjang;Rumpun;Tahun;Daya tampung;Peminat;Skor;Sumber;Perkiraan'
const rows = [
  head,
  'Politeknik Impor;PI;Politeknik;DKI Jakarta;Jakarta;01;"Teknik; Mesin";D4;Teknik;2025;1.200;"3400";612,5;SNPMB 2025;',
  'Politeknik Impor;PI;Politeknik;Provinsi DKI Jakarta;Jakarta;01;"Teknik; Mesin";D4;Teknik;2024;90;;;SNPMB 2024;ya',
  'Politeknik Impor;PI;Kampus;DKI Jakarta;Jakarta;02;Listrik;D4;Teknik;2025;90;;;SNPMB;',
  'Politeknik Impor;PI;Politeknik;Atlantis;Jakarta;02;Listrik;D4;Teknik;2025;90;;;SNPMB;',
  'Politeknik Impor;PI;Politeknik;DKI Jakarta;Jakarta;02;Listrik;S9;Teknik;2025;90;;;SNPMB;',
  'Politeknik Impor;PI;Politeknik;DKI Jakarta;Jakarta;02;Listrik;D4;Teknik;2025;banyak;;;SNPMB;',
  'Politeknik Impor;PI;Politeknik;DKI Jakarta;Jakarta;02;Listrik;D4;Teknik;2025;90;;;;',
]

test('a dry run says what a table would do and writes nothing; wrong rows are named, the rest goes in, once', async () => {
  const expected = {
    rows: 7,
    universities: { created: 1, known: 0 },
    majors: { created: 1, known: 0 },
    years: 2,
  }
  const dry = await importTable(rows, 'true')
  expect(dry.data).toMatchObject(expected)
  expect(dry.data.problems).toEqual([
    { row: 4, message: expect.stringContaining('Kampus') },
    { row: 5, message: expect.stringContaining('Atlantis') },
    { row: 6, message: expect.stringContaining('Jenjang') },
    { row: 7, message: expect.stringContaining('Daya tampung') },
    { row: 8, message: expect.stringContaining('Sumber') },
  ])
  const find = async () => (await app.send(catalogue.list, { token, query: { search: 'Impor' } })).data
  expect(await find()).toEqual([])
  expect((await importTable(rows)).data).toMatchObject(expected)
  const [made] = await find()
  const majors = await app.send(catalogue.listMajors, { token, params: { universityId: made?.id ?? '' } })
  expect(majors.data).toMatchObject([
    {
      name: 'Teknik; Mesin',
      years: [
        { year: 2025, capacity: 1200, applicants: 3400, passing_score: 612.5, is_estimate: false },
        { year: 2024, capacity: 90, applicants: null, is_estimate: true },
      ],
    },
  ])
  const again = await importTable(rows)
  expect(again.data).toMatchObject({
    universities: { created: 0, known: 1 },
    majors: { created: 0, known: 1 },
  })
  expect(await find()).toHaveLength(1)
})

test('a file that is no table is refused with a sentence', async () => {
  expect((await importTable(['Universitas'])).errors).toHaveProperty('file')
  const file = new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'tabel.xlsx')
  const reply = await app.send(catalogue.import, { token, ...(await writeForm({ file, dry_run: 'true' })) })
  expect(reply.status).toBe(422)
})
