import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshRanking } from '../../../../../../server/src/features/scores/rankings/ranking.jobs.ts'
import { workOffRuns } from '../../../../../../server/src/features/scores/scores/runs/work-off-runs.queries.ts'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { copyAnswers } from '../../../../../../server/src/testing/copy-answers.ts'
import { createProgram } from '../../../../../../server/src/testing/factories.ts'
import { createSat, createScorer } from '../../../../../../server/src/testing/score-runs.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('answers are compared once somebody asks, and a pair that is alike is told with what to do first', async () => {
  const { id: program_id } = await createProgram(app.db)
  const admin = await app.signIn({ role: 'admin' })
  const { tryout, ids } = await createSat(app, { program_id, students: 120, questions: 40 })
  const [from = '', to = ''] = ids
  await copyAnswers(app.db, from, to)
  await app.db.updateTable('users').set({ name: 'Ayu Sebangku' }).where('id', '=', to).execute()
  await createScorer(app, admin.token).start(tryout, { publish: true })
  // In this thread: no browser starts a thread of Node.
  await workOffRuns(app.platform.config.database_url, app.platform)
  await refreshRanking(app.db, tryout.id, app.now())

  const { user } = await openScreen(`/admin/report/${tryout.id}`, admin)
  const ask = await screen.findByRole('button', { name: 'Periksa pasangan' })
  expect(screen.queryByRole('table', { name: 'Jawaban mirip' })).toBeNull()
  await user.click(ask)
  expect(await screen.findByRole('link', { name: 'Ayu Sebangku' })).toBeTruthy()
  expect(screen.getByText(/Dengarkan kedua siswa dulu\./)).toBeTruthy()
})
