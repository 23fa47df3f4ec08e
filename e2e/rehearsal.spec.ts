import { laptop } from './browser.ts'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { createPerson } from './people.ts'
import { slug } from './tryout.ts'

test('a student tries the device before the day, and the school sees who is ready', async ({
  page,
  browser,
  db,
  baseURL,
  student,
}) => {
  const name = `Gladi ${student.id.slice(-6)}`
  await db.updateTable('users').set({ name }).where('id', '=', student.id).execute()
  await page.goto(`/student/try-out/detail/${slug}`)
  await page.getByRole('link', { name: 'Gladi bersih' }).click()
  await expect(page.getByText('Perangkat ini siap')).toBeVisible({ timeout: 60_000 })
  await expectNoViolations(page)

  const { id } = await db
    .selectFrom('tryouts')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const desk = await (await browser.newContext({ baseURL, locale: 'id-ID', viewport: laptop })).newPage()
  await signIn(desk, baseURL, await createPerson(db, 'admin'))
  await desk.goto(`/admin/try-out/detail/${id}/live`)
  await desk.getByRole('button', { name: 'Lainnya' }).click()
  await desk.getByRole('menuitem', { name: 'Gladi bersih' }).click()
  // The page before it has a search of its own.
  await expect(desk.getByRole('heading', { name: 'Gladi bersih' })).toBeVisible()
  await desk.getByRole('searchbox').fill(name)
  await expect(desk.getByRole('row').filter({ hasText: name })).toContainText('Siap')
  await expectNoViolations(desk)
  await desk.context().close()
})
