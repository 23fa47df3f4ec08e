import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../../server/src/testing/factories.ts'
import { enroll, start } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

const rowOf = (title: string) => screen.getByRole('link', { name: title }).closest('li')

async function signInStudent() {
  const program = await createProgram(app.db)
  return { program, who: await app.signIn({ program_id: program.id }) }
}

test("lists the open try-outs of the student's own program", async () => {
  const { program, who } = await signInStudent()
  await createTryout(app.db, { program_id: program.id, title: 'Try Out Pagi' })
  const other = await createProgram(app.db)
  await createTryout(app.db, { program_id: other.id, title: 'Try Out Lain' })

  await openScreen('/student/try-out', who)

  expect(await screen.findByText('Try Out Pagi')).toBeTruthy()
  expect(screen.queryByText('Try Out Lain')).toBeNull()
})

test('says that nothing matches, and offers to clear the search', async () => {
  const { program, who } = await signInStudent()
  await createTryout(app.db, { program_id: program.id, title: 'Try Out Pagi' })

  const { user } = await openScreen('/student/try-out?search=malam', who)
  await user.click(await screen.findByRole('link', { name: 'Hapus pencarian' }))

  expect(await screen.findByText('Try Out Pagi')).toBeTruthy()
})

test('offers to go on where a try-out is under way, and only there', async () => {
  const { program } = await signInStudent()
  const tryout = await createTryout(app.db, { program_id: program.id, title: 'Try Out Pagi' })
  await createTryout(app.db, { program_id: program.id, title: 'Try Out Sore' })
  const student = await enroll(app, tryout)
  await start(app, student, tryout.sub_tests[0])

  const { user } = await openScreen('/student/try-out', student)
  await screen.findByText('Try Out Sore')
  const doors = screen.getAllByRole('link', { name: /^Lanjutkan/ })
  expect(doors.map(door => door.getAttribute('aria-label'))).toEqual(['Lanjutkan Try Out Pagi'])
  await user.click(screen.getByRole('link', { name: 'Lanjutkan Try Out Pagi' }))

  expect(await screen.findByRole('heading', { name: 'Pilih Mata Pelajaran' })).toBeTruthy()
})

test('dates what opens and closes, not what is always open', async () => {
  const { program, who } = await signInStudent()
  const closes_at = '2026-11-28T15:00:00.000Z'
  await createTryout(app.db, { program_id: program.id, title: 'Terjadwal', closes_at })
  await createTryout(app.db, { program_id: program.id, title: 'Latihan bebas' })

  await openScreen('/student/try-out', who)
  await screen.findByRole('link', { name: 'Terjadwal' })

  expect(rowOf('Terjadwal')?.textContent).toMatch(/^\d+Nov/)
  expect(rowOf('Latihan bebas')?.textContent).not.toContain('Nov')
})
