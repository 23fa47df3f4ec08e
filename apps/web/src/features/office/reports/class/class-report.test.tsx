import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createClassOfTen } from '../../../../../../server/src/testing/classes.ts'
import { createProgram } from '../../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('the page of a class is reached from the report, opened to a teacher, and shared without names', async () => {
  const { id: program_id } = await createProgram(app.db)
  const { tryout } = await createClassOfTen(app, { program_id, batch: 'XII IPA 2' })
  const teacher = await app.signIn({ role: 'teacher', name: 'Bu Sari' })
  const { user } = await openScreen(`/admin/report/${tryout.id}`, await app.signIn({ role: 'admin' }))
  await user.click(await screen.findByRole('link', { name: /XII IPA 2/ }))
  expect(await screen.findByRole('heading', { name: 'Senin pagi: soal untuk dibahas' })).toBeTruthy()
  expect(screen.getByText('2 benar, 8 terkecoh')).toBeTruthy()
  expect(screen.getByText('6 di antaranya merasa yakin')).toBeTruthy()
  expect(screen.getByText(/, Siswa 8\*$/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Atur guru' }))
  const dialog = screen.getByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: 'Email guru' }), teacher.user.email)
  await user.type(within(dialog).getByRole('textbox', { name: 'Alasan' }), 'Wali kelas')
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Guru ditambahkan')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Bagikan tanpa nama' }))
  await user.click(screen.getByRole('button', { name: 'Buat tautan' }))
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tautan' })
  const { pathname } = new URL(link.value)
  expect(pathname).toMatch(/^\/class\/[\w-]{22}$/)

  await user.click(await screen.findByRole('button', { name: /^Cabut tautan yang berlaku sampai/ }))
  expect(await screen.findByText('Belum ada tautan ke halaman ini.')).toBeTruthy()
  const params = { token: pathname.replace('/class/', '') }
  expect(await app.send(classReports.shared, { params })).toMatchObject({ status: 404 })
})

test('a teacher finds their class on the dashboard', async () => {
  const { id: program_id } = await createProgram(app.db)
  await createClassOfTen(app, { program_id, batch: 'Kelas Bu Rina' })
  const teacher = await app.signIn({ role: 'teacher' })
  const body = { batch: 'Kelas Bu Rina', email: teacher.user.email, may_see: true, reason: 'Wali kelas' }
  const { token } = await app.signIn({ role: 'admin' })
  expect(await app.send(classReports.assign, { token, body })).toMatchObject({ status: 200 })
  await openScreen('/teacher', teacher)
  expect(await screen.findByRole('link', { name: /Kelas Bu Rina/ })).toBeTruthy()
})

test('whoever has the link reads the page, and no name', async () => {
  const { id: program_id } = await createProgram(app.db)
  const { params } = await createClassOfTen(app, { program_id, batch: 'XII IPS 4' })
  const { token } = await app.signIn({ role: 'admin' })
  const { data } = await app.send(classReports.share, {
    token,
    params,
    body: { batch: 'XII IPS 4', days: 3 },
  })
  await openScreen(`/class/${data.token}`)
  expect(await screen.findByText('2 benar, 8 terkecoh')).toBeTruthy()
  expect(document.body.textContent).not.toContain('Siswa 8')
})
