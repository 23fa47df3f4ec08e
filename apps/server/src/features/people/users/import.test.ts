import { jobs } from '@gerbang/contract/platform/jobs.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sheetFiles } from '../../../content/sheet-files.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram } from '../../../testing/factories.ts'
import { readMails } from '../../../testing/mails.ts'
import { writeForm } from '../../../testing/pictures.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  await createProgram(app.db, { name: 'UTBK Impor' })
  await createProgram(app.db, { name: 'Kedinasan Impor' })
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

const head = ['Nama', 'Email', 'Peran', 'Program', 'Sekolah', 'Kelas', 'Nomor HP']
const person = (number: number) => [
  `Siswa Nomor ${String.fromCodePoint(65 + (number % 26))}`,
  `siswa${number}@impor.test`,
  'siswa',
  'UTBK Impor',
  'SMA Impor',
  '12',
  '',
]

async function writeSheet(rows: string[][]): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const all = (async function* () {
    yield* rows
  })()
  for await (const part of sheetFiles.xlsx.write(all, 'Siswa')) parts.push(new Uint8Array(part))
  return new File(parts, 'siswa.xlsx')
}

async function send(rows: string[][], dry_run: boolean) {
  const form = await writeForm({ file: await writeSheet([head, ...rows]), dry_run: String(dry_run) })
  return app.send(users.import, { token, ...form })
}

async function finish(id: string | null) {
  while ((await app.jobs.work()) > 0);
  return (await app.send(jobs.get, { token, params: { id: id ?? '' } })).data
}

const count = async () => {
  const people = app.db.selectFrom('users').select('id').where('email', 'like', 'siswa%@impor.test')
  return (await people.execute()).length
}

test('wrong rows are named with their reason, the rest goes in, once, also when sent twice', async () => {
  const rows = [
    ...Array.from({ length: 60 }, (_, index) => person(index)),
    ['', 'tanpa.nama@impor.test', '', 'UTBK Impor', '', '', ''],
    ['Salah Email', 'bukan email', '', 'UTBK Impor', '', '', ''],
    ['Salah Peran', 'peran@impor.test', 'dewa', '', '', '', ''],
    ['Salah Program', 'program@impor.test', 'siswa', 'Olimpiade', '', '', ''],
    ['Salah Kelas', 'kelas@impor.test', 'siswa', 'UTBK Impor', '', '7', ''],
    person(3),
  ]
  const dry = await send(rows, true)
  expect(dry.data).toMatchObject({ rows: 66, fresh: 60, known: 0, job_id: null })
  expect(dry.data.problems).toEqual([
    { row: 62, message: expect.stringContaining('Nama') },
    { row: 63, message: 'Email "bukan email" tidak sah.' },
    { row: 64, message: expect.stringContaining('dewa') },
    { row: 65, message: expect.stringContaining('Olimpiade') },
    { row: 66, message: expect.stringContaining('Kelas') },
    { row: 67, message: 'Email ini sudah ada di baris 5.' },
  ])
  expect(await count()).toBe(0)

  const [first, second] = [await send(rows, false), await send(rows, false)]
  // Which of the two is taken first is nobody's promise.
  const results = [await finish(first.data.job_id), await finish(second.data.job_id)]
  expect(results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ state: 'done', result: expect.objectContaining({ created: 60, known: 0 }) }),
      expect.objectContaining({ state: 'done', result: expect.objectContaining({ created: 0, known: 60 }) }),
    ]),
  )
  expect(await count()).toBe(60)
})

test('37 wrong rows among five hundred are each named, and the others are in once', async () => {
  const wrong = ['', 'bukan email', 'dewa', 'Olimpiade']
  const people = Array.from({ length: 500 }, (_, index) => person(1_000 + index))
  const rows = [...people]
  for (let at = 0; at < 37; at++) {
    const row = person(5_000 + at)
    row[at % 4] = wrong[at % 4] ?? ''
    rows.splice(at * 13, 0, row)
  }
  const said = ['Nama wajib diisi', 'tidak sah', 'Peran "dewa"', 'Program "Olimpiade"']
  const dry = await send(rows, true)
  expect(dry.data.problems).toEqual(
    Array.from({ length: 37 }, (_, at) => ({
      row: at * 13 + 2,
      message: expect.stringContaining(said[at % 4] ?? ''),
    })),
  )
  const before = await count()
  for (let time = 0; time < 2; time++) {
    const { data } = await send(rows, false)
    expect(await finish(data.job_id)).toMatchObject({
      state: 'done',
      result: time === 0 ? { created: 500, known: 0 } : { created: 0, known: 500 },
    })
  }
  expect((await count()) - before).toBe(500)
})

test('whoever is imported is invited by mail, teachers without a program', async () => {
  const row = ['Guru Impor', 'guru@impor.test', 'Guru', '', '', '', '0812 3456 789']
  const { data } = await send([row], false)
  await finish(data.job_id)
  const mails = await readMails(app, 'guru@impor.test')
  expect(mails.map(({ subject }) => subject)).toEqual(['Undangan untukmu – Gerbang'])
  const found = await app.send(users.list, { token, query: { search: 'guru@impor.test' } })
  expect(found.data).toMatchObject([{ role: 'teacher', status: 'invited', program: null }])
})

test('a table without rows and a file that is none are refused with a sentence', async () => {
  expect((await send([], true)).errors).toHaveProperty('file')
})
