import { readKey } from '@gerbang/contract/question-format.ts'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { laptop } from './browser.ts'
import { expect, signIn, test } from './fixtures.ts'
import { createPerson } from './people.ts'
import { createScoredTryout, type ScoredTryout } from './scored-tryout.ts'
import { slug } from './tryout.ts'

// One try-out and one life: started, checked, corrected, published, seen, saved.
test.describe.configure({ mode: 'serial' })
test.use({ storageState: { cookies: [], origins: [] } })
test.setTimeout(120_000)

const reason = 'Hasil resmi, sudah diperiksa tim soal'
let tryout: ScoredTryout

test.beforeEach(async ({ page, baseURL, db }) => {
  tryout ??= await createScoredTryout(db)
  await signIn(page, baseURL, await createPerson(db, 'admin'))
})

async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Alasan') })
  await dialog.getByLabel('Alasan').fill(reason)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

async function openRanks(page: Page, tab = ''): Promise<void> {
  await page.goto(`/admin/peringkat/rank/${tryout.id}${tab}`)
  await expect(page.getByRole('heading', { level: 1, name: tryout.title })).toBeVisible()
}

test('an admin opens the scores, finds a try-out and starts a run that is seen to the end', async ({
  page,
}) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('link', { name: 'Peringkat' }).click()
  await expect(page).toHaveURL('/admin/peringkat')
  await page.getByRole('searchbox', { name: 'Cari try out' }).fill(tryout.title)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('status').filter({ hasText: '1 try out' })).toBeVisible()
  await page.getByRole('button', { name: 'Mulai penilaian' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Mulai', exact: true }).click()
  await expect(dialog.getByText('Tulis alasannya, minimal 10 huruf.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /IRT 3PL/ })).toBeChecked()
  await confirm(page, 'Mulai')
  const row = page.getByRole('row', { name: tryout.title })
  await expect(row).toContainText('Siap terbit', { timeout: 60_000 })
  await page.getByRole('link', { name: tryout.title }).click()
  await expect(page.getByText('Penilaian 2 selesai dan belum terbit')).toBeVisible()
})

test('a wrong key is on top, and changing it scores everybody anew', async ({ page, db }) => {
  await openRanks(page, '?tab=soal')
  const suspects = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Periksa dulu: kunci mungkin salah' }),
    })
  await expect(suspects.getByRole('listitem')).toHaveCount(1)
  await suspects.getByRole('button', { name: 'Lihat soal' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Diduga benar')).toBeVisible()
  await expect(sheet.getByRole('img', { name: 'Peluang benar menurut kemampuan' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Ganti kunci' }).click()
  await confirm(page, 'Ganti dan hitung ulang')
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Penilaian 3 selesai dan belum terbit')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Periksa dulu: kunci mungkin salah' })).toBeHidden()
  const { key } = await db
    .selectFrom('paper_keys')
    .select('key')
    .where('question_id', '=', tryout.wrong.question_id)
    .executeTakeFirstOrThrow()
  expect(readKey(key)).toEqual({ type: 'single_choice', option_id: tryout.wrong.right })
})

test('publishing brings the scores with their errors to the ranks and to the student', async ({
  page,
  browser,
  baseURL,
}) => {
  await openRanks(page)
  await page.getByRole('button', { name: 'Lihat perubahan' }).click()
  const changes = page.getByRole('dialog', { name: 'Apa yang berubah dengan penilaian 3' })
  await expect(changes.getByText(/Peringkat \d+ peserta berubah/)).toBeVisible()
  await expect(changes.getByRole('heading', { name: 'Naik paling banyak' })).toBeVisible()
  await changes.getByRole('button', { name: 'Terbitkan' }).click()
  await expect(page.getByText(/Skor \d+ peserta naik/)).toBeVisible()
  await confirm(page, 'Terbitkan hasil')
  await expect(page.getByText('Yang dilihat siswa: penilaian 3 (IRT 3PL)')).toBeVisible()
  await expect(page.getByRole('row', { name: /Siswa/ }).first()).toContainText('±', { timeout: 60_000 })

  const device = await browser.newContext({ baseURL })
  const theirs = await device.newPage()
  await signIn(theirs, baseURL, { ...tryout.student, role: 'student', email: '' })
  await theirs.goto(`/student/try-out/result/${tryout.slug}`)
  await expect(theirs.getByText(/± \d+/).first()).toBeVisible()
  await expect(theirs.getByText(/Paling mungkin antara \d/)).toBeVisible()
  await expect(theirs.getByText('Satu soal dikoreksi setelah try out')).toBeVisible()
  await expect(theirs.getByText('Sementara')).toBeHidden()
  await theirs.getByRole('link', { name: 'Bagaimana skor dihitung' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Bagaimana skor dihitung' })).toBeVisible()
  await device.close()
})

test.describe('on a laptop', () => {
  test.use({ viewport: laptop, isMobile: false, hasTouch: false })

  test('the ranks come as files that open, narrowed like the table', async ({ page }) => {
    await openRanks(page, '?search=Siswa+1')
    const count = page.getByRole('status').filter({ hasText: 'peserta' })
    // Siswa 1, 10 to 19 and 100 to 199.
    const total = 111
    await expect(count).toHaveText(`1–50 dari ${total} peserta`)

    const workbook = await download(page, 'Excel')
    const sheet = new TextDecoder().decode(unzipSync(workbook)['xl/worksheets/sheet1.xml'])
    expect(sheet.match(/<row>/g)).toHaveLength(total + 1)

    const lines = (await download(page, 'CSV')).toString('utf8').trim().split('\r\n')
    expect(lines).toHaveLength(total + 1)
    expect(lines[0]).toContain('Peringkat,Nama')
  })

  test('a table keeps its state in the address and tells its order and count', async ({ page }) => {
    await openRanks(page)
    const table = page.getByRole('region', { name: 'Peringkat peserta' })
    const student = table.getByRole('columnheader', { name: 'Peserta' })
    await expect(student).toHaveAttribute('aria-sort', 'ascending')
    await student.getByRole('link').click()
    await expect(page).toHaveURL(/sort=-rank/)
    await expect(student).toHaveAttribute('aria-sort', 'descending')
    await expect(table.getByRole('rowheader').first()).toContainText(/^2[34]\d/)

    await page.getByRole('button', { name: 'Sekolah', exact: true }).click()
    await page.getByRole('combobox', { name: 'Cari sekolah' }).fill('sma 7')
    const schools = page.getByRole('listbox', { name: 'Cari sekolah' })
    await expect(schools.getByRole('option').first()).toHaveText(/SMA 7.*5 peserta/s)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/school=SMA\+7/)
    const count = page.getByRole('status').filter({ hasText: 'peserta' })
    await expect(count).toHaveText('5 peserta')
    await page.reload()
    await expect(count).toHaveText('5 peserta')
    await expect(student).toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('link', { name: 'Hapus saringan Sekolah' }).click()
    await expect(count).toHaveText('1–50 dari 240 peserta')
    await page.goBack()
    await expect(count).toHaveText('5 peserta')

    await openRanks(page, '?page=999')
    await page.getByRole('link', { name: 'Ke halaman pertama' }).click()
    await expect(count).toHaveText('1–50 dari 240 peserta')

    await page.getByRole('searchbox').fill('tidak ada yang bernama begini')
    await expect(page.getByText('Tidak ada yang cocok')).toBeVisible()
    await page.getByRole('link', { name: 'Hapus semua saringan' }).last().click()
    await expect(count).toHaveText('1–50 dari 240 peserta')
  })

  test('a major is searched for among all that were chosen, and keeps its name on the filter', async ({
    page,
    db,
  }) => {
    const { id } = await db
      .selectFrom('tryouts')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    await page.goto(`/admin/peringkat/rank/${id}`)
    await page.getByRole('button', { name: 'Jurusan', exact: true }).click()
    await page.getByRole('combobox', { name: 'Cari jurusan atau kampus' }).fill('dokter ui')
    const found = page.getByRole('listbox').getByRole('option')
    await expect(found.first()).toHaveText('Pendidikan Dokter, UI')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/major_id=/)
    await expect(page.getByRole('button', { name: 'Jurusan: Pendidikan Dokter, UI' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Peringkat peserta' })).toContainText('Pendidikan Dokter')
    await page.getByRole('link', { name: 'Hapus saringan Jurusan' }).click()
    await expect(page).not.toHaveURL(/major_id=/)
  })

  test('a filter that the address made up is told in words, and can be dropped', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 422/)
    await openRanks(page, '?major_id=bukan-jurusan')
    await expect(page.getByRole('alert')).toContainText('pilihan yang tidak dikenal')
    await page.getByRole('link', { name: 'Hapus saringan Jurusan' }).click()
    await expect(page.getByRole('region', { name: 'Peringkat peserta' })).toBeVisible()
  })

  test('up and down go from row to row', async ({ page }) => {
    await openRanks(page, '?tab=soal')
    const rows = page.getByRole('region', { name: 'Statistik soal' }).getByRole('rowheader')
    await rows.nth(0).getByRole('button').focus()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1).getByRole('button')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(rows.nth(0).getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('a reset takes a student out of the ranks, and the history says who and why', async ({ page }) => {
  await openRanks(page)
  await page
    .getByRole('button', { name: /^Reset pengerjaan/ })
    .first()
    .click()
  await confirm(page, 'Reset pengerjaan')
  await expect(page.getByRole('status').filter({ hasText: 'dari 239 peserta' })).toBeVisible({
    timeout: 60_000,
  })
  await openRanks(page, '?tab=riwayat')
  const notes = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Catatan perubahan' }) })
  for (const action of ['Pengerjaan direset', 'Hasil diterbitkan', 'Kunci diganti'])
    await expect(notes.getByText(action)).toBeVisible()
  await expect(notes.getByText(reason).first()).toBeVisible()
  await page.getByLabel('Rincian penilaian 3').click()
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
})

async function download(page: Page, format: 'Excel' | 'CSV'): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: format }).click(),
  ])
  expect(file.suggestedFilename()).toContain(tryout.slug)
  return readFile(await file.path())
}
