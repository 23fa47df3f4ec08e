import { phone } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { enrol, findSubTest, slug } from './tryout.ts'

test.use({ viewport: phone })

test('on a phone the next act of a try-out stands above the bar, wherever its page is scrolled to', async ({
  page,
  db,
  baseURL,
  student,
}) => {
  await enrol(db, baseURL, student)
  await page.goto(`/student/try-out/detail/${slug}`)
  const act = page.getByRole('link', { name: 'Lanjutkan' })
  await expect(act).toBeVisible()
  const isOnTop = () =>
    act.evaluate(link => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(x + width / 2, y + height - 4))
    })
  expect(await isOnTop()).toBe(true)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await isOnTop()).toBe(true)
})

test('the button that begins a sub-test stays under the finger while the page learns what comes', async ({
  page,
  db,
  baseURL,
  student,
}) => {
  await enrol(db, baseURL, student)
  const { id } = await findSubTest(db, 1)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/tryouts/${slug}/subjects`, async route => {
    await promise
    await route.continue()
  })
  await page.goto(`/session/tryout/${slug}/${id}#siap`)
  const begin = page.getByRole('button', { name: 'Mulai subtes' })
  await expect(begin).toBeVisible()
  const before = await begin.boundingBox()
  resolve()
  await expect(page.getByText(/Subtes 1 dari \d/)).toBeVisible()
  expect(await begin.boundingBox()).toEqual(before)
})
