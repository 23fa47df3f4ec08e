import { settings } from '@gerbang/contract/platform/settings.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createUser } from '../../../../../server/src/testing/factories.ts'
import { holdReplies } from '../../../testing/hold-replies.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin', name: 'Kepala Sekolah' })
})
afterAll(() => app.close())

const read = async () => (await app.send(settings.get)).data

test('name and links are changed, and a link that is none is refused before it is sent', async () => {
  const { user } = await openScreen('/admin/setting', admin)
  const name = await screen.findByLabelText('Nama produk')
  await user.clear(name)
  await user.type(name, 'Gerbang Ilmu')
  const [first] = screen.getAllByRole('button', { name: 'Simpan' })
  if (first) await user.click(first)
  await waitFor(async () => expect((await read()).product_name).toBe('Gerbang Ilmu'))
  // The frame around the page and the browser's tab say so at once.
  await waitFor(() => expect(screen.getAllByAltText('logo Gerbang Ilmu').length).toBeGreaterThan(0))
  await waitFor(() => expect(document.title).toMatch(/ · Gerbang Ilmu$/))

  await user.type(screen.getByLabelText(/^Instagram/), 'instagram.com/gerbang')
  const social = screen.getAllByRole('button', { name: 'Simpan' })[2]
  if (social) await user.click(social)
  await waitFor(() => expect(screen.getAllByText('Alamat lengkap, diawali https://')).toHaveLength(2))
  expect((await read()).social_links).toEqual([])
})

/** The card under a heading. */
async function findCard(title: string) {
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.closest('section') ?? document.body)
}

test('what is typed in a card while it is being saved stays, and is saved next', async () => {
  const { user } = await openScreen('/admin/setting', admin)
  await screen.findByLabelText('Nama produk')
  const card = await findCard('Kontak')
  await user.type(card.getByLabelText(/^Kota/), 'Kupang')
  const { waitUntilSent, letGo } = holdReplies()
  await user.click(card.getByRole('button', { name: 'Simpan' }))
  await waitUntilSent()
  await user.type(card.getByLabelText(/^Provinsi/), 'Nusa Tenggara Timur')
  letGo()
  const save = card.getByRole('button', { name: 'Simpan' })
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull())
  expect(card.getByLabelText(/^Provinsi/)).toHaveProperty('value', 'Nusa Tenggara Timur')
  await user.click(save)
  await waitFor(async () =>
    expect(await read()).toMatchObject({ contact_city: 'Kupang', contact_province: 'Nusa Tenggara Timur' }),
  )
})

test('what new try-outs begin with is chosen in words, and their wizard begins so', async () => {
  const { user } = await openScreen('/admin/setting', admin)
  const card = await findCard('Nilai try out baru')
  expect(card.queryByRole('radio', { name: /Pada waktu tertentu/ })).toBeNull()
  await user.click(card.getByRole('radio', { name: /^Bobot/ }))
  await user.click(card.getByRole('radio', { name: 'Kunci dan pembahasan tidak dibuka' }))
  expect(card.getByText(/tidak pernah dibuka, jadi soalnya bisa dipakai lagi/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Simpan' }))
  await waitFor(async () =>
    expect(await read()).toMatchObject({ tryout_scoring: 'weighted', tryout_review_policy: 'never' }),
  )
  cleanup()

  await openScreen('/admin/try-out/create', admin)
  expect(await screen.findByRole('radio', { name: /^Bobot/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Kunci dan pembahasan tidak dibuka' })).toHaveProperty(
    'checked',
    true,
  )
})

test('registering is narrowed to holders of a code, with a word where none is left, and new codes begin as said', async () => {
  const { user } = await openScreen('/admin/setting', admin)
  const card = await findCard('Kode Siswa')
  await user.click(card.getByRole('radio', { name: /^Hanya pemegang/ }))
  expect(await card.findByText(/Belum ada kode yang bisa dipakai/)).toBeTruthy()
  const uses = card.getByLabelText(/^Pemakaian tiap kode/)
  await user.clear(uses)
  await user.type(uses, '0')
  await user.click(card.getByRole('button', { name: 'Simpan' }))
  expect(await card.findByText(/^Paling sedikit 1/)).toBeTruthy()
  expect((await read()).registration_needs_code).toBe(false)
  await user.clear(uses)
  await user.type(uses, '36')
  await user.type(card.getByLabelText(/^Masa berlaku/), '90')
  await user.click(card.getByRole('button', { name: 'Simpan' }))
  await waitFor(async () =>
    expect(await read()).toMatchObject({
      registration_needs_code: true,
      code_max_uses: 36,
      code_valid_days: 90,
    }),
  )
  cleanup()

  const codes = await openScreen('/admin/user/student-code', admin)
  const [create] = await screen.findAllByRole('button', { name: 'Buat kode' })
  if (create) await codes.user.click(create)
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByDisplayValue('36')).toBeTruthy()
  expect(sheet.getByLabelText<HTMLInputElement>(/^Berlaku sampai|^Kedaluwarsa/).value).toMatch(/T23:59$/)
})

test('the log says who did what and why, and opens an entry in full', async () => {
  const { id } = await createUser(app.db, { name: 'Budi Santoso' })
  const body = { status: 'disabled', reason: 'Pindah sekolah' }
  await app.send(users.update, { token: admin.token, params: { id }, body })
  const { user } = await openScreen('/admin/setting/audit?action=user_changed', admin)
  expect(await screen.findByText('Pindah sekolah')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Pengguna diubah' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Budi Santoso')).toBeTruthy()
  expect(sheet.getByText(/"to": "disabled"/)).toBeTruthy()
})

test.each(['Kontak', 'Kode Siswa', 'Privasi siswa'])(
  'the card %s says that it was saved, and holds nothing more to save',
  async title => {
    const { user } = await openScreen('/admin/setting', admin)
    await screen.findByLabelText('Nama produk')
    const card = await findCard(title)
    const save = card.getByRole('button', { name: 'Simpan' })
    expect(save.getAttribute('aria-disabled')).toBe('true')
    const [field] = card.getAllByRole<HTMLInputElement>('textbox')
    if (!field) throw new Error('The card has no field.')
    const other = field.type === 'email' ? `${app.platform.newId()}@b.id` : String(Number(field.value) + 1)
    await user.clear(field)
    await user.type(field, other)
    await user.click(save)
    expect(await screen.findByText('Pengaturan tersimpan')).toBeTruthy()
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('true'))
  },
)
