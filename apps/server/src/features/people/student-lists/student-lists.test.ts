import { classes } from '@gerbang/contract/people/classes.ts'
import { jobs } from '@gerbang/contract/platform/jobs.ts'
import { studentLists } from '@gerbang/contract/people/student-lists.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createUser } from '../../../testing/factories.ts'
import { writeForm } from '../../../testing/pictures.ts'
import { writeDapodik } from '../../../testing/student-lists.ts'
import { takeList } from './take-list.jobs.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await createTestApp()
  await createProgram(app.db)
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('class_members').execute()
  await app.db.deleteFrom('classes').execute()
  await app.db.deleteFrom('users').where('role', '=', 'student').execute()
})

const as = (id: string) => ({ token: admin.token, params: { id } })

async function upload(file: File) {
  const { data, status, text } = await app.send(studentLists.upload, {
    token: admin.token,
    ...(await writeForm({ file })),
  })
  if (status !== 201) throw new Error(text)
  return data
}

const uploadCsv = (...lines: string[]) => upload(new File([lines.join('\r\n')], 'daftar.csv'))
const change = (id: string, body: object) => app.send(studentLists.change, { ...as(id), body })
const listRows = async (id: string, query: Record<string, string> = {}) =>
  (await app.send(studentLists.rows, { ...as(id), query: { per_page: '100', ...query } })).data

async function take(id: string) {
  await change(id, { answers: { school_name: 'SMA Uji', grade: '12' } })
  const { data, status, text } = await app.send(studentLists.take, as(id))
  if (status !== 200) throw new Error(text)
  while ((await app.jobs.work()) > 0);
  return (await app.send(jobs.get, { token: admin.token, params: { id: data.job_id } })).data
}

const listStudents = () =>
  app.db
    .selectFrom('users')
    .select(['name', 'username', 'nisn', 'email', 'birth_date', 'gender', 'grade', 'school_name', 'status'])
    .where('role', '=', 'student')
    .orderBy('name')
    .execute()

async function listRosters() {
  const { data } = await app.send(classes.list, { token: admin.token, query: { sort: 'name' } })
  const rosters: Record<string, string[]> = {}
  for (const { id, name } of data) {
    const found = await app.send(classes.get, as(id))
    rosters[name] = found.data.members.map(member => member.name)
  }
  return rosters
}

const school = [
  ['Aisyah Permana', 'P', '0099205813', '2009-03-03', 'XII IPS 1'],
  ['Dadan Anggraeni', 'L', '0084195417', '2008-08-15', 'XII IPS 1'],
  ['Eko Prasetyo', 'L', '0094331763', '2008-02-27', 'XII MIPA 2'],
]

test('the national download is read as it is: heads of two lines, classes, numbers with their zero', async () => {
  const list = await upload(writeDapodik(school))
  expect(list).toMatchObject({
    lines: { from: '7', to: '9' },
    counts: { fault: 0, look: 0, ready: 3, left: 0 },
    plan: { fresh: 3, changed: 0, same: 0, moved: 0 },
    classes: { known: [], made: ['XII IPS 1', 'XII MIPA 2'] },
    asked: ['school'],
  })
  expect((await take(list.id)).result).toEqual({ fresh: 3, changed: 0, same: 0 })
  const [aisyah] = await listStudents()
  expect(aisyah).toEqual({
    name: 'Aisyah Permana',
    username: '0099205813',
    nisn: '0099205813',
    email: null,
    birth_date: '2009-03-03',
    gender: 'female',
    grade: '12',
    school_name: 'SMA Uji',
    status: 'invited',
  })
  expect(await listRosters()).toEqual({
    'XII IPS 1': ['Aisyah Permana', 'Dadan Anggraeni'],
    'XII MIPA 2': ['Eko Prasetyo'],
  })
})

test('what a list says of families, faith and numbers of the state is not kept', async () => {
  const list = await upload(writeDapodik(school))
  const stored = await app.db
    .selectFrom('student_lists')
    .select('lines')
    .where('id', '=', list.id)
    .executeTakeFirstOrThrow()
  const text = JSON.stringify(stored.lines)
  for (const foreign of ['AYAH', 'IBU', 'Islam', '3273000000000001']) expect(text).not.toContain(foreign)
  expect(list.columns.map(({ head }) => head)).not.toContain('NIK')
})

