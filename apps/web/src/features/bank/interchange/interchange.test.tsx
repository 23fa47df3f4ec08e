import { interchange } from '@gerbang/contract/bank/interchange.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createBank, createImport, createProgram } from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { spoilReplies } from '../../../testing/spoil-replies.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let teacher: Person
let bank: Awaited<ReturnType<typeof createBank>>
beforeAll(async () => {
  // jsdom loads no fonts.
  Object.assign(document, { fonts: { ready: Promise.resolve() } })
  app = await serveScreens()
})
afterAll(() => app.close())
beforeEach(async () => {
  teacher = await app.signIn({ role: 'teacher' })
  bank = await createBank(app.db, {
    owner_id: teacher.user.id,
    program_id: (await createProgram(app.db)).id,
    title: 'Bank Kelas 12',
  })
})

const address = (more = '') => `/teacher/question-bank/upload?${more}`

const prepare = () => createImport(app.db, { owner_id: teacher.user.id, bank_sub_test_id: bank.sub_test_id })

/** A second question, without a key. */
async function addUnkeyed(importId: string) {
  const row = await app.db
    .selectFrom('import_questions')
    .selectAll()
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('import_questions')
    .values({
      ...row,
      position: 2,
      number: 2,
      stem: 'Nilai 1+2 adalah …',
      draft: JSON.stringify({ ...row.draft, key: null }),
      is_keyed: false,
      remarks: JSON.stringify([{ code: 'missing_key', message: 'Kunci belum ada. Pilih opsi yang benar.' }]),
      signs: '[]',
      source: JSON.stringify([{ position: 7, html: '2. Nilai 1+2 adalah …', is_sign: false }]),
    })
    .execute()
}

test('without a file and a place for it nothing is sent, and the screen says what is missing', async () => {
  const { user } = await openScreen(address(), teacher)
  await user.click(await screen.findByRole('button', { name: 'Baca dokumen' }))
  expect(await screen.findByText('Pilih subtes dan file dulu.')).toBeTruthy()
})

