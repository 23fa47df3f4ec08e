import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { describeSheet, readStored, sortChosen } from './questions.ts'
import { answerShown, flagShown, goToNext, openFirstSubTest } from './sitting.ts'
import { readShown } from './kinds.ts'
import { enrol, moveDeadline, slug } from './tryout.ts'

const disconnected = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

async function readCountdown(page: Page): Promise<number> {
  const text = (await page.getByRole('timer', { name: 'Sisa waktu' }).textContent()) ?? ''
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}

/** Presses “Unduh jawaban” and reads the file: what it holds for each question that was answered. */
async function downloadAnswers(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh jawaban' }).tap(),
  ])
  const { jawaban } = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    jawaban: { question_id: string; jawaban: unknown; tersimpan_di_server: boolean }[]
  }
  return jawaban
    .filter(row => row.jawaban !== null)
    .map(row => ({ ...row, jawaban: sortChosen(row.jawaban) }))
}

test('a reload without a network finds answers, place and clock as they were, and sends later', async ({
  page,
  context,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  expectConsole(disconnected)
  const sitting = await openFirstSubTest(page, db, baseURL, student)
  await answerShown(sitting)
  await goToNext(page, 2)
  await flagShown(sitting)
  await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sitting.sheet))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))

  await context.setOffline(true)
  await goToNext(page, 3)
  const third = await answerShown(sitting, 1)
  const [at, left] = [Date.now(), await readCountdown(page)]
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Soal 3 dari 12' })).toBeVisible()
  await expect(page.getByText('2/12 terjawab')).toBeVisible()
  expect(await readShown(page, third.content)).toEqual(sitting.sheet.get(third.id)?.value)
  const [leftNow, passed] = [await readCountdown(page), (Date.now() - at) / 1000]
  expect(leftNow).toBeLessThanOrEqual(left)
  expect(leftNow).toBeGreaterThanOrEqual(left - passed - 2)

  await page.getByRole('button', { name: 'Buka daftar soal' }).tap()
  await expect(page.getByRole('dialog').getByText('Belum terkirim: 1')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog').getByText('Tersimpan')).toBeVisible({ timeout: 20_000 })
  expect(await readStored(db, student)).toEqual(describeSheet(sitting.sheet))
})

test('answers that come back after the deadline are kept aside, and the student is told and can download them', async ({
  page,
  context,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  await page.clock.install()
  const sitting = await openFirstSubTest(page, db, baseURL, student)
  await answerShown(sitting)
  await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sitting.sheet))
  const inTime = describeSheet(sitting.sheet)

  expectConsole(disconnected)
  await context.setOffline(true)
  await goToNext(page, 2)
  const late = await answerShown(sitting, 2)
  const value = sortChosen(sitting.sheet.get(late.id)?.value)
  await moveDeadline(db, student, -120)
  await page.clock.fastForward('02:00:00')
  await expect(page.getByRole('heading', { name: 'Waktu habis' })).toBeVisible()
  await expect(page.getByText('1 jawaban masih di perangkat ini.')).toBeVisible()
  expect(await downloadAnswers(page)).toContainEqual(
    expect.objectContaining({ question_id: late.id, jawaban: value, tersimpan_di_server: false }),
  )

  // The server refuses what is late.
  expectConsole(/status of 409.*answer/)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Waktu habis, jawaban terkumpul' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByText('1 dari 12 soal')).toBeVisible()
  await expect(page.getByText('1 jawaban tidak ikut dinilai')).toBeVisible()
  expect(await downloadAnswers(page)).toHaveLength(2)
  expect(await readStored(db, student)).toEqual(inTime)
  const kept = await db
    .selectFrom('late_answers as l')
    .innerJoin('progresses as p', join =>
      join.onRef('p.bucket', '=', 'l.bucket').onRef('p.id', '=', 'l.progress_id'),
    )
    .select(['l.question_id', 'l.value', 'p.receipt'])
    .where('p.user_id', '=', student.id)
    .execute()
  expect(kept.map(row => ({ ...row, value: sortChosen(row.value) }))).toMatchObject([
    { question_id: late.id, value, receipt: { answered: 1, questions: 12, closed_by: 'time' } },
  ])
})

test('a start without a network stays on the page, says that no time runs, and works later', async ({
  page,
  context,
  db,
  baseURL,
  student,
}) => {
  await enrol(db, baseURL, student)
  await page.goto(`/student/try-out/subjects/${slug}`)
  await page.getByRole('button', { name: 'Mulai Penalaran Umum' }).tap()
  const ready = page.getByRole('button', { name: 'Saya siap' })
  await expect(ready).toBeVisible()
  await context.setOffline(true)
  await ready.tap()
  await expect(page.getByRole('alert')).toContainText('Tidak ada internet')
  await context.setOffline(false)
  await ready.tap()
  await expect(page.getByText('0/12 terjawab')).toBeVisible()
})
