import { expect, expectNoViolations, test } from './fixtures.ts'
import { answerShown, enrol, openFirstSubTest, slug } from './tryout.ts'

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the pages of the app have no accessibility violation', async ({ page, db, baseURL, student }) => {
      const attempt = await enrol(db, baseURL, student)
      for (const path of [
        '/student/try-out',
        `/student/try-out/detail/${slug}`,
        `/student/try-out/fill-major/${slug}/${attempt}`,
        `/student/try-out/subjects/${slug}`,
        `/student/try-out/detail/${slug}/ranking`,
        '/student/profile',
        '/tidak/ada',
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoViolations(page)
      }
    })

    test('the session has no accessibility violation', async ({ page, db, baseURL, student }) => {
      await openFirstSubTest(page, db, baseURL, student)
      await answerShown(page)
      await expectNoViolations(page)
      await page.getByRole('button', { name: 'Buka daftar soal' }).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Selesai' }).tap()
      await expect(page.getByRole('button', { name: 'Kumpulkan' })).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('button', { name: 'Kumpulkan' }).tap()
      await expect(page.getByRole('heading', { name: 'Jawaban terkumpul' })).toBeVisible()
      await expectNoViolations(page)
    })
  })
