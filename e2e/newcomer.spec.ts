import type { Locator, Page } from '@playwright/test'
import { button, fillNeeded, firstPassword, followLink, inventEmail } from './account.ts'
import { expect, expectNoViolations, logIn, test } from './fixtures.ts'
import { findField, shownArticle } from './questions.ts'

// Nobody is signed in to begin with.
test.use({ storageState: { cookies: [], origins: [] } })

/** Every tap of the newcomer, the two of choosing a program and the one on the mail's link among them. */
function countTaps() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      await target.tap()
      taps += 1
    },
    add: (count: number) => {
      taps += count
    },
    read: () => taps,
  }
}
type Hand = ReturnType<typeof countTaps>

const heading = (page: Page, number: number) => page.getByRole('heading', { name: `Soal ${number} dari 8` })

/** An option, a row of a table, or a number; more taps where a question wants more. */
async function choose(page: Page, hand: Hand) {
  const text = findField(page)
  const option = page.locator(`${shownArticle} label:has(input:is([type=radio], [type=checkbox]))`).first()
  const onward = button(page, 'Ke soal')
  await expect(text.or(option).or(onward).first()).toBeVisible()
  if (await onward.isVisible()) await hand.tap(onward)
  await expect(text.or(option)).toBeVisible()
  if (await text.isVisible()) await text.fill('7')
  else await hand.tap(option)
}

test('from registering to the first explained question: at most 25 taps, and without a network in the middle', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(300_000)
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const hand = countTaps()
  const email = inventEmail()

  await test.step('registers with four fields and signs in', async () => {
    await page.goto('/register')
    await fillNeeded(page, email)
    hand.add(2)
    await hand.tap(button(page, 'Buat akun'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buka emailmu')
    await followLink(page, email)
    hand.add(1)
    await hand.tap(page.getByRole('link', { name: 'Masuk' }))
    await logIn(page, { email }, firstPassword)
    hand.add(1)
  })

  await test.step('answers eight, some of them in a tunnel and across a reload', async () => {
    await expect(heading(page, 1)).toBeVisible()
    await expectNoViolations(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    for (let number = 1; number <= 8; number += 1) {
      await expect(heading(page, number)).toBeVisible()
      if (number === 4) await page.context().setOffline(true)
      if (number === 5) await page.reload()
      await expect(heading(page, number)).toBeVisible()
      if (number === 7) await page.context().setOffline(false)
      if (number % 3 === 0) await hand.tap(button(page, 'Belum tahu'))
      else {
        await choose(page, hand)
        await hand.tap(button(page, 'Berikutnya'))
      }
    }
  })

  await test.step('does not know the target yet, and chooses four days', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kamu ingin masuk ke mana?')
    await expectNoViolations(page)
    await hand.tap(button(page, 'Belum tahu'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berapa hari seminggu kamu sanggup?')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expectNoViolations(page)
    await hand.tap(page.getByText('4 hari'))
    await hand.tap(button(page, 'Mulai 5 soal pertama'))
  })

  await test.step('answers the first of five and reads why', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lima soal hari ini')
    await choose(page, hand)
    await hand.tap(button(page, 'Periksa jawaban'))
    await expect(page.getByRole('region', { name: 'Pembahasan' })).toBeVisible()
  })

  console.log(`Taps of the newcomer: ${hand.read()}`)
  expect(hand.read()).toBeLessThanOrEqual(25)
  await page.goto('/student')
  await expect(page.getByRole('heading', { name: 'Hari ini' })).toBeVisible()
})
