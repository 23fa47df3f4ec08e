import { guidances } from '@gerbang/contract/site/guidances.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { spoilReplies } from '../../../testing/spoil-replies.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
let student: Person
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
  student = await app.signIn()
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('guidances').execute())

async function write(...titles: string[]) {
  const slugs = []
  for (const title of titles) {
    const body = { title, body: `Isi panduan **${title}**.`, is_published: true }
    const { data } = await app.send(guidances.create, { token: admin.token, body })
    slugs.push(data.slug)
  }
  return slugs
}

const findContents = async () => within(await screen.findByRole('navigation', { name: 'Isi panduan' }))
const readCurrent = (contents: Awaited<ReturnType<typeof findContents>>) =>
  contents.getByRole('link', { current: 'page' }).textContent

test('the page begins at the first guide, with all of them to choose from and the focus where it was', async () => {
  await write('Mulai try out', 'Membaca hasil', 'Mengganti ponsel')
  await openScreen('/student/guide', student)
  const contents = await findContents()
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '1Mulai try out',
    '2Membaca hasil',
    '3Mengganti ponsel',
  ])
  expect(readCurrent(contents)).toBe('1Mulai try out')
  expect(screen.getByText('1 dari 3 · 1 menit baca')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Mulai try out' })).not.toBe(document.activeElement)
  expect(screen.queryByRole('link', { name: 'Sebelumnya' })).toBeNull()
})

test('a guide that is chosen is read from its heading, marked in the list, and kept in the address', async () => {
  const [, slug] = await write('Mulai try out', 'Membaca hasil', 'Mengganti ponsel')
  const { user, router } = await openScreen('/student/guide', student)
  const contents = await findContents()
  await user.click(contents.getByRole('link', { name: /Membaca hasil/ }))
  expect(await screen.findByText('2 dari 3 · 1 menit baca')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Membaca hasil' })).toBe(document.activeElement)
  expect(readCurrent(contents)).toBe('2Membaca hasil')
  expect(router.state.location.search).toBe(`?baca=${slug}`)
})

test('on a phone the list comes first, and a guide that is chosen leads back to it', async () => {
  const wide = globalThis.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(wide(query), { matches: false }))
  await write('Mulai try out', 'Membaca hasil')
  const { user } = await openScreen('/student/guide', student)
  const contents = await findContents()
  expect(screen.queryByRole('heading', { name: 'Mulai try out' })).toBeNull()
  await user.click(contents.getByRole('link', { name: /Membaca hasil/ }))
  expect(await screen.findByRole('heading', { name: 'Membaca hasil' })).toBe(document.activeElement)
  expect(screen.queryByRole('navigation', { name: 'Isi panduan' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Semua panduan' }))
  expect((await findContents()).getAllByRole('link')).toHaveLength(2)
  vi.stubGlobal('matchMedia', wide)
})

test('the way goes back as well, and ends at the last guide', async () => {
  const [, , slug] = await write('Mulai try out', 'Membaca hasil', 'Mengganti ponsel')
  const { user } = await openScreen(`/student/guide?baca=${slug}`, student)
  expect(await screen.findByRole('heading', { name: 'Mengganti ponsel' })).toBe(document.activeElement)
  expect(screen.queryByRole('link', { name: /^Berikutnya/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Sebelumnya' }))
  expect(await screen.findByRole('heading', { name: 'Membaca hasil' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Berikutnya: Mengganti ponsel' })).toBeTruthy()
})

test('an address of a guide that is no longer there opens the first one', async () => {
  await write('Mulai try out')
  await openScreen('/student/guide?baca=sudah-dihapus', student)
  expect(await screen.findByRole('heading', { name: 'Mulai try out' })).toBeTruthy()
})

test('a guide without video and file shows neither, nor a word on the quota', async () => {
  await write('Mulai try out')
  await openScreen('/student/guide', student)
  await screen.findByRole('heading', { name: 'Mulai try out' })
  expect(screen.queryByText(/memakai kuota/)).toBeNull()
  expect(screen.queryByRole('link', { name: /^Unduh/ })).toBeNull()
})

test('a video is opened elsewhere and says what it costs; a file is taken along under its name', async () => {
  await app.send(guidances.create, {
    token: admin.token,
    body: {
      title: 'Saat sinyal hilang',
      body: 'Jawaban menunggu di ponselmu.',
      is_published: true,
      video_url: 'https://video.example/1',
      file_url: '/media/0a1b.pdf',
      file_name: 'Sinyal.pdf',
    },
  })
  await openScreen('/student/guide', student)
  const video = await screen.findByRole('link', { name: 'Tonton video' })
  expect(video.getAttribute('target')).toBe('_blank')
  expect(screen.getByText('Terbuka di situs lain dan memakai kuota.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Unduh Sinyal.pdf' }).getAttribute('download')).toBe('Sinyal.pdf')
})

test('where a school has written none the page says where else to ask', async () => {
  await openScreen('/student/guide', student)
  expect(await screen.findByText('Belum ada panduan')).toBeTruthy()
  expect(screen.getByText('Lihat FAQ dulu, atau tanyakan ke pengajarmu.')).toBeTruthy()
})

test('guides that do not come are asked for once more by a button', async () => {
  await write('Mulai try out')
  const server = spoilReplies('/guidances')
  const { user } = await openScreen('/student/guide', student)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/Server sedang bermasalah/)).toBeTruthy()
  server.mend()
  await user.click(alert.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'Mulai try out' })).toBeTruthy()
})

test.each(['teacher', 'admin'] as const)(
  'a %s reads the handbook of the product, which no school writes',
  async role => {
    const staff = await app.signIn({ role })
    const { data } = await app.send(guidances.handbook, { token: staff.token })
    await openScreen(`/${role}/panduan`, staff)
    const contents = await findContents()
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      data.map(({ title }, index) => `${index + 1}${title}`),
    )
    expect(data.length).toBeGreaterThan(1)
    expect(screen.getByText(/^Pekerjaan pengajar dan admin langkah demi langkah/)).toBeTruthy()
  },
)
