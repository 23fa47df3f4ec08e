import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram } from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('a student who has registered without a code joins a class by one later', async () => {
  const program_id = (await createProgram(app.db)).id
  const { token } = await app.signIn({ role: 'admin' })
  const code = 'GABUNG27'
  const about = { label: '', school_name: null, tryout_ids: [], max_uses: 3, expires_at: null }
  await app.send(studentCodes.create, { token, body: { ...about, code, program_id, batch: 'XII Gabung' } })
  const student = await app.signIn({ program_id })
  const { user } = await openScreen('/student/profile', student)
  await user.click(await screen.findByRole('button', { name: 'Masukkan kode' }))
  await user.type(await screen.findByLabelText('Kode Siswa'), 'TIDAKADA')
  await user.click(screen.getByRole('button', { name: 'Gabung kelas' }))
  expect(await screen.findByText(/^Kode tidak berlaku/)).toBeTruthy()
  await user.clear(screen.getByLabelText('Kode Siswa'))
  await user.type(screen.getByLabelText('Kode Siswa'), code)
  await user.click(screen.getByRole('button', { name: 'Gabung kelas' }))
  // Both the page and a toast may tell it.
  expect((await screen.findAllByText(/XII Gabung/)).length).toBeGreaterThan(0)
})
