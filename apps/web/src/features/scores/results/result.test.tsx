import { screen, within } from '@testing-library/react'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../../server/src/testing/factories.ts'
import { sit } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let program_id: string
beforeAll(async () => {
  app = await serveScreens()
  program_id = (await createProgram(app.db)).id
})
afterAll(() => app.close())

test('a weak result ends in one small step, each topic leads to practice, and the time is told', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 2, closes_at: null })
  const student = await sit(app, tryout, 1)
  const [progress] = await app.db
    .selectFrom('progresses')
    .select(['bucket', 'id'])
    .where('user_id', '=', student.user.id)
    .execute()
  const at = '2026-11-21T01:00:00.000Z'
  await app.db
    .insertInto('session_visits')
    .values({
      bucket: progress?.bucket ?? 0,
      progress_id: progress?.id ?? '',
      visit: randomUUID(),
      seconds: [200, 10, 5, 0],
      created_at: at,
      updated_at: at,
    })
    .execute()
  await openScreen(`/student/try-out/result/${tryout.slug}`, student)
  expect(await screen.findByText(/titik awalmu, bukan batasmu/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Latih Topik 1' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Latih Topik 2' })).toBeTruthy()
  const time = (await screen.findByRole('heading', { name: 'Ke mana waktumu pergi' })).closest('section')
  expect(
    within(time as HTMLElement).getByText(/^3 menit 20 detik di soal 1, lalu \d soal kosong\.$/),
  ).toBeTruthy()
})

test('what cannot be practised says why, and nothing is lost', async () => {
  const tryout = await createTryout(app.db, {
    program_id,
    sub_tests: 1,
    closes_at: null,
    review_policy: 'never',
  })
  const student = await sit(app, tryout, 1)
  const { user } = await openScreen(`/student/try-out/result/${tryout.slug}`, student)
  await user.click(await screen.findByRole('button', { name: 'Latih Topik 1' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/tidak ditemukan/)
  expect(screen.queryByRole('heading', { name: 'Ke mana waktumu pergi' })).toBeNull()
})
