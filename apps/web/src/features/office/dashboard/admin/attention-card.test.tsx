import { type Attention, attentionKind, dashboard } from '@gerbang/contract/office/dashboard.ts'
import type { Data } from '@gerbang/contract/call.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'
import { giveReply, spoilReplies } from '../../../../testing/spoil-replies.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

type Dashboard = Data<typeof dashboard.admin>

const days = Array.from({ length: 14 }, (_, index) => ({
  day: `2026-11-${String(index + 8).padStart(2, '0')}`,
  started: 0,
  finished: 0,
}))
const quiet: Dashboard = {
  attention: [],
  open_tryouts: [],
  counts: {
    students: 1_250,
    teachers: 40,
    admins: 2,
    invited: 3,
    tryouts: 5,
    questions: 800,
    attempts: 2_400,
    signed_in: 12,
  },
  counted_at: '2026-11-21T01:00:00.000Z',
  days,
}
const tryout = { id: '019a0000-0000-7000-8000-000000000001', title: 'Try Out Akbar' }
const about = (kind: Attention['kind'], count: number | null = null, of: Attention['tryout'] = null) => ({
  kind,
  count,
  tryout: of,
})

let mend: (() => void)[] = []
afterEach(() => {
  for (const one of mend.splice(0).toReversed()) one()
})

async function open(changes: Partial<Dashboard> = {}) {
  mend.push(giveReply(dashboard.admin, { ...quiet, ...changes }).mend)
  const opened = await openScreen('/admin', admin)
  await screen.findByRole('heading', { name: 'Perlu perhatian' })
  return opened
}
const findCard = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement)

test('where nothing waits, is open or was sat, each card says so in words', async () => {
  await open()
  expect(screen.getByText('Tidak ada yang perlu diurus sekarang.')).toBeTruthy()
  expect(screen.getByText('Tidak ada try out yang sedang buka.')).toBeTruthy()
  expect(screen.getByText('Belum ada yang mengerjakan dalam 14 hari ini.')).toBeTruthy()
})

/** What is said of each, and where its cure is. */
const cases: Record<Attention['kind'], [Attention, string | RegExp, string | null]> = {
  wrong_clock: [about('wrong_clock'), /^Jam server dan jam basis data berbeda/, null],
  suspect_keys: [
    about('suspect_keys', 3, tryout),
    '3 kunci diragukan di Try Out Akbar',
    `/admin/peringkat/rank/${tryout.id}?tab=soal&flagged=true`,
  ],
  failed_runs: [
    about('failed_runs', null, tryout),
    'Penilaian Try Out Akbar gagal',
    `/admin/peringkat/rank/${tryout.id}`,
  ],
  late_answers: [
    about('late_answers', 2, tryout),
    'Jawaban terlambat 2 siswa menunggu keputusan di Try Out Akbar',
    `/admin/try-out/detail/${tryout.id}/live`,
  ],
  question_reports: [
    about('question_reports', 1_200),
    '1.200 soal dilaporkan siswa dan menunggu jawaban',
    '/admin/question-bank/flag',
  ],
  failed_mails: [about('failed_mails', 4), '4 email gagal terkirim minggu ini', '/admin/setting'],
  no_mail: [about('no_mail'), /^Server surat belum diatur/, '/admin/setting'],
  disk_full: [about('disk_full', 91), /^Penyimpanan server terisi 91%/, null],
  backup_old: [about('backup_old', 12), /^Cadangan terakhir 12 hari lalu/, null],
  demo_accounts: [about('demo_accounts', 7), /^7 akun demo masih ada/, '/admin/user?search=%40gerbang.test'],
}

test.each(attentionKind.options)('%s is told in a sentence, with the way to its cure', async kind => {
  const [attention, sentence, cure] = cases[kind]
  await open({ attention: [attention] })
  const row = within(screen.getByText(sentence).closest('li') as HTMLElement)
  expect(row.queryByRole('link')?.getAttribute('href') ?? null).toBe(cure)
  expect(screen.queryByText('Tidak ada yang perlu diurus sekarang.')).toBeNull()
})

test('a backup that never was is told as that, and not as an age', async () => {
  await open({ attention: [about('backup_old')] })
  expect(screen.getByText(/^Belum pernah ada cadangan data/)).toBeTruthy()
})

test('a try-out that is open tells until when, and how many are where', async () => {
  const sat = { enrolled: 10, in_progress: 1_100, finished: 3, saves_per_minute: 540 }
  await open({
    open_tryouts: [
      { ...tryout, closes_at: '2026-11-21T05:00:00.000Z', ...sat },
      { ...tryout, id: `${tryout.id.slice(0, -1)}2`, title: 'Latihan', closes_at: null, ...sat },
    ],
  })
  const card = findCard('Try out yang sedang buka')
  expect(card.getByText(/^Sampai .*12\.00/)).toBeTruthy()
  expect(card.getByText('Tanpa batas waktu')).toBeTruthy()
  const [sitting] = card.getAllByText('Mengerjakan')
  expect(sitting?.nextElementSibling?.textContent).toBe('1.100')
})

test('the drawing of the days has a table with the same figures, for those who cannot see it', async () => {
  await open({ days: [...days.slice(0, 13), { day: '2026-11-21', started: 1_500, finished: 1_200 }] })
  const table = within(screen.getByRole('table', { name: 'Tabel', hidden: true }))
  const row = table.getByRole('row', { name: /21 Nov/, hidden: true })
  expect(row.textContent).toBe('21 Nov1.5001.200')
  expect(table.getAllByRole('row', { hidden: true })).toHaveLength(15)
})

test('each figure is a way to what it counts', async () => {
  await open()
  const card = findCard('Sekarang')
  const students = card.getByRole('link', { name: 'Siswa' })
  expect(students.getAttribute('href')).toBe('/admin/user?role=student')
  expect(students.closest('dt')?.nextElementSibling?.textContent).toBe('1.250')
  expect(card.getByRole('link', { name: 'Undangan menunggu' }).getAttribute('href')).toBe(
    '/admin/user?status=invited',
  )
})

test('the first steps are put aside and brought back', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Sisihkan daftar ini' }))
  const back = await screen.findByRole('button', { name: 'Tampilkan “Siapkan sekolahmu”' })
  expect(screen.queryByText('Nama dan logo')).toBeNull()
  await user.click(back)
  expect(await screen.findByText('Nama dan logo')).toBeTruthy()
})

test('a dashboard that does not come is asked for once more by a button', async () => {
  const server = spoilReplies('/admin/dashboard')
  const { user } = await openScreen('/admin', admin)
  await screen.findByRole('alert')
  server.mend()
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'Perlu perhatian' })).toBeTruthy()
})