test('the same list again changes nothing, and a later one only what changed', async () => {
  await take((await upload(writeDapodik(school))).id)
  const again = await upload(writeDapodik(school))
  expect(again.plan).toEqual({ fresh: 0, changed: 0, same: 3, moved: 0 })
  await take(again.id)
  const later = await upload(
    writeDapodik([
      ['Aisyah Permana', 'P', '0099205813', '2009-03-03', 'XII MIPA 2'],
      ['Eko Prasetya', 'L', '0094331763', '2008-02-27', 'XII MIPA 2'],
      ['Fitri Handayani', 'P', '0091339343', '2008-10-22', 'XII IPS 1'],
    ]),
  )
  expect(later.plan).toEqual({ fresh: 1, changed: 2, same: 0, moved: 1 })
  expect(later.absent).toEqual({ count: 1, names: ['Dadan Anggraeni'] })
  await take(later.id)
  expect(await listRosters()).toEqual({
    'XII IPS 1': ['Dadan Anggraeni', 'Fitri Handayani'],
    'XII MIPA 2': ['Aisyah Permana', 'Eko Prasetya'],
  })
})

test('an own list is read: semicolons, capitals, days with slashes, classes with and without spaces', async () => {
  const list = await uploadCsv(
    '\uFEFFNo.;NAMA LENGKAP;L/P;NISN;Tgl Lahir;Kelas;No. HP',
    '1;ASEP FAUZIAH;P;0096644768;16/12/2009;XIIIPA1;081200000000',
    "2;NUR'AINI;P;96644769;20 Mei 2009;XII IPA 1;081200000001",
    '3;DIMAS HIDAYAT;L;;40009;XII IPA 1;',
  )
  const rows = await listRows(list.id)
  expect(rows.map(({ row, state, values }) => [row, state, values.name, values.class, values.born])).toEqual([
    [4, 'fault', 'Dimas Hidayat', 'XII IPA 1', '2009-07-15'],
    [2, 'look', 'Asep Fauziah', 'XII IPA 1', '2009-12-16'],
    [3, 'look', "Nur'Aini", 'XII IPA 1', '2009-05-20'],
  ])
  expect(rows[0]?.notes).toEqual([
    {
      field: 'username',
      value: '',
      message: 'NISN dan email kosong. Isi nama pengguna untuk masuk.',
      suggestion: 'dimas.hidayat',
    },
  ])
  expect(rows[2]?.values.nisn).toBe('0096644769')
})

test('a fault is mended in place, another row is left out, and comes back as a file with why', async () => {
  const list = await uploadCsv(
    'Nama,NISN,Kelas',
    'Rani Dewi,0081234561,XII A',
    'Budi Santoso,"8,11E+08",XII A',
    'Citra Ayu,0081234561,XII A',
    'Dodi Pratama,0081234564,',
    'Eka Putri,0081234565,XII A',
  )
  const faults = await listRows(list.id, { state: 'fault' })
  expect(faults.map(({ row, notes }) => [row, notes[0]?.field, notes[0]?.suggestion])).toEqual([
    [3, 'nisn', null],
    [4, 'nisn', null],
    [5, 'class', 'XII A'],
  ])
  await change(list.id, { mend: { row: 3, field: 'nisn', value: '0081234562' } })
  await change(list.id, { mend: { row: 5, field: 'class', value: 'XII A' } })
  const { data } = await change(list.id, { leave: { row: 4, is_left: true } })
  expect(data.counts).toEqual({ fault: 0, look: 0, ready: 4, left: 1 })
  const file = await app.send(studentLists.left, as(list.id))
  expect(file.status).toBe(200)
  await take(list.id)
  expect((await listRosters())['XII A']).toEqual(['Budi Santoso', 'Dodi Pratama', 'Eka Putri', 'Rani Dewi'])
  expect((await change(list.id, {})).code).toBe('locked')
})

test('columns without a telling head are known by what is in them, and can be put right', async () => {
  const list = await uploadCsv(
    'Peserta,Nama,Ruang',
    'Siswa satu,Rani Dewi,XII A',
    'Siswa dua,Budi Santoso,XII B',
    'Siswa tiga,Citra Ayu,XII B',
    'Siswa empat,Dodi Pratama,XII B',
  )
  expect(list.mapping).toMatchObject({ name: 1, class: 2, nisn: null })
  const { data } = await change(list.id, { mapping: { class: null, name: 0 } })
  expect(data.classes.made).toEqual([])
  expect((await listRows(list.id)).map(({ values }) => values.name)).toContain('Siswa satu')
})

test('who is there already is found by NISN, by e-mail, or by name and day of birth', async () => {
  const byNisn = await createUser(app.db, { name: 'Nama Lama', nisn: '0081234561' })
  const byMail = await createUser(app.db, { name: 'Lewat Surat' })
  await createUser(app.db, { name: 'Lewat Hari', birth_date: '2008-01-02' })
  const list = await uploadCsv(
    'Nama,NISN,Email,Tanggal Lahir',
    'Nama Baru,0081234561,,',
    `Lewat Surat,0081234562,${byMail.email},`,
    'LEWAT HARI,0081234563,,2008-01-02',
    'Orang Lain,0081234564,,2008-01-02',
  )
  expect(list.plan).toEqual({ fresh: 1, changed: 3, same: 0, moved: 0 })
  await take(list.id)
  const students = await listStudents()
  expect(students.map(({ name, nisn }) => [name, nisn])).toEqual([
    ['Lewat Hari', '0081234563'],
    ['Lewat Surat', '0081234562'],
    ['Nama Baru', '0081234561'],
    ['Orang Lain', '0081234564'],
  ])
  expect(students[2]?.username).toBe(byNisn.username)
})

