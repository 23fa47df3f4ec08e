import type { FlaggedTask, TeacherDashboard, TeacherTask } from '@gerbang/contract/office/teachers.ts'
import { teachers } from '@gerbang/contract/office/teachers.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'
import { giveReply, spoilReplies } from '../../../../testing/spoil-replies.ts'

let app: TestApp
let teacher: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  teacher = await app.signIn({ role: 'teacher' })
})
afterAll(() => app.close())

const id = (number: number) => `019a0000-0000-7000-8000-00000000000${number}`
const at = '2026-11-21T01:00:00.000Z'
const task = (number: number, stem = `Soal ${number}`): TeacherTask => ({
  id: id(number),
  stem,
  position: number,
  bank: { id: id(8), name: 'Bank Ratna' },
  sub_test: { id: id(9), name: 'Penalaran Umum' },
  updated_at: at,
})
const flagged: FlaggedTask = {
  ...task(5),
  flags: ['possible_wrong_key', 'too_hard'],
  tryout: 'Try Out Akbar',
}
const full: TeacherDashboard = {
  counts: { banks: 1, draft: 7, in_review: 0, published: 1_200, flagged: 1, reported: 0 },
  banks: [
    {
      id: id(8),
      title: 'Bank Ratna',
      program: 'UTBK-SNBT',
      draft: 7,
      in_review: 0,
      published: 20,
      updated_at: at,
    },
  ],
  drafts: [task(1), task(2, '')],
  in_review: [],
  flagged: [flagged],
}

async function open(changes: Partial<TeacherDashboard> = {}) {
  const reply = giveReply(teachers.dashboard, { ...full, ...changes })
  const opened = await openScreen('/teacher', teacher)
  await screen.findByRole('heading', { name: 'Draf untuk diselesaikan' })
  reply.mend()
  return opened
}
const findCard = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement)

test('each draft leads to its place; one without words is named, and those not shown are counted', async () => {
  await open()
  const drafts = findCard('Draf untuk diselesaikan')
  const place = `/teacher/question-bank/detail/${id(8)}/${id(9)}`
  expect(drafts.getByRole('link', { name: 'Soal 1' }).getAttribute('href')).toBe(place)
  expect(drafts.getByRole('link', { name: 'Soal tanpa teks' })).toBeTruthy()
  expect(drafts.getByText('Bank Ratna · Penalaran Umum · no. 2')).toBeTruthy()
  expect(drafts.getByText('dan 5 lainnya')).toBeTruthy()
})

test('what statistics flag is told by name and by the try-out that found it', async () => {
  await open()
  const card = findCard('Ditandai statistik')
  expect(card.getByText(/ · Try Out Akbar$/).textContent).toMatch(/^.+, .+ · Try Out Akbar$/)
  expect(card.queryByText(/^dan \d+ lainnya$/)).toBeNull()
})

test('a list with nothing in it says so', async () => {
  await open({ drafts: [], flagged: [] })
  expect(screen.getByText('Tidak ada draf yang tertinggal.')).toBeTruthy()
  expect(screen.getByText('Tidak ada soal yang sedang ditinjau.')).toBeTruthy()
  expect(screen.getByText('Tidak ada soal yang ditandai.')).toBeTruthy()
})

test('banks are listed with what is in them, and all of them are one click away', async () => {
  await open()
  const card = findCard('Bank soalmu')
  expect(card.getByText('UTBK-SNBT · 20 terbit, 7 draf')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Semua bank soal' }).getAttribute('href')).toBe(
    '/teacher/question-bank?owner=mine',
  )
  expect(screen.getByText('1.200')).toBeTruthy()
})

test('what students reported stands above everything else, only while there is some', async () => {
  const { router } = await open({ counts: { ...full.counts, reported: 3 } })
  const notice = screen.getByText('3 soalmu dilaporkan siswa')
  const drafts = screen.getByRole('heading', { name: 'Draf untuk diselesaikan' })
  expect(notice.compareDocumentPosition(drafts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Baca laporannya' }).getAttribute('href')).toBe(
    '/teacher/question-bank/flag',
  )
  expect(router.state.location.pathname).toBe('/teacher')
})

test('nothing is said of reports while there are none', async () => {
  await open()
  expect(screen.queryByText(/dilaporkan siswa/)).toBeNull()
})

test('a dashboard that does not come is asked for once more by a button', async () => {
  const server = spoilReplies('/teacher/dashboard')
  const { user } = await openScreen('/teacher', teacher)
  await screen.findByRole('alert')
  server.mend()
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('link', { name: 'Buat bank soal' })).toBeTruthy()
})
