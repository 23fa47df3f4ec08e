import type { Page } from '@playwright/test'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { readDocument } from '@gerbang/interchange/read-document.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { laptop } from './browser.ts'
import { closeTryout, createEssayTryout, type EssayTryout, exportBank, handInEssay } from './essay-tryout.ts'
import { expect, expectNoViolations, test } from './fixtures.ts'
import { createPerson, rememberLogin, signIn } from './people.ts'
import { listQuestions } from './questions.ts'
import { answerShown, findShown, goToNext, showQuestion } from './sitting.ts'
import { tabTo } from './tab-to.ts'
import { send } from './tryout.ts'

/** Takes the whole paper on the phone: every kind, by touch. */
async function takeOnPhone(page: Page, db: Database, tryout: EssayTryout) {
  const { slug, sub_test_id } = tryout
  await page.goto(`/session/tryout/${slug}/${sub_test_id}#mulai`)
  await showQuestion(page, 1)
  const questions = await listQuestions(db, sub_test_id)
  for (let number = 1; number <= questions.length; number++) {
    await answerShown({ page, questions, sheet: new Map() }, number)
    const { content } = await findShown(page, questions)
    if (content.type === 'matching' || content.type === 'essay') await expectNoViolations(page)
    if (number < questions.length) await goToNext(page, number + 1)
  }
  await page.getByRole('navigation', { name: 'Pindah soal' }).getByRole('button').last().click()
  await page.getByRole('button', { name: 'Kumpulkan' }).click()
  await expect(page.getByRole('heading', { name: 'Jawaban terkumpul' })).toBeVisible()
}

/** Marks all twelve, and touches nothing but keys. */
async function markByKeys(page: Page, { title, id }: EssayTryout): Promise<void> {
  await page.goto('/teacher/question-bank/uraian')
  await tabTo(page, page.getByRole('link', { name: title }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Nilai', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/teacher/question-bank/uraian/${id}/soal/`))
  for (let marked = 0; ; marked++) {
    await expect(page.getByText(`${marked} dari 12 selesai dinilai`).first()).toBeVisible()
    const field = page.getByRole('textbox', { name: /^Menyebut sebabnya/ })
    if (marked === 12) return
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.type('3')
    await page.keyboard.press('Tab')
    await page.keyboard.type('6')
    await page.keyboard.press('Enter')
  }
}

test('two students write on phones, a teacher marks twelve essays by keys, and everybody sees them', async ({
  page,
  db,
  baseURL,
  browser,
  student,
}) => {
  test.setTimeout(400_000)
  const tryout = await createEssayTryout(db)
  for (let count = 1; count <= 10; count++)
    await handInEssay(
      baseURL,
      await createPerson(db, 'student'),
      tryout,
      `Sebabnya ${count}, misalnya begini.`,
    )
  const second = await createPerson(db, 'student')
  for (const one of [student, second]) {
    await signIn(page, baseURL, one)
    await send(baseURL, one, tryouts.enroll, { body: {}, params: { slug: tryout.slug } })
    await takeOnPhone(page, db, tryout)
  }
  await closeTryout(db, tryout)
  await page.goto(`/student/try-out/result/${tryout.slug}`)
  await expect(page.getByText('Menunggu uraian dinilai.', { exact: false })).toBeVisible()

  const desk = await browser.newContext({
    storageState: rememberLogin(baseURL, tryout.teacher),
    viewport: laptop,
    baseURL,
  })
  const marker = await desk.newPage()
  await markByKeys(marker, tryout)
  await expect(marker.getByText('Semua sudah dinilai')).toBeVisible()

  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Skor akhir' })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await page.goto(`/session/tryout-review/${tryout.slug}`)
  await page.getByRole('button', { name: /^Semua \d/ }).click()
  const questions = await listQuestions(db, tryout.sub_test_id)
  for (let number = 1; (await findShown(page, questions)).content.type !== 'essay'; number++)
    await goToNext(page, number + 1)
  await expect(page.getByText('Nilaimu menurut rubrik')).toBeVisible()
  await expect(page.getByText('3 / 4')).toBeVisible()
  await expectNoViolations(page)

  const admin = await createPerson(db, 'admin')
  await signIn(marker, baseURL, admin)
  await marker.goto(`/admin/report/${tryout.id}`)
  await expect(marker.getByRole('heading', { name: tryout.title })).toBeVisible()
  await expect(marker.getByText('12', { exact: true }).first()).toBeVisible()
  await desk.close()

  const { questions: read, errors } = readDocument(await exportBank(baseURL, tryout), 'soal.docx')
  expect(errors).toEqual([])
  const types = read.map(({ draft }) => draft.content.type)
  expect(types).toEqual(expect.arrayContaining(['matching', 'essay']))
  expect(read.find(({ draft }) => draft.content.type === 'essay')?.draft.key).toMatchObject({
    rubric: [{ text: 'Menyebut sebabnya', points: 4 }, { points: 6 }],
  })
})
