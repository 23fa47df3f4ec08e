import { rehearsals } from '@gerbang/contract/exam/rehearsals.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import {
  createProgram,
  createTryout,
  createUser,
  iso,
  type TestTryout,
} from '../../../../../server/src/testing/factories.ts'
import { createStudentCode, redeemFor } from '../../../../../server/src/testing/registrations.ts'
import { enroll } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { spoilReplies } from '../../../testing/spoil-replies.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

const open = ({ id }: TestTryout, page: string) =>
  openScreen(`/admin/try-out/detail/${id}/live/${page}`, admin)

async function createEmpty() {
  const { id: program_id } = await createProgram(app.db)
  return createTryout(app.db, {
    program_id,
    title: 'Try Out Pagi',
    opens_at: iso(-60),
    closes_at: iso(36_000),
  })
}

const able = {
  keeps_answers: true,
  has_space: true,
  shows_pictures: true,
  works_offline: true,
  device_now: iso(0),
}

/** A student of the try-out's program who has tried a device with this outcome. */
async function rehearse(tryout: TestTryout, name: string, found: Partial<typeof able> = {}) {
  const student = await app.signIn({ program_id: tryout.program_id, name })
  const body = { ...able, ...found }
  await app.send(rehearsals.report, { token: student.token, params: { slug: tryout.slug }, body })
  return student
}

test('who has not begun is named with class and school, and whether they have enrolled', async () => {
  const tryout = await createEmpty()
  const { user: enrolled } = await enroll(app, tryout, {
    name: 'Ani Rahmawati',
    school_name: 'SMAN 1 Jember',
  })
  const code = await createStudentCode(app.db, { program_id: tryout.program_id, batch: 'XII IPA 1' })
  await redeemFor(app.db, code, enrolled.id)
  await createUser(app.db, { program_id: tryout.program_id, name: 'Budi Santoso' })
  await open(tryout, 'missing')
  const ani = within(await screen.findByRole('row', { name: /Ani Rahmawati/ }))
  expect(ani.getByText('Terdaftar, belum mulai')).toBeTruthy()
  expect(ani.getByText('XII IPA 1')).toBeTruthy()
  expect(ani.getByText('SMAN 1 Jember')).toBeTruthy()
  expect(ani.getByRole('link', { name: 'Ani Rahmawati' }).getAttribute('href')).toBe(
    `/admin/user/detail/${enrolled.id}`,
  )
  const budi = within(screen.getByRole('row', { name: /Budi Santoso/ }))
  expect(budi.getByText('Belum mendaftar')).toBeTruthy()
  expect(screen.getByText('Try Out Pagi')).toBeTruthy()
})

test('the list of who is missing is narrowed by an address, and by a search that finds nobody', async () => {
  const tryout = await createEmpty()
  await enroll(app, tryout, { name: 'Ani Rahmawati' })
  await createUser(app.db, { program_id: tryout.program_id, name: 'Budi Santoso' })
  const { user } = await open(tryout, 'missing?state=absent')
  expect(await screen.findByRole('link', { name: 'Budi Santoso' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Ani Rahmawati' })).toBeNull()
  await user.type(screen.getByRole('searchbox'), 'tidak ada orangnya')
  expect(await screen.findByText('Tidak ada yang cocok')).toBeTruthy()
})

test('where everybody has begun the list of who is missing says so', async () => {
  await open(await createEmpty(), 'missing')
  expect(await screen.findByText('Semua sudah mulai')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ke hari ujian' })).toBeTruthy()
})

test('a list that does not come is asked for once more by a button', async () => {
  const tryout = await createEmpty()
  await createUser(app.db, { program_id: tryout.program_id, name: 'Budi Santoso' })
  const server = spoilReplies('/live/missing')
  const { user } = await open(tryout, 'missing')
  await screen.findByRole('alert')
  server.mend()
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('link', { name: 'Budi Santoso' })).toBeTruthy()
})

test('a rehearsal counts who is ready, and names what each of the others has to mend', async () => {
  const tryout = await createEmpty()
  await rehearse(tryout, 'Ani Rahmawati')
  await rehearse(tryout, 'Budi Santoso', { has_space: false, keeps_answers: false })
  await rehearse(tryout, 'Citra Ayu', { works_offline: false, device_now: iso(300) })
  await createUser(app.db, { program_id: tryout.program_id, name: 'Dodi Kurnia' })
  await open(tryout, 'rehearsal')
  expect(await screen.findByText('2 siap, 1 perlu dibantu, 1 belum mencoba')).toBeTruthy()
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  expect((await row(/Ani/)).getByText('Siap')).toBeTruthy()
  expect((await row(/Budi/)).getByText('jawaban tidak bisa disimpan, penyimpanan hampir habis')).toBeTruthy()
  const citra = await row(/Citra/)
  expect(citra.getByText('Siap')).toBeTruthy()
  expect(citra.getByText('tidak bisa dibuka ulang tanpa jaringan, jam perangkat meleset')).toBeTruthy()
  expect((await row(/Dodi/)).getByText('Belum mencoba')).toBeTruthy()
})

test('a rehearsal without students says whom it waits for', async () => {
  await open(await createEmpty(), 'rehearsal')
  expect(await screen.findByText('Tidak ada siswa')).toBeTruthy()
  expect(screen.getByText('0 siap, 0 perlu dibantu, 0 belum mencoba')).toBeTruthy()
})

test('the wall without a student says where they come from', async () => {
  await open(await createEmpty(), 'classes')
  expect(await screen.findByText(/^Belum ada siswa untuk try out ini/)).toBeTruthy()
  expect(screen.getByText(/ditutup pukul/)).toBeTruthy()
})

test('the wall names twelve of a class and counts the rest', async () => {
  const tryout = await createEmpty()
  const code = await createStudentCode(app.db, {
    program_id: tryout.program_id,
    batch: 'XII IPA 3',
    max_uses: 20,
  })
  for (let number = 10; number < 24; number++) {
    const student = await createUser(app.db, { program_id: tryout.program_id, name: `Siswa ${number}` })
    await redeemFor(app.db, code, student.id)
  }
  await open(tryout, 'classes')
  expect(await screen.findByRole('heading', { name: 'XII IPA 3' })).toBeTruthy()
  expect(screen.getByText('14 siswa')).toBeTruthy()
  const names = Array.from({ length: 12 }, (_, index) => `Siswa ${index + 10}`)
  expect(screen.getByText([...names, 'dan 2 lagi'].join(', '))).toBeTruthy()
})

test('a browser that opens no full screen says which key does', async () => {
  const { user } = await open(await createEmpty(), 'classes')
  const button = await screen.findByRole('button', { name: 'Layar penuh' })
  // jsdom has no full screen to spy upon.
  const refuse = () => Promise.reject(new TypeError('Permissions check failed'))
  Object.defineProperty(HTMLElement.prototype, 'requestFullscreen', { value: refuse, configurable: true })
  await user.click(button)
  expect((await screen.findAllByText(/Tekan F11/)).length).toBeGreaterThan(0)
  Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen')
})
