import { countPages, listSheets } from './count-pages.ts'
import { expect, signIn, test } from './fixtures.ts'
import { createClass, findClassId } from './screens.ts'
import { createPerson } from './people.ts'
import { slug } from './tryout.ts'

test('the page of a class of 31 is one A4 with the passages that its questions need', async ({
  page,
  db,
  baseURL,
}) => {
  const batch = 'XII IPA 7'
  const tryoutId = await createClass(db, batch, 31)
  await signIn(page, baseURL, await createPerson(db, 'admin'))
  await page.goto(`/admin/report/class/${tryoutId}?kelas=${encodeURIComponent(batch)}`)
  await page.getByRole('heading', { name: 'Kelompok untuk sepuluh menit terakhir' }).waitFor()
  expect(await countPages(page)).toBe(1)
})

test('the raports of a class of 30 print as 30 pages in one file, and the marks are a file beside them', async ({
  page,
  db,
  baseURL,
}) => {
  const batch = 'XII IPA 4'
  await createClass(db, batch, 30)
  await signIn(page, baseURL, await createPerson(db, 'admin'))
  await page.goto(`/admin/class/${await findClassId(db, batch)}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('group', { name: 'Unduh nilai' }).getByRole('button', { name: 'Excel' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^nilai-xii-ipa-4-.*\.xlsx$/)
  await page.getByRole('link', { name: 'Lihat dan cetak rapor sekelas' }).click()
  await expect(page.getByRole('article')).toHaveCount(30)
  expect(await countPages(page)).toBe(30)
})

/** The sheet for answers is one of them. */
const mostSheets = 18

test('a paper of 81 questions prints on few sheets', async ({ page, db, baseURL }) => {
  await signIn(page, baseURL, await createPerson(db, 'admin'))
  const { id } = await db
    .selectFrom('tryouts')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  await page.goto(`/admin/try-out/detail/${id}/paper`)
  await expect(page.getByRole('article').first().locator('.paper-question')).toHaveCount(81)
  for (const picture of await page.getByRole('article').getByRole('img').all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const sheets = await listSheets(page)
  expect(sheets.length).toBeLessThanOrEqual(mostSheets)
  // In points: without a rule of its own for the page they would be of the printer's size, and without margins.
  for (const [width = 0, height = 0] of sheets)
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
})
