import type { Page } from '@playwright/test'
import type { Database } from '../apps/server/src/db/database.ts'
import { createProgram } from '../apps/server/src/testing/factories.ts'
import { createPool } from '../apps/server/src/testing/practices.ts'
import { laptop } from './browser.ts'
import { expect, test } from './fixtures.ts'
import type { Person } from './people.ts'

const disconnected = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

/** A program of its own, with five questions to practise, all of one kind. */
async function openPool(db: Database, student: Person): Promise<void> {
  const program = await createProgram(db)
  const { bank } = await createPool(db, program.id, 25)
  await db
    .updateTable('questions')
    .set({ status: 'draft' })
    .where('bank_sub_test_id', '=', bank.sub_test_id)
    .where('type', '<>', 'single_choice')
    .execute()
  await db.updateTable('users').set({ program_id: program.id }).where('id', '=', student.id).execute()
}

/** Whatever is asked: an option, a row of a table, or a number. */
async function choose(page: Page, place: number): Promise<void> {
  const text = page.getByLabel('Jawabanmu')
  const options = page.locator('article label:has(input:is([type=radio], [type=checkbox]))')
  await expect(text.or(options.first())).toBeVisible()
  if (await text.isVisible()) await text.fill('7')
  else await options.nth(place).click()
}

const check = (page: Page) => page.getByRole('button', { name: 'Periksa jawaban' }).click()
const explanation = (page: Page) => page.getByRole('region', { name: 'Pembahasan' })
const next = (page: Page) => page.getByRole('button', { name: 'Berikutnya', exact: true }).click()
const heading = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Soal ${number} dari`) })

/** One answer with the network, then none: answered, checked, reloaded, and told once the network is back. */
async function answerAcrossReload(page: Page): Promise<void> {
  await choose(page, 0)
  await check(page)
  await expect(explanation(page)).toBeVisible()
  await next(page)
  await expect(heading(page, 2)).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))

  await page.context().setOffline(true)
  await choose(page, 1)
  await check(page)
  await expect(
    page.getByText('Menunggu sambungan untuk memeriksa jawaban ini', { exact: false }),
  ).toBeVisible()
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(heading(page, 2)).toBeVisible()
  await expect(page.getByText(/^2\/\d+ terjawab$/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(explanation(page)).toBeVisible({ timeout: 20_000 })
}

test('a practice goes on without a network and a reload, and says at its end what it came to', async ({
  page,
  db,
  student,
  expectConsole,
}) => {
  expectConsole(disconnected)
  await openPool(db, student)
  await page.goto('/student/practice')
  await page.getByRole('button', { name: /^Latih lima soal/ }).click()
  await expect(heading(page, 1)).toBeVisible()
  await answerAcrossReload(page)
  const answered = await db
    .selectFrom('practice_items')
    .select('outcome')
    .where('user_id', '=', student.id)
    .where('outcome', 'is not', null)
    .execute()
  expect(answered).toHaveLength(2)
  for (const number of [3, 4, 5]) {
    await next(page)
    await expect(heading(page, number)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Selesai', exact: true }).click()
  await page.getByRole('button', { name: 'Kumpulkan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Latihan selesai' })).toBeVisible()
  await expect(page.getByText(/dari 2 benar/)).toBeVisible()
})

test('a quiz goes on without a network and a reload, and tells what was checked once it is back', async ({
  page,
  db,
  student,
  expectConsole,
}) => {
  expectConsole(disconnected)
  // Its first question has a passage, which stands beside it here and before it on a phone.
  await page.setViewportSize(laptop)
  await page.goto('/session/quiz/pemanasan-penalaran-umum#mulai')
  await expect(heading(page, 1)).toBeVisible()
  await answerAcrossReload(page)
  const confirmed = await db
    .selectFrom('quiz_answers as q')
    .innerJoin('quiz_attempts as a', 'a.id', 'q.attempt_id')
    .select('q.question_id')
    .where('a.user_id', '=', student.id)
    .where('q.confirmed_at', 'is not', null)
    .execute()
  expect(confirmed).toHaveLength(2)
})
