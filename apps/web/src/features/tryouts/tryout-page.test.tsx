import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../server/src/testing/factories.ts'
import { enroll, sitSubTest } from '../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../testing/open-screen.tsx'

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

test('a page that is not there leads home where no page was before', async () => {
  const program = await createProgram(app.db)
  const { user, router } = await openScreen('/tidak/ada', await app.signIn({ program_id: program.id }))
  await user.click(await screen.findByRole('button', { name: 'Go Back' }))

  expect(await screen.findByRole('heading', { name: /^Halo/ })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/student')
})
