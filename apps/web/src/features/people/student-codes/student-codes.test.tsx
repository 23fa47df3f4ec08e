import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../../server/src/testing/factories.ts'
import { createStudentCode } from '../../../../../server/src/testing/registrations.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
let program: { id: string; name: string }
beforeAll(async () => {
  app = await serveScreens()
  program = await createProgram(app.db, { name: 'UTBK Uji' })
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

const list = async (query: Record<string, string>) =>
  (await app.send(studentCodes.list, { token: admin.token, query })).data

test('many codes are made at once and tied to a try-out', async () => {
  const tryout = await createTryout(app.db, { program_id: program.id, access: 'code', title: 'Khusus Kelas' })
  const { user } = await openScreen('/admin/user/student-code', admin)
  const [create] = await screen.findAllByRole('button', { name: 'Buat kode' })
  if (create) await user.click(create)
  const sheet = within(await screen.findByRole('dialog'))
  await user.clear(await sheet.findByLabelText('Jumlah'))
  await user.type(sheet.getByLabelText('Jumlah'), '25')
  await user.selectOptions(
    sheet.getByLabelText('Program'),
    await sheet.findByRole('option', { name: program.name }),
  )
  await user.type(sheet.getByLabelText(/^Kelas/), 'Angkatan layar')
  await user.click(await sheet.findByLabelText('Khusus Kelas'))
  await user.click(sheet.getByRole('button', { name: 'Buat kode' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const made = await list({ batch: 'Angkatan layar', per_page: '100' })
  expect(made).toHaveLength(25)
  expect(made[0]?.tryouts).toEqual([{ id: tryout.id, title: 'Khusus Kelas' }])
})

test('a code is disabled after a reason, and an unused one can be deleted', async () => {
  const { code } = await createStudentCode(app.db, { program_id: program.id })
  const { user } = await openScreen(`/admin/user/student-code?search=${code}`, admin)
  await user.click(await screen.findByRole('button', { name: code }))
  expect(await screen.findByText('Belum ada yang memakai kode ini.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nonaktifkan' }))
  const [, dialog] = await screen.findAllByRole('dialog', { hidden: true })
  const question = within(dialog ?? document.body)
  await user.type(question.getByLabelText('Alasan'), 'Tersebar di luar kelas')
  await user.click(question.getByRole('button', { name: 'Nonaktifkan' }))
  await waitFor(async () => expect((await list({ search: code }))[0]?.state).toBe('disabled'))
})

test('cards of codes that can still be used are printed, of what the list is narrowed to', async () => {
  await createStudentCode(app.db, { program_id: program.id, code: 'KARTUSATU', batch: 'Kartu' })
  await createStudentCode(app.db, { program_id: program.id, batch: 'Kartu', max_uses: 1, used_count: 1 })
  await createStudentCode(app.db, {
    program_id: program.id,
    batch: 'Kartu',
    expires_at: app.now().toISOString(),
  })
  await openScreen('/admin/user/student-code/print?batch=Kartu', admin)
  expect(await screen.findByText('KART USAT U')).toBeTruthy()
  expect(screen.getByText(/^1 kartu/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cetak' })).toBeTruthy()
})
