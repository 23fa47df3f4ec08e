import { expect, test } from './fixtures.ts'
import { slug, takeTryout } from './tryout.ts'

test('a phone reaches any question of the review by the list, which a filter narrows', async ({
  page,
  db,
  baseURL,
  student,
}) => {
  await takeTryout(db, baseURL, student)
  await page.goto(`/session/tryout-review/${slug}`)
  await page.getByRole('button', { name: /^Semua/ }).tap()
  const openList = page.getByRole('button', { name: 'Daftar soal' })
  const list = page.getByRole('dialog', { name: 'Daftar soal' })
  await openList.tap()
  await list.getByRole('button', { name: /^Soal 9:/ }).tap()
  await expect(list).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Soal 9 dari 12' })).toBeFocused()

  await page.getByRole('button', { name: 'Kosong 2' }).tap()
  await openList.tap()
  await expect(list.getByRole('button', { name: /^Soal \d+:/ })).toHaveCount(2)
})