test('a namesake born on the same day with another NISN is another student, and is pointed out', async () => {
  await createUser(app.db, { name: 'Muhammad Rizki', birth_date: '2008-01-02', nisn: '0081234561' })
  const list = await uploadCsv('Nama,NISN,Tanggal Lahir', 'Muhammad Rizki,0081234562,2008-01-02')
  expect(list.plan).toMatchObject({ fresh: 1, changed: 0 })
  const [row] = await listRows(list.id)
  expect(row).toMatchObject({ state: 'look', outcome: 'fresh' })
  expect(row?.notes[0]?.message).toContain('0081234561')
})

test('an address of staff and a user name of somebody else are faults', async () => {
  const teacher = await createUser(app.db, { role: 'teacher' })
  await createUser(app.db, { username: '0081234569' })
  const list = await uploadCsv(
    'Nama,NISN,Email',
    `Guru Kita,0081234561,${teacher.email}`,
    'Nomor Orang,0081234569,',
  )
  const rows = await listRows(list.id)
  expect(rows.map(({ notes }) => notes[0]?.message)).toEqual([
    'Alamat ini milik akun guru atau admin.',
    'Nama pengguna ini dipakai akun lain.',
  ])
})

test('a suggested user name belongs to nobody, neither in the list nor among accounts', async () => {
  await createUser(app.db, { username: 'siti.rahma' })
  await createUser(app.db, { username: 'siti.rahma3', role: 'teacher' })
  const list = await uploadCsv(
    'Nama,NISN,Username',
    'Siti Rahma,,',
    'Siti Nur Rahma,,',
    'Budi,0081234577,siti.rahma4',
    'Li,,',
  )
  const rows = await listRows(list.id)
  const suggestions = rows.flatMap(({ notes }) =>
    notes.filter(({ field }) => field === 'username').map(({ suggestion }) => suggestion),
  )
  expect(suggestions).toEqual(['siti.rahma2', 'siti.rahma5', null])
})

test('a file without students, without names, or of another kind says what to do', async () => {
  const send = async (text: string) => {
    const form = await writeForm({ file: new File([text], 'daftar.csv') })
    return (await app.send(studentLists.upload, { token: admin.token, ...form })).errors
  }
  expect(await send('Nama,NISN')).toEqual({
    file: ['Berkas ini tidak berisi baris siswa di bawah judul kolomnya.'],
  })
  expect(await send('1,2\n3,4')).toEqual({
    file: ['Kolom nama siswa tidak ditemukan. Beri judul "Nama" di atas kolomnya.'],
  })
  expect(await send('PK\u0003\u0004 rusak')).toMatchObject({ file: [expect.any(String)] })
})

test('what stops in the middle leaves nobody, and is taken in whole when it comes again', async () => {
  const lines = Array.from(
    { length: 600 },
    (_, n) => `Siswa ${'abcdefghij'[n % 10]}a,${String(n).padStart(10, '0')},XII A`,
  )
  const list = await uploadCsv('Nama,NISN,Kelas', ...lines.slice(1))
  const order = { list_id: list.id, owner_id: admin.user.id }
  const means = { ...app.platform, mails: undefined as never, noteScores: () => {} }
  const stop = takeList.run(means, order, async ({ done }) => {
    if (done > 0) throw new Error('The power is gone')
  })
  await expect(stop).rejects.toThrow('The power is gone')
  expect(await listStudents()).toEqual([])
  expect(await listRosters()).toEqual({})
  expect((await take(list.id)).result).toMatchObject({ fresh: 599 })
  expect(await takeList.run(means, order, async () => {})).toEqual({ fresh: 0, changed: 0, same: 0 })
})

test('two lists of the same students taken at once make each of them once', async () => {
  const lists = [await upload(writeDapodik(school)), await upload(writeDapodik(school))]
  for (const { id } of lists) {
    await change(id, { answers: { school_name: 'SMA Uji' } })
    await app.send(studentLists.take, as(id))
  }
  while ((await app.jobs.work()) > 0);
  expect(await listStudents()).toHaveLength(3)
})

test('the template is a list that is read', async () => {
  const file = await app.send(studentLists.template, { token: admin.token })
  expect(file.status).toBe(200)
})

test('a list that nobody touches is gone a day later', async () => {
  const list = await upload(writeDapodik(school))
  app.advance(25 * 3_600)
  await app.jobs.tidy()
  const rows = await app.db.selectFrom('student_lists').select('id').where('id', '=', list.id).execute()
  expect(rows).toEqual([])
})
