import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { screen } from '@testing-library/react'
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

  expect(await screen.findByRole('heading', { name: /^Halo/ })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/student')
})
