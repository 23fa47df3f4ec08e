import { randomUUID } from 'node:crypto'
import { outcomes } from '@gerbang/contract/scores/outcomes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketOf } from '../../../../../server/src/db/bucket.ts'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import {
  createMajors,
  createProgram,
  createTryout,
  epoch,
} from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let student: Awaited<ReturnType<TestApp['signIn']>>
let major: { id: string }
beforeAll(async () => {
  app = await serveScreens()
  const program = await createProgram(app.db)
  student = await app.signIn({ role: 'student', program_id: program.id })
  const tryout = await createTryout(app.db, { program_id: program.id })
  const [first] = (await createMajors(app.db, ['S1'])).majors
  if (!first) throw new Error('No major')
  major = first
  const attempt = { bucket: bucketOf(student.user.id), id: randomUUID() }
  const stamp = { created_at: epoch.toISOString(), updated_at: epoch.toISOString() }
  await app.db
    .insertInto('attempts')
    .values({
      ...attempt,
      ...stamp,
      user_id: student.user.id,
      tryout_id: tryout.id,
      number: 1,
      seed: 1,
      status: 'enrolled',
    })
    .execute()
  await app.db
    .insertInto('attempt_choices')
    .values({ bucket: attempt.bucket, attempt_id: attempt.id, priority: 1, major_id: major.id })
    .execute()
})
afterAll(() => app.close())

const read = async () => (await app.send(outcomes.listOwn, { token: student.token })).data.outcomes

test('a student writes down an outcome only with consent, and takes it back', async () => {
  const { user } = await openScreen('/student/raport/hasil-seleksi', student)
  await user.click(await screen.findByRole('button', { name: 'Isi hasilku' }))
  const save = await screen.findByRole('button', { name: 'Simpan hasil' })
  await user.click(save)
  expect((await screen.findAllByText('Centang dulu bahwa kamu setuju.')).length).toBeGreaterThan(0)
  expect(await read()).toEqual([])

  const year = String(app.now().getUTCFullYear())
  await user.selectOptions(screen.getByLabelText('Tahun seleksi'), year)
  await user.selectOptions(screen.getByLabelText('Hasilnya'), 'Diterima')
  await user.click(screen.getByRole('checkbox', { name: /Saya setuju/ }))
  await user.click(save)
  await waitFor(async () =>
    expect(await read()).toMatchObject([{ major_id: major.id, admitted: true, chance: null }]),
  )

  await user.click(await screen.findByRole('button', { name: /^Hapus hasil/ }))
  await waitFor(async () => expect(await read()).toEqual([]))
})

test('the report of chances says that nothing is known yet, and takes no table without consent', async () => {
  const admin = await app.signIn({ role: 'admin' })
  const { user } = await openScreen('/admin/report/peluang', admin)
  expect(await screen.findByText('Belum ada hasil seleksi')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Impor hasil' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Impor hasil seleksi' }))
  await user.click(sheet.getByRole('button', { name: 'Periksa tabel' }))
  expect(
    (await sheet.findAllByText('Hasil hanya boleh diimpor kalau siswanya sudah setuju.')).length,
  ).toBeGreaterThan(0)
})
