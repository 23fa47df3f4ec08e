import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createUser } from '../../../../../server/src/testing/factories.ts'
import { createStudentCode, redeemFor } from '../../../../../server/src/testing/registrations.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let program: { id: string; name: string }
beforeAll(async () => {
  app = await serveScreens()
  program = await createProgram(app.db, { name: 'UTBK Uji' })
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

const find = async (search: string) =>
  (await app.send(studentCodes.list, { token: admin.token, query: { search } })).data[0]

/** The sheet of one code, over the list. */
async function openCode(code: string) {
  const { user } = await openScreen(`/admin/user/student-code?search=${code}`, admin)
  await user.click(await screen.findByRole('button', { name: code }))
  return { user, sheet: within(await screen.findByRole('dialog', { name: code })) }
}

/** The sheet in which codes are made, with its way chosen. */
async function openCreation(way: string) {
  const { user } = await openScreen('/admin/user/student-code', admin)
  const [create] = await screen.findAllByRole('button', { name: 'Buat kode' })
  if (create) await user.click(create)
  const sheet = within(await screen.findByRole('dialog', { name: 'Buat kode' }))
  await user.click(sheet.getByRole('radio', { name: new RegExp(`^${way}`) }))
  const option = await sheet.findByRole('option', { name: program.name })
  await user.selectOptions(sheet.getByLabelText('Program'), option)
  return { user, sheet, send: () => user.click(sheet.getByRole('button', { name: 'Buat kode' })) }
}

test('a word of one’s own serves a whole class, unless told otherwise', async () => {
  const { user, sheet, send } = await openCreation('Satu kode sendiri')
  expect(sheet.getByLabelText('Batas pakai per kode')).toHaveProperty('value', '40')
  await send()
  const word = sheet.getByLabelText('Kode')
  await waitFor(() => expect(word.getAttribute('aria-invalid')).toBe('true'))
  await user.type(word, 'CEMARA27')
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await find('CEMARA27')).toMatchObject({ code: 'CEMARA27', max_uses: 40, state: 'active' })
})

test('a list that is pasted may stand in lines or between commas', async () => {
  const { user, sheet, send } = await openCreation('Daftar kode')
  await user.click(sheet.getByLabelText(/^Kode, satu per baris/))
  await user.paste('MAWAR22, MELATI22;\n\nANGGREK22 ')
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const code of ['MAWAR22', 'MELATI22', 'ANGGREK22']) expect(await find(code)).toMatchObject({ code })
})

test('who has used a code is listed with the way to their page, and one that was used cannot be deleted', async () => {
  const code = await createStudentCode(app.db, { program_id: program.id, max_uses: 3, used_count: 1 })
  const student = await createUser(app.db, { name: 'Dewi Lestari' })
  await redeemFor(app.db, code, student.id)
  const { sheet } = await openCode(code.code)
  const link = await sheet.findByRole('link', { name: 'Dewi Lestari' })
  expect(link.getAttribute('href')).toBe(`/admin/user/detail/${student.id}`)
  expect(sheet.getByRole('heading', { name: 'Dipakai 1 kali' })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Hapus kode' })).toBeNull()
})

test('one that nobody has used is deleted', async () => {
  const { code } = await createStudentCode(app.db, { program_id: program.id })
  const { user, sheet } = await openCode(code)
  await user.click(sheet.getByRole('button', { name: 'Hapus kode' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await find(code)).toBeUndefined()
})

test('what a code says is changed, and only what was changed can be saved', async () => {
  const { code } = await createStudentCode(app.db, { program_id: program.id, label: 'Lama' })
  const { user, sheet } = await openCode(code)
  const save = sheet.getByRole('button', { name: 'Simpan perubahan' })
  expect(save.getAttribute('aria-disabled')).toBe('true')
  const label = sheet.getByLabelText(/^Label/)
  await user.clear(label)
  await user.type(label, 'Gelombang 2')
  await user.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await find(code)).toMatchObject({ label: 'Gelombang 2' })
})

test('a code that was disabled is taken into use again', async () => {
  const { code } = await createStudentCode(app.db, { program_id: program.id, status: 'disabled' })
  const { user, sheet } = await openCode(code)
  await user.click(sheet.getByRole('button', { name: 'Aktifkan lagi' }))
  await waitFor(async () => expect((await find(code))?.state).toBe('active'))
})

test('where nothing can be printed the page says why', async () => {
  await createStudentCode(app.db, { program_id: program.id, batch: 'Lulus', status: 'disabled' })
  await openScreen('/admin/user/student-code/print?batch=Lulus', admin)
  expect(await screen.findByRole('heading', { name: 'Tidak ada kode untuk dicetak' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cetak' }).getAttribute('aria-disabled')).toBe('true')
})
