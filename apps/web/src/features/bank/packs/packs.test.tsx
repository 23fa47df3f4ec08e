import { packs } from '@gerbang/contract/bank/packs.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedReference } from '../../../../../server/src/db/reference/seed-reference.ts'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { sealPack } from '../../../../../server/src/features/bank/packs/reading/seal-pack.ts'
import { packFiles, smallPack, zipPack } from '../../../../../server/src/testing/packs.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  await seedReference(app.db, app.platform)
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

const path = '/admin/question-bank/pack'

async function findCard(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const card = heading.closest('section')
  if (!card) throw new Error(`${name} is in no card`)
  return within(card)
}

const zip = (changes = {}) => new File([new Uint8Array(zipPack(smallPack(changes)))], 'paket.zip')

test('the packs of the product say what they hold, their version and licence, and none is loaded', async () => {
  await openScreen(path, admin)
  const card = await findCard('SKD Kedinasan')
  expect(card.getByText('78 soal')).toBeTruthy()
  expect(card.getByText(/^Versi 2026\.12 · /)).toBeTruthy()
  expect(card.getByText(/Lisensi CC BY-SA 4\.0/)).toBeTruthy()
  expect(card.queryByRole('button', { name: 'Keluarkan' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Contoh' })).toBeNull()
})

test('a preview shows what would come, and loads nothing', async () => {
  const { user } = await openScreen(path, admin)
  await user.click((await findCard('SKD Kedinasan')).getByRole('button', { name: 'Pratinjau' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('78 baru')).toBeTruthy()
  expect(sheet.getByRole('heading', { name: 'Contoh soal' })).toBeTruthy()
  expect(await app.db.selectFrom('questions').select('id').execute()).toEqual([])
})

test('a pack is loaded with its progress, and taken out again', async () => {
  const { user } = await openScreen(path, admin)
  const card = await findCard('Universitas dan jurusan')
  await user.click(card.getByRole('button', { name: 'Muat paket' }))
  await card.findByText('Menunggu giliran…')
  while ((await app.jobs.work()) > 0);
  expect(await card.findByText('145 baru')).toBeTruthy()
  expect(await card.findByText('dimuat')).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Keluarkan' }))
  await user.click(await screen.findByRole('button', { name: 'Keluarkan paket' }))
  await card.findByText('Menunggu giliran…')
  while ((await app.jobs.work()) > 0);
  expect(await card.findByText('145 dikeluarkan.')).toBeTruthy()
})

test('what is wrong with an uploaded pack is told by file and line; a sound one stands among the others', async () => {
  const { user } = await openScreen(path, admin)
  await findCard('SKD Kedinasan')
  await user.upload(
    screen.getByLabelText('Unggah paket', { selector: 'input' }),
    zip({ 'guides/mulai.md': 'Halo' }),
  )
  expect(
    await screen.findByText(
      'guides/mulai.md baris 1: berkas harus dibuka dengan keterangan di antara dua baris ---',
    ),
  ).toBeTruthy()
  await user.upload(screen.getByLabelText('Unggah paket', { selector: 'input' }), zip())
  const card = await findCard('Paket uji')
  expect(card.getByText('diunggah')).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Hapus unggahan' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Hapus unggahan' }))
  // While the dialog is open, nothing behind it has a role.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Paket uji' })).toBeNull())
  const { data } = await app.send(packs.list, { token: admin.token })
  expect(data.map(({ id }) => id)).not.toContain('paket-uji')
})

test('a sealed pack asks for its word, keeps the file while the word is wrong, and says of others that their keys lie open', async () => {
  const { user } = await openScreen(path, admin)
  const open = await findCard('SKD Kedinasan')
  expect(open.getByText(/Kuncinya bisa dibaca siapa pun/)).toBeTruthy()
  const sealed = await sealPack(packFiles(smallPack()), 'hujan di bulan juni')
  const file = new File([new Uint8Array(zipSync(Object.fromEntries(sealed)))], 'lomba.zip')
  await user.upload(screen.getByLabelText('Unggah paket', { selector: 'input' }), file)
  await screen.findByRole('heading', { name: 'lomba.zip tersegel' })
  const word = screen.getByLabelText('Kata sandi paket')
  await user.type(word, 'hujan di bulan mei')
  await user.click(screen.getByRole('button', { name: 'Buka segel' }))
  expect(await screen.findByText(/^Kata sandi ini tidak membuka segelnya/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Kata sandi paket').value).toBe('hujan di bulan mei')
  await user.clear(word)
  await user.type(word, 'hujan di bulan juni')
  await user.click(screen.getByRole('button', { name: 'Buka segel' }))
  const card = await findCard('Paket uji')
  expect(card.getByText('kunci tersegel')).toBeTruthy()
  expect(card.queryByText(/Kuncinya bisa dibaca siapa pun/)).toBeNull()
  expect(screen.queryByLabelText('Kata sandi paket')).toBeNull()
})
