import { expect, signIn, test } from './fixtures.ts'
import { createClass } from './screens.ts'
import { createPerson } from './people.ts'

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
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
