import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../../server/src/testing/factories.ts'
import { enroll, sit, sitSubTest } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('ticks the sub-tests that are done', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id })
  const student = await enroll(app, tryout)
  await sitSubTest(app, student, tryout.sub_tests[0])

  await openScreen(`/student/try-out/detail/${tryout.slug}`, student)

  const ticks = await screen.findAllByText('Selesai')
  expect(ticks.map(tick => tick.closest('li')?.textContent)).toEqual([
    expect.stringMatching(/^SelesaiSubtes 1/),
  ])
})

test('receipts of an earlier attempt are found below the newest one', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id })
  const student = await sit(app, tryout)
  await app.send(tryouts.enroll, student)
  const first = await app.send(tryouts.earlierReceipts, student)
  expect(first.data.map(({ attempt, receipt }) => [attempt, receipt.closed_by])).toEqual([
    [1, 'student'],
    [1, 'student'],
  ])

  const { user } = await openScreen(`/student/try-out/subjects/${tryout.slug}`, student)
  expect(await screen.findByRole('heading', { name: 'Pengerjaan ke-1' })).toBeTruthy()
  const [open] = screen.getAllByRole('button', { name: /^Lihat bukti/ })
  if (!open) throw new Error('No receipt to see')
  await user.click(open)
  const dialog = await screen.findByRole('dialog', { name: 'Jawaban terkumpul' })
  expect(dialog.textContent).toContain(first.data[0]?.subject.name)
})

test('taking a try-out again is asked first, keeps the earlier result in reach, and is taken back', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id, sub_tests: 1 })
  const student = await sit(app, tryout)
  const { user, router } = await openScreen(`/student/try-out/detail/${tryout.slug}`, student)
  await user.click(await screen.findByRole('button', { name: 'Kerjakan lagi' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kerjakan try out ini lagi?' }))
  await user.click(dialog.getByRole('button', { name: 'Tidak jadi' }))
  expect((await app.send(tryouts.get, student)).data.attempt?.number).toBe(1)

  await user.click(screen.getByRole('button', { name: 'Kerjakan lagi' }))
  await user.click(await screen.findByRole('button', { name: 'Ya, kerjakan lagi' }))
  // The page before says the same until this one is loaded.
  await screen.findByRole('heading', { name: 'Pilih Mata Pelajaran' })
  const result = await screen.findByRole('link', { name: 'Lihat hasil pengerjaan ke-1' })
  expect(result.getAttribute('href')).toBe(`/student/try-out/result/${tryout.slug}?attempt=1`)
  expect(router.state.location.pathname).toBe(`/student/try-out/subjects/${tryout.slug}`)
  await user.click(screen.getByRole('button', { name: 'Batalkan pengerjaan ini' }))
  await waitFor(async () =>
    expect((await app.send(tryouts.get, student)).data.attempt).toMatchObject({
      number: 1,
      status: 'scored',
    }),
  )
  expect(await screen.findByRole('link', { name: 'Lihat hasil' })).toBeTruthy()
})

test('the list leads to what was finished, also beside an attempt that has not begun', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id, sub_tests: 1, title: 'TO Ulang' })
  const student = await sit(app, tryout)
  await app.send(tryouts.enroll, student)
  await openScreen('/student/try-out', student)
  const link = await screen.findByRole('link', { name: 'Lihat hasil TO Ulang' })
  expect(link.getAttribute('href')).toBe(`/student/try-out/result/${tryout.slug}?attempt=1`)
})

test('a coming try-out is asked to be reminded of, and the wish is taken back', async () => {
  const program = await createProgram(app.db)
  const opens_at = new Date(app.now().getTime() + 5 * 24 * 3_600_000).toISOString()
  const tryout = await createTryout(app.db, { program_id: program.id, opens_at })
  const student = await app.signIn({ program_id: program.id })
  const { user } = await openScreen(`/student/try-out/detail/${tryout.slug}`, student)
  await user.click(await screen.findByRole('button', { name: 'Ingatkan lewat email' }))
  expect((await screen.findByText(/^Pengingat terpasang/)).textContent).toContain(student.user.email)
  await user.click(screen.getByRole('button', { name: 'Lepas pengingat' }))
  expect(await screen.findByRole('button', { name: 'Ingatkan lewat email' })).toBeTruthy()
})

test('a page that is not there leads home where no page was before', async () => {
  const program = await createProgram(app.db)
  const { user, router } = await openScreen('/tidak/ada', await app.signIn({ program_id: program.id }))
  await user.click(await screen.findByRole('button', { name: 'Go Back' }))

  expect(await screen.findByRole('heading', { name: 'Hari ini' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/student')
})
