import { universities } from '@gerbang/contract/exam/universities.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createMajors, epoch } from '../../../testing/factories.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn()).token
})
afterAll(() => app.close())

async function createUniversity(name: string, short_name = name) {
  const { university, majors } = await createMajors(app.db, ['S1', 'D3'])
  await app.db.updateTable('universities').set({ name, short_name }).where('id', '=', university.id).execute()
  return { ...university, name, short_name, majors }
}

test('universities come by name, page by page, without loss between pages of equal names', async () => {
  for (const name of ['Universitas B', 'Universitas A', 'Universitas A', 'Universitas A', 'Universitas A'])
    await createUniversity(name)
  const pages = [1, 2, 3, 4].map(page =>
    app.send(universities.list, { token, query: { page, per_page: 2, search: 'Universitas' } }),
  )
  const replies = await Promise.all(pages)
  expect(replies.map(reply => reply.data.length)).toEqual([2, 2, 1, 0])
  expect(replies[0]?.meta).toEqual({ page: 1, per_page: 2, total: 5 })
  const rows = replies.flatMap(reply => reply.data)
  expect(new Set(rows.map(row => row.id)).size).toBe(5)
  expect(rows.map(row => row.name)).toEqual(rows.map(row => row.name).toSorted())
  expect(rows[0]).toMatchObject({ type: 'ptn', province: 'DKI Jakarta', city: 'Jakarta', major_count: 2 })
})

async function find(search: string): Promise<string[]> {
  const { data, meta } = await app.send(universities.list, { token, query: { search } })
  expect(meta.total).toBe(data.length)
  return data.map(row => row.id)
}

test('a search finds parts of names and short names in any case, and takes signs literally', async () => {
  const itb = await createUniversity('Institut Teknologi Bandung', 'ITB')
  const odd = await createUniversity('Politeknik 100%_\\ Bisa', 'PB')
  expect(await find('teknologi ban')).toEqual([itb.id])
  expect(await find('itb')).toEqual([itb.id])
  expect(await find('100%_\\')).toEqual([odd.id])
  expect(await find('1_0')).toEqual([])
  expect(await find("' or true --")).toEqual([])
})

test('a university is found by what people call it', async () => {
  const isi = await createUniversity('Institut Seni Indonesia Yogyakarta', 'ISI Yogyakarta')
  await createUniversity('Institut Seni Indonesia Surakarta', 'ISI Surakarta')
  expect(await find('isi jogja')).toEqual([isi.id])
})

test.each([
  { page: 0 },
  { page: 'satu' },
  { per_page: 101 },
  { per_page: 0 },
  { page: 1.5 },
  { search: 'x'.repeat(101) },
])('the query %j names the field that is wrong', async query => {
  const sent = { token, query: query as Record<string, string | number> }
  const reply = await app.send(universities.list, sent)
  expect(reply).toMatchObject({ status: 422, message: 'Validation error' })
  expect(Object.keys(reply.errors)).toEqual(Object.keys(query))
})

test('one university comes with its majors by name and their newest figures', async () => {
  const { id, majors } = await createUniversity('Universitas Negeri Uji', 'UNU')
  const [first] = majors
  const figures = { source: 'SNPMB', is_estimate: false }
  await app.db
    .insertInto('major_years')
    .values([
      {
        ...figures,
        major_id: first?.id ?? '',
        year: 2024,
        capacity: 10,
        applicants: 90,
        passing_score: 600.5,
      },
      {
        ...figures,
        major_id: first?.id ?? '',
        year: 2025,
        capacity: 12,
        applicants: null,
        passing_score: null,
      },
    ])
    .execute()
  const { data } = await app.send(universities.get, { token, params: { universityId: id } })
  expect(data).toMatchObject({ id, short_name: 'UNU', major_count: 2 })
  expect(data.majors).toEqual([
    {
      id: first?.id,
      name: 'Jurusan 1',
      level: 'S1',
      group: 'Umum',
      figures: { ...figures, year: 2025, capacity: 12, applicants: null, passing_score: null },
    },
    { id: majors[1]?.id, name: 'Jurusan 2', level: 'D3', group: 'Umum', figures: null },
  ])
})

