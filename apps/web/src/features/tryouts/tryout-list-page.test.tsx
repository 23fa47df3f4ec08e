import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

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
  await user.click(await screen.findByRole('link', { name: /Hapus pencarian/ }))

  expect(await screen.findByText('Try Out Pagi')).toBeTruthy()
})
