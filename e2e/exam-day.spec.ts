import type { Page } from '@playwright/test'
import { createStudentCode, redeemFor } from '../apps/server/src/testing/registrations.ts'
import { expect, expectNoViolations, test } from './fixtures.ts'
import { createPerson, signIn } from './people.ts'
import { answerShown, openFirstSubTest } from './sitting.ts'
import { slug } from './tryout.ts'

async function readCountdown(page: Page): Promise<number> {
  const text = (await page.getByRole('timer', { name: 'Sisa waktu' }).textContent()) ?? ''
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}

test('time and a message of the staff reach a student who goes on answering, without a reload', async ({
  page,
  browser,
  baseURL,
  db,
  student,
}) => {
  test.setTimeout(120_000)
  const { id, program_id } = await db
    .selectFrom('tryouts')
    .select(['id', 'program_id'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const code = await createStudentCode(db, { program_id, batch: `Ruang ${student.id.slice(-6)}` })
  await redeemFor(db, code, student.id)
  await db.updateTable('users').set({ name: code.batch }).where('id', '=', student.id).execute()
  const sitting = await openFirstSubTest(page, db, baseURL, student)
  const before = await readCountdown(page)

  const office = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await signIn(office, baseURL, await createPerson(db, 'admin'))
  await office.goto(`/admin/try-out/detail/${id}/live?search=${encodeURIComponent(code.batch)}`)

  await test.step('more time for one student', async () => {
    await office.getByRole('button', { name: code.batch }).click()
    const sheet = office.getByRole('dialog', { name: code.batch })
    await sheet.getByText('Terlihat terakhir').waitFor()
    await sheet.getByRole('button', { name: 'Tambah waktu' }).click()
    const dialog = office.getByRole('dialog', { name: `Tambah waktu untuk ${code.batch}` })
    await dialog.getByLabel('Tambahan waktu').fill('10')
    await dialog.getByLabel('Alasan').fill('Listrik ruang padam')
    await dialog.getByRole('button', { name: 'Tambah waktu' }).click()
    await expect(office.getByText('Waktu 1 siswa ditambah', { exact: true })).toBeVisible()
    await expect(page.getByText('Waktumu ditambah 10 menit.')).toBeVisible({ timeout: 30_000 })
    expect(await readCountdown(page)).toBeGreaterThan(before)
    await answerShown(sitting)
    await expectNoViolations(page)
    // By keys alone.
    await page.getByRole('button', { name: 'Mengerti' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Waktumu ditambah 10 menit.')).toBeHidden()
  })

  await test.step('a message for the batch', async () => {
    await office.getByRole('button', { name: 'Lainnya' }).click()
    await office.getByRole('menuitem', { name: 'Kirim pesan' }).click()
    const dialog = office.getByRole('dialog', { name: 'Kirim pesan ke peserta' })
    await dialog.getByLabel('Pesan', { exact: true }).fill('Listrik sudah menyala, lanjutkan dengan tenang.')
    await dialog.getByText('Satu kelas').click()
    await dialog.getByLabel('Kelas', { exact: true }).fill(code.batch)
    await expect(dialog.getByText('Berlaku untuk 1 siswa')).toBeVisible()
    await dialog.getByLabel('Alasan').fill('Memberi tahu ruang itu')
    await dialog.getByRole('button', { name: 'Kirim pesan' }).click()
    await expect(page.getByText('Listrik sudah menyala, lanjutkan dengan tenang.')).toBeVisible({
      timeout: 30_000,
    })
    await page.reload()
    await expect(page.getByText('Listrik sudah menyala, lanjutkan dengan tenang.')).toBeVisible({
      timeout: 30_000,
    })
    await page.getByRole('button', { name: 'Mengerti' }).tap()
    await expect(page.getByText('Pesan dari panitia')).toBeHidden()
  })
})