async function renameMajor(id: string | undefined, name: string) {
  await app.db
    .updateTable('majors')
    .set({ name })
    .where('id', '=', id ?? '')
    .execute()
}

async function findMajors(search: string, university_id?: string) {
  const query = { search, ...(university_id && { university_id }) }
  const { data } = await app.send(universities.majors, { token, query })
  return data.map(({ name, university }) => `${name}, ${university.short_name}`)
}

test('majors of all universities are found by words of theirs and of their university, signs taken literally', async () => {
  const here = await createUniversity('Universitas Mencari Selatan', 'UMS')
  const there = await createUniversity('Universitas Mencari Utara', 'UMU')
  await renameMajor(here.majors[0]?.id, 'Pendidikan Dokter')
  await renameMajor(there.majors[0]?.id, 'Pendidikan Dokter Gigi')
  expect(await findMajors('dokter mencari')).toEqual([
    'Pendidikan Dokter, UMS',
    'Pendidikan Dokter Gigi, UMU',
  ])
  expect(await findMajors('UMU  gigi')).toEqual(['Pendidikan Dokter Gigi, UMU'])
  expect(await findMajors('d3 utara')).toEqual(['Jurusan 2, UMU'])
  expect(await findMajors('dokter%gigi mencari')).toEqual(['Pendidikan Dokter Gigi, UMU'])
  expect(await findMajors('')).not.toEqual([])
  expect(await findMajors('dokter', there.id)).toEqual(['Pendidikan Dokter Gigi, UMU'])
})

test('a search says what it took the words for, what stands elsewhere, and sees what was changed since', async () => {
  const { majors } = await createUniversity('Universitas Istilah', 'UIST')
  await createUniversity('Universitas Lain Kota', 'ULK')
  const send = (search: string) => app.send(universities.majors, { token, query: { search } })
  expect((await send('kesmas uist')).data).toEqual([])
  app.advance(1)
  const body = { name: 'Kesehatan Masyarakat', updated_at: app.now().toISOString() }
  await app.db
    .updateTable('majors')
    .set(body)
    .where('id', '=', majors[0]?.id ?? '')
    .execute()
  expect((await send('kesmas uist')).data).toMatchObject([{ name: 'Kesehatan Masyarakat', fits: 'all' }])
  const elsewhere = await send('kesmas ulk')
  expect(elsewhere.data).toMatchObject([{ fits: 'elsewhere', university: { short_name: 'UIST' } }])
  expect(elsewhere.meta.understood).toEqual([{ said: 'kesmas', meant: 'kesehatan masyarakat' }])
  expect((await send('keshatan')).data).toHaveLength(1)
  expect((await send('kesatria')).meta.near).toEqual(['kesehatan'])
})

test('a short name that is typed comes before names that hold it', async () => {
  await createUniversity('Abadi Universitas Zet', 'AUZX')
  const zet = await createUniversity('Universitas Zet Ufa', 'UZ')
  expect((await find('uz'))[0]).toBe(zet.id)
})

test('a university without majors has none', async () => {
  const id = v7()
  const stamp = epoch.toISOString()
  const row = {
    id,
    slug: id,
    name: 'Baru',
    short_name: 'B',
    type: 'ptkin' as const,
    province_id: '31',
    city: 'Jakarta',
  }
  await app.db
    .insertInto('universities')
    .values({ ...row, created_at: stamp, updated_at: stamp })
    .execute()
  const { data } = await app.send(universities.get, { token, params: { universityId: id } })
  expect(data).toMatchObject({ majors: [], major_count: 0 })
})

test('an unknown university is not found', async () => {
  const reply = await app.send(universities.get, { token, params: { universityId: v7() } })
  expect(reply).toMatchObject({ status: 404, code: 'not_found' })
})

test('an id finds its university in capital letters, too', async () => {
  const { id } = await createUniversity('Universitas Kapital')
  const reply = await app.send(universities.get, { token, params: { universityId: id.toUpperCase() } })
  expect(reply.data).toMatchObject({ id })
})
