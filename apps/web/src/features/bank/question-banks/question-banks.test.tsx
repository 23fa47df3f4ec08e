import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { questions } from '@gerbang/contract/bank/questions.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestion,
  createQuestions,
  createTopic,
  createTryout,
} from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let program: { id: string; name: string }
let teacher: Person
let admin: Person
let count = 0
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())
beforeEach(async () => {
  program = await createProgram(app.db, { name: `Program ${++count}` })
  teacher = await app.signIn({ role: 'teacher', name: 'Ratna' })
})

const createOwn = (overrides: object = {}) =>
  createBank(app.db, { owner_id: teacher.user.id, program_id: program.id, ...overrides })

async function readSubTests(id: string): Promise<string[]> {
  const { data } = await app.send(questionBanks.get, { token: teacher.token, params: { id } })
  return data.sub_tests.map(({ subject }) => subject.id)
}

/** Opens the form and waits until it can be sent. */
async function openCreate(path: string, who: Person) {
  const opened = await openScreen(path, who)
  const create = await screen.findByRole('button', { name: 'Buat bank soal' })
  await waitFor(() => expect(create.getAttribute('aria-busy')).toBeNull())
  return { ...opened, create }
}

test('a teacher without banks is led to the first one', async () => {
  await openScreen('/teacher/question-bank?owner=mine', teacher)
  expect(await screen.findByRole('heading', { name: 'Bank Soal' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Buat bank soal' }).getAttribute('href')).toBe(
    '/teacher/question-bank/create',
  )
})

test('a teacher makes a bank, which has every sub-test of its program', async () => {
  await createOwn()
  const { user, router, create } = await openCreate('/teacher/question-bank/create', teacher)
  await user.selectOptions(
    await screen.findByLabelText('Program'),
    await screen.findByRole('option', { name: program.name }),
  )
  await user.type(screen.getByLabelText('Judul'), 'Bank Kelas 12')
  await user.type(screen.getByLabelText(/^Label/), 'snbt, geometri')
  await user.click(create)

  expect(await screen.findByRole('heading', { name: 'Bank Kelas 12' })).toBeTruthy()
  expect(router.state.location.pathname).toMatch(/^\/teacher\/question-bank\/detail\//)
  expect(screen.getByRole('link', { name: 'Penalaran Umum' })).toBeTruthy()
})

test('a title that is too short is refused before it is sent, and keeps what was typed', async () => {
  const { user, create } = await openCreate('/admin/question-bank/create', admin)
  const title = screen.getByLabelText('Judul')
  await user.type(title, 'AB')
  await user.click(create)
  await waitFor(() => expect(screen.getByLabelText('Program')).toBe(document.activeElement))
  expect(title).toHaveProperty('value', 'AB')
})

test('sub-tests are put in order by keyboard, and an empty one is removed', async () => {
  const first = await createOwn()
  const { subject_id } = await createOwn()
  const body = {
    title: 'Bank Uji',
    description: '',
    visibility: 'private',
    status: 'draft',
    tags: [],
    subject_ids: [first.subject_id, subject_id],
  }
  await app.send(questionBanks.update, { token: teacher.token, params: { id: first.id }, body })
  const { user } = await openScreen(`/teacher/question-bank/detail/${first.id}`, teacher)
  const [handle] = await screen.findAllByRole('button', { name: 'Pindahkan Penalaran Umum' })
  handle?.focus()
  await user.keyboard(' {ArrowDown} ')
  await waitFor(async () => expect(await readSubTests(first.id)).toEqual([subject_id, first.subject_id]))

  const [remove] = await screen.findAllByRole('button', { name: 'Hapus subtes Penalaran Umum' })
  if (remove) await user.click(remove)
  await waitFor(async () => expect(await readSubTests(first.id)).toEqual([first.subject_id]))
})

test('all that a filter finds is picked beyond the page, and acted on at once', async () => {
  const bank = await createOwn()
  const { ids } = await createQuestions(app.db, bank, 23)
  const { user } = await openScreen(
    `/teacher/question-bank/detail/${bank.id}/${bank.sub_test_id}?status=published`,
    teacher,
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }))
  expect(screen.getByText('20 soal dipilih')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Pilih semua 23 soal' }))
  expect(await screen.findByText('23 soal dipilih')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Arsipkan' }))
  const countArchived = async () =>
    app.db
      .selectFrom('questions')
      .select('id')
      .where('id', 'in', ids)
      .where('status', '=', 'archived')
      .execute()
  await waitFor(async () => expect(await countArchived()).toHaveLength(23))
})

test('the editor lists every question of a sub-test, also beyond a hundred', async () => {
  const bank = await createOwn()
  const { ids } = await createQuestions(app.db, bank, 103)
  const place = `/teacher/question-bank/detail/${bank.id}/${bank.sub_test_id}/soal`
  const { user, router } = await openScreen(`${place}/${ids[101]}`, teacher)
  expect((await screen.findAllByText(/103 soal/)).length).toBeGreaterThan(0)
  await user.keyboard('{Control>}{ArrowDown}{/Control}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`${place}/${ids[102]}`))
})

test('a published question with a newer draft is told in lists', async () => {
  const bank = await createOwn()
  const topic = await createTopic(app.db, bank.subject_id)
  const question = await createQuestion(app.db, bank, { topic_ids: [topic.id], status: 'published' })
  const params = { qbId: bank.id, subTesId: bank.sub_test_id }
  const { token } = teacher
  const { data } = await app.send(questions.get, { token, params: { ...params, id: question.id } })
  const { id, draft, stimulus_id, topic_ids, points, lang, revision } = data
  const body = { id, draft, stimulus_id, topic_ids, points, lang, revision, difficulty: 'hard' }
  await app.send(questions.save, { token, params, body })
  await openScreen(`/teacher/question-bank/detail/${bank.id}/${bank.sub_test_id}`, teacher)
  expect(await screen.findByText('Terbit, ada draf baru')).toBeTruthy()
})

test('several banks are published at once; one that may not be changed cannot be picked', async () => {
  const status = 'draft'
  const own = [
    await createOwn({ title: 'Bank Satu', status }),
    await createOwn({ title: 'Bank Dua', status }),
  ]
  await createBank(app.db, {
    owner_id: admin.user.id,
    program_id: program.id,
    title: 'Bank Admin',
    visibility: 'shared',
  })
  const { user } = await openScreen(`/teacher/question-bank?program_id=${program.id}`, teacher)
  expect(await screen.findByRole('checkbox', { name: 'Bank Admin' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }))
  expect(screen.getByText('2 bank soal dipilih')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Bank Dua' }))
  expect(screen.getByText('1 bank soal dipilih')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Bank Dua' }))
  await user.click(screen.getByRole('button', { name: 'Terbitkan' }))
  await waitFor(() => expect(screen.queryByText(/bank soal dipilih/)).toBeNull())
  const rows = await app.db
    .selectFrom('question_banks')
    .select('status')
    .where(
      'id',
      'in',
      own.map(({ id }) => id),
    )
    .execute()
  expect(rows.map(({ status }) => status)).toEqual(['published', 'published'])
})

test('a column that nobody needs goes, and stays away after a reload', async () => {
  await createOwn()
  const path = `/teacher/question-bank?program_id=${program.id}`
  const { user } = await openScreen(path, teacher)
  expect(await screen.findByRole('columnheader', { name: 'Pemilik' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Kolom' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Pemilik' }))
  await user.click(screen.getByRole('button', { name: 'Selesai' }))
  expect(screen.queryByRole('columnheader', { name: 'Pemilik' })).toBeNull()
  cleanup()
  await openScreen(path, teacher)
  expect(await screen.findByRole('columnheader', { name: 'Status' })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Pemilik' })).toBeNull()
})

test('who may only read a bank is told so, and has no button that would be refused', async () => {
  const { id } = await createOwn({ visibility: 'shared' })
  await openScreen(`/teacher/question-bank/detail/${id}`, await app.signIn({ role: 'teacher' }))
  expect(await screen.findByText(/Bank ini milik Ratna/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Hapus|Simpan|Pindahkan/ })).toBeNull()
})

test('the dialog says that a bank with questions is archived, and how many', async () => {
  const tryout = await createTryout(app.db, { program_id: program.id, sub_tests: 1, questions: 4 })
  const { bank_id } = await app.db
    .selectFrom('bank_sub_tests')
    .select('bank_id')
    .where('subject_id', '=', tryout.sub_tests[0]?.subject_id ?? '')
    .executeTakeFirstOrThrow()
  const { user } = await openScreen(`/admin/question-bank/detail/${bank_id}`, admin)
  await user.click(await screen.findByRole('button', { name: 'Hapus bank soal' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Arsipkan 4 soal' }))
  expect(await screen.findByText('Bank soal diarsipkan karena berisi soal atau bacaan')).toBeTruthy()
})

test('the questions of a sub-test are listed with the beginning of their text', async () => {
  const tryout = await createTryout(app.db, { program_id: program.id, sub_tests: 1, questions: 4 })
  const { id, bank_id } = await app.db
    .selectFrom('bank_sub_tests')
    .select(['id', 'bank_id'])
    .where('subject_id', '=', tryout.sub_tests[0]?.subject_id ?? '')
    .executeTakeFirstOrThrow()
  await openScreen(`/admin/question-bank/detail/${bank_id}/${id}`, admin)
  expect(await screen.findByText('4 soal')).toBeTruthy()
  expect(await screen.findByText(/Pilih satu\./)).toBeTruthy()
})

test('of the questions that are picked the complete are published, and the others named with what they lack', async () => {
  const bank = await createOwn()
  const topic = await createTopic(app.db, bank.subject_id)
  await createQuestion(app.db, bank, { topic_ids: [topic.id] })
  await createQuestion(app.db, bank)
  const { user } = await openScreen(`/teacher/question-bank/detail/${bank.id}/${bank.sub_test_id}`, teacher)
  const [all] = await screen.findAllByRole('checkbox')
  if (all) await user.click(all)
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }))
  const dialog = await screen.findByRole('dialog', { name: '1 soal belum bisa diubah' })
  expect(within(dialog).getByText('Pilih paling sedikit satu topik.')).toBeTruthy()
})

test('a bank is shared with a colleague by username', async () => {
  const bank = await createOwn({ title: 'Bank Bersama' })
  const colleague = await app.signIn({ role: 'teacher', name: 'Bagus' })
  const { user } = await openScreen(`/teacher/question-bank/detail/${bank.id}`, teacher)
  const who = await screen.findByLabelText('Email atau nama pengguna guru')
  await user.type(who, 'siapa.ini')
  await user.click(screen.getByRole('button', { name: 'Tambah anggota' }))
  expect(await screen.findByText(/Tidak ada guru aktif/)).toBeTruthy()
  expect(who).toHaveProperty('value', 'siapa.ini')
  await user.clear(who)
  await user.type(who, colleague.user.username.toUpperCase())
  await user.click(screen.getByRole('button', { name: 'Tambah anggota' }))
  expect(await screen.findByRole('button', { name: 'Keluarkan Bagus' })).toBeTruthy()
})

test('whoever may only read a bank by name is told so, and leaves by herself', async () => {
  const bank = await createOwn({ title: 'Bank Bersama' })
  const colleague = await app.signIn({ role: 'teacher', name: 'Bagus' })
  await app.send(questionBanks.addMember, {
    token: teacher.token,
    params: { id: bank.id },
    body: { who: colleague.user.email, role: 'view' },
  })
  const opened = await openScreen(`/teacher/question-bank/detail/${bank.id}`, colleague)
  expect(await screen.findByText(/Kamu bisa membacanya, tidak mengubahnya/)).toBeTruthy()
  expect(screen.queryByLabelText('Email atau nama pengguna guru')).toBeNull()
  await opened.user.click(await screen.findByRole('button', { name: 'Keluar dari bank ini' }))
  const dialog = within(await screen.findByRole('dialog'))
  await opened.user.click(dialog.getByRole('button', { name: 'Keluar dari bank ini' }))
  await waitFor(() => expect(opened.router.state.location.pathname).toBe('/teacher/question-bank'))
  expect(
    await app.send(questionBanks.get, { token: colleague.token, params: { id: bank.id } }),
  ).toMatchObject({ status: 404 })
})

test('questions of all banks are searched by their explanation, those of a private bank of somebody else left out', async () => {
  const own = await createOwn({ title: 'Bank Milikku' })
  await createQuestion(app.db, own)
  const other = await app.signIn({ role: 'teacher' })
  const foreign = await createBank(app.db, {
    owner_id: other.user.id,
    program_id: program.id,
    title: 'Bank Rahasia',
  })
  await createQuestion(app.db, foreign)
  await openScreen(`/teacher/question-bank/soal?program_id=${program.id}&search=ditambah`, teacher)
  expect(await screen.findByText('Bank Milikku')).toBeTruthy()
  expect(screen.getByText('1 soal')).toBeTruthy()
  expect(screen.queryByText('Bank Rahasia')).toBeNull()
})

test('questions that are picked move into another bank, and are given a topic', async () => {
  const bank = await createOwn()
  const target = await createOwn({ title: 'Bank Tujuan' })
  const topic = await createTopic(app.db, bank.subject_id, 'Peluang')
  const question = await createQuestion(app.db, bank)
  const { user } = await openScreen(`/teacher/question-bank/detail/${bank.id}/${bank.sub_test_id}`, teacher)
  const pickAll = async () => {
    const [all] = await screen.findAllByRole('checkbox')
    if (all) await user.click(all)
  }
  await pickAll()
  await user.click(await screen.findByRole('button', { name: 'Beri topik' }))
  let dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByLabelText('Peluang'))
  await user.click(dialog.getByRole('button', { name: 'Beri topik' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const read = () =>
    app.db
      .selectFrom('questions')
      .select(['topic_id', 'bank_sub_test_id'])
      .where('id', '=', question.id)
      .executeTakeFirstOrThrow()
  expect((await read()).topic_id).toBe(topic.id)

  await pickAll()
  await user.click(await screen.findByRole('button', { name: 'Pindahkan' }))
  dialog = within(await screen.findByRole('dialog', { name: 'Pindahkan 1 soal' }))
  await dialog.findByRole('option', { name: /Bank Tujuan/ })
  await user.selectOptions(dialog.getByLabelText('Bank soal tujuan'), target.id)
  await dialog.findByRole('option', { name: 'Penalaran Umum' })
  await user.selectOptions(dialog.getByLabelText('Subtes tujuan'), target.sub_test_id)
  await user.click(dialog.getByRole('button', { name: 'Pindahkan' }))
  await waitFor(async () => expect((await read()).bank_sub_test_id).toBe(target.sub_test_id))
})

test('a sub-test that is added leaves what was typed about the bank', async () => {
  const bank = await createOwn({ title: 'Bank lama' })
  await createOwn()
  const { user } = await openScreen(`/teacher/question-bank/detail/${bank.id}`, teacher)
  const title = await screen.findByLabelText('Judul')
  await user.clear(title)
  await user.type(title, 'Bank yang baru')
  const add = await screen.findByLabelText<HTMLSelectElement>('Tambah subtes')
  const [, subject] = add.options
  await user.selectOptions(add, subject?.value ?? '')
  await waitFor(async () => expect(await readSubTests(bank.id)).toHaveLength(2))
  expect(screen.getByLabelText('Judul')).toHaveProperty('value', 'Bank yang baru')
  await user.click(screen.getByRole('button', { name: 'Simpan perubahan' }))
  expect(await screen.findByRole('heading', { name: 'Bank yang baru' })).toBeTruthy()
  expect(await readSubTests(bank.id)).toHaveLength(2)
})