test('a document that cannot be read is refused in its own words, and another may be chosen', async () => {
  const at = app.now().toISOString()
  const job = {
    id: app.platform.newId(),
    kind: 'import_reading',
    owner_id: teacher.user.id,
    created_at: at,
    updated_at: at,
  }
  const error = 'Tidak ada soal yang dikenali. Beri nomor pada setiap soal.'
  await app.db
    .insertInto('jobs')
    .values({ ...job, stage: 'reading', error, finished_at: at })
    .execute()
  const { user } = await openScreen(address(`impor=${app.platform.newId()}&tugas=${job.id}`), teacher)
  expect(await screen.findByText(error)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Pilih file lain' }))
  expect(await screen.findByRole('button', { name: 'Baca dokumen' })).toBeTruthy()
})

test('a key is given by its letter, and the question is ready', async () => {
  const { id } = await prepare()
  await addUnkeyed(id)
  const { user } = await openScreen(address(`impor=${id}&soal=2`), teacher)
  expect(await screen.findByText('2. Nilai 1+2 adalah …')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Tanpa kunci 1' })).toBeTruthy()
  await user.keyboard('b')
  expect(await screen.findByRole('link', { name: 'Siap 2' })).toBeTruthy()
  const right = screen.getByRole('button', { name: /^B/, pressed: true })
  expect(right.textContent).toContain('Kunci')
})

test('keys lead from question to question, and leave one out', async () => {
  const { id } = await prepare()
  await addUnkeyed(id)
  const { user, router } = await openScreen(address(`impor=${id}`), teacher)
  await screen.findByRole('button', { name: /^A/ })
  await user.keyboard('j')
  await waitFor(() => expect(router.state.location.search).toContain('soal=2'))
  await screen.findByText('2. Nilai 1+2 adalah …')
  await user.keyboard('x')
  expect(await screen.findByRole('button', { name: 'Simpan 1 soal' })).toBeTruthy()
})

test('the summary says what becomes of each question, and the commit leads to the bank', async () => {
  const { id } = await prepare()
  await addUnkeyed(id)
  const { user } = await openScreen(address(`impor=${id}`), teacher)
  await user.click(await screen.findByRole('button', { name: 'Simpan 1 soal' }))
  expect(await screen.findByText('1 soal siap langsung diterbitkan.')).toBeTruthy()
  expect(screen.getByText('1 soal belum punya kunci, jadi belum bisa disimpan.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Simpan' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('checkbox', { name: 'Tinggalkan soal tanpa kunci' }))
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await screen.findByText('Menunggu giliran')
  // The thread that commits is tested on the server.
  const at = app.now().toISOString()
  await app.db
    .updateTable('imports')
    .set({ committed_at: at, published: 1, drafts: 0 })
    .where('id', '=', id)
    .execute()
  await app.db
    .updateTable('jobs')
    .set({ stage: 'saving', result: '{}', finished_at: at })
    .where('kind', '=', 'import_commit')
    .execute()
  expect(await screen.findByText('1 soal terbit, 0 draf.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lihat di bank soal' }).getAttribute('href')).toBe(
    `/teacher/question-bank/detail/${bank.id}/${bank.sub_test_id}`,
  )
})

const readQuestion = (importId: string, position = 1) =>
  app.send(interchange.getQuestion, {
    token: teacher.token,
    params: { id: importId, position: String(position) },
  })

test('a question is changed by the editor’s own parts, and letters are then letters', async () => {
  const { id } = await prepare()
  const { user } = await openScreen(address(`impor=${id}&soal=1`), teacher)
  await screen.findByRole('button', { name: /^A/ })
  await user.keyboard('u')
  const topic = await screen.findByLabelText(/^Topik/)
  await user.clear(topic)
  await user.type(topic, 'Bilangan jkux')
  await user.selectOptions(screen.getByLabelText('Kesulitan'), 'Sulit')
  await user.click(screen.getByRole('button', { name: 'Simpan perubahan' }))
  await screen.findByRole('button', { name: 'Ubah' })
  expect((await readQuestion(id)).data).toMatchObject({
    topic: 'Bilangan jkux',
    difficulty: 'hard',
    decision: 'accepted',
  })
})

test('whoever calls the change off finds the question as it was', async () => {
  const { id } = await prepare()
  const { data: before } = await readQuestion(id)
  const { user } = await openScreen(address(`impor=${id}&soal=1`), teacher)
  await user.click(await screen.findByRole('button', { name: 'Ubah' }))
  await user.type(await screen.findByLabelText(/^Topik/), ' lain')
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  expect(await screen.findByRole('button', { name: /^B/, pressed: true })).toBeTruthy()
  expect((await readQuestion(id)).data).toEqual(before)
})

test('another kind keeps the stem and asks for its own key', async () => {
  const { id } = await prepare()
  const { data: before } = await readQuestion(id)
  const { user } = await openScreen(address(`impor=${id}&soal=1`), teacher)
  await user.click(await screen.findByRole('button', { name: 'Ubah' }))
  await user.selectOptions(await screen.findByLabelText('Jenis soal'), 'Isian singkat')
  await user.click(screen.getByRole('button', { name: 'Simpan perubahan' }))
  await screen.findByRole('button', { name: 'Ubah' })
  const { data } = await readQuestion(id)
  expect(data.draft.content).toMatchObject({ type: 'short_answer', prompt: before.draft.content.prompt })
  expect(data.state).not.toBe('ready')
})

test('one that was left out can be taken again', async () => {
  const { id } = await prepare()
  const { user } = await openScreen(address(`impor=${id}&soal=1`), teacher)
  await user.click(await screen.findByRole('button', { name: 'Jangan ambil' }))
  await user.click(await screen.findByRole('button', { name: 'Ambil lagi' }))
  expect(await screen.findByRole('button', { name: 'Jangan ambil' })).toBeTruthy()
  expect((await readQuestion(id)).data.decision).toBe('open')
})

test('the tabs count and show what they name, and the rail says where one is', async () => {
  const { id } = await prepare()
  await addUnkeyed(id)
  const { user } = await openScreen(address(`impor=${id}`), teacher)
  expect(await screen.findByRole('link', { name: 'Semua 2' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Tanpa kunci 1' }))
  expect(await screen.findByText('2. Nilai 1+2 adalah …')).toBeTruthy()
  const rail = within(screen.getByRole('navigation', { name: 'Soal dokumen ini' }))
  expect(rail.getAllByRole('button')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'Perlu diperiksa 0' }))
  expect(await screen.findByText('Tidak ada soal di sini.')).toBeTruthy()
})

test('a passage is changed for all questions that use it', async () => {
  const { id } = await prepare()
  await app.db.updateTable('import_questions').set({ passage: 's1' }).where('import_id', '=', id).execute()
  const { user } = await openScreen(address(`impor=${id}&soal=1`), teacher)
  await user.click(await screen.findByText('Bacaan: Pasar'))
  await user.click(screen.getByRole('button', { name: 'Ubah bacaan' }))
  const title = await screen.findByLabelText('Judul bacaan')
  await user.clear(title)
  await user.type(title, 'Pasar terapung')
  await user.click(screen.getByRole('button', { name: 'Simpan perubahan' }))
  expect(await screen.findByText('Bacaan: Pasar terapung')).toBeTruthy()
})

test('what was no question and what was noticed in the document is told below', async () => {
  const { id } = await prepare()
  const unsupported = [
    { kind: 'order', title: 'Soal 9: susun kalimat', position: 40, text: 'Susunlah kalimat berikut.' },
  ]
  const remarks = [{ code: 'numbering', message: 'Nomor 5 muncul dua kali.' }]
  await app.db
    .updateTable('imports')
    .set({ unsupported: JSON.stringify(unsupported), remarks: JSON.stringify(remarks) })
    .where('id', '=', id)
    .execute()
  await openScreen(address(`impor=${id}`), teacher)
  expect(await screen.findByText('1 bagian tidak bisa menjadi soal')).toBeTruthy()
  expect(screen.getByText('Susunlah kalimat berikut.')).toBeTruthy()
  expect(screen.getByText('Nomor 5 muncul dua kali.')).toBeTruthy()
})

test('a reading is thrown away only after it was asked once more', async () => {
  const { id } = await prepare()
  const { user, router } = await openScreen(address(`impor=${id}`), teacher)
  await user.click(await screen.findByRole('button', { name: 'Buang' }))
  const dialog = await screen.findByRole('dialog', { name: 'Buang hasil baca ini?' })
  await user.click(within(dialog).getByRole('button', { name: 'Jangan buang' }))
  expect((await readQuestion(id)).status).toBe(200)
  await user.click(screen.getByRole('button', { name: 'Buang' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Buang' }))
  await waitFor(() => expect(router.state.location.search).not.toContain('impor'))
  expect((await readQuestion(id)).status).toBe(404)
})

test('a document that is still being read is shown once it is, also to whoever came without its job', async () => {
  const { id } = await prepare()
  const at = app.now().toISOString()
  const stamps = { created_at: at, updated_at: at }
  const jobId = app.platform.newId()
  await app.db
    .insertInto('jobs')
    .values({ id: jobId, kind: 'import_reading', owner_id: teacher.user.id, ...stamps })
    .execute()
  const unread = app.db.updateTable('imports').where('id', '=', id)
  await unread.set({ read_at: null, reading_job_id: jobId }).execute()
  await openScreen(address(`impor=${id}`), teacher)
  expect(await screen.findByRole('button', { name: 'Batalkan' })).toBeTruthy()
  await unread.set({ read_at: at }).execute()
  const job = app.db.updateTable('jobs').where('id', '=', jobId)
  await job.set({ finished_at: at, result: JSON.stringify({}) }).execute()
  expect(await screen.findByRole('button', { name: 'Simpan 1 soal' })).toBeTruthy()
})

test('banks that do not come are told as that, not as none', async () => {
  spoilReplies('/admin/question-banks')
  await openScreen(address(), teacher)
  expect(await screen.findByText('Server sedang bermasalah. Coba lagi sebentar.')).toBeTruthy()
})
