import { scores } from '@gerbang/contract/scores/scores.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import {
  createBank,
  createProgram,
  createQuestion,
  createTopic,
  createTryout,
  draftSample,
} from '../apps/server/src/testing/factories.ts'
import { simulateSittings } from '../apps/server/src/testing/simulated-sittings.ts'
import { answerTrials } from '../apps/server/src/testing/trials.ts'
import { laptop } from './browser.ts'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { createPerson, type Person } from './people.ts'
import { send } from './tryout.ts'

test.use({ viewport: laptop, isMobile: false, hasTouch: false })

const scored = 12

/** A teacher's shared bank of one topic, and a draft whose paper is most of it. */
async function createStock(db: Database, origin: string, admin: Person) {
  const program = await createProgram(db, {
    name: `Program Uji ${Math.random().toString(36).slice(2, 8)}`,
  })
  const teacher = await createPerson(db, 'teacher')
  const bank = await createBank(db, { owner_id: teacher.id, program_id: program.id, title: 'Bank Bu Ratna' })
  const topic = await createTopic(db, bank.subject_id, 'Peluang')
  const ids: string[] = []
  for (let number = 1; number <= scored + 4; number += 1) {
    const { id } = await createQuestion(db, bank, {
      status: 'published',
      topic_ids: [topic.id],
      draft: {
        ...draftSample,
        content: {
          ...draftSample.content,
          prompt: `Peluang ${number}: berapa $1 + 1$ pada ${number > scored ? 'dadu' : 'koin'}?`,
        },
      },
    })
    ids.push(id)
  }
  const now = Date.now()
  const { id } = await createTryout(db, {
    program_id: program.id,
    title: `Try Out ${program.name}`,
    scoring: 'irt',
    status: 'draft',
    sub_tests: 0,
    questions: 0,
    opens_at: new Date(now - 86_400_000).toISOString(),
  })
  const params = { id }
  const sub_tests = [
    { subject_id: bank.subject_id, duration_seconds: 1200, weight: 1, wanted_questions: scored },
  ]
  const arranged = await send(origin, admin, tryoutPlans.arrange, { params, body: { sub_tests } })
  const subTestId = arranged.sub_tests[0]?.id ?? ''
  const body = { question_ids: ids.slice(0, scored) }
  await send(origin, admin, tryoutPlans.choose, { params: { id, subTestId }, body })
  return { bank, teacher, id, subTestId, title: `Try Out ${program.name}` }
}

test('a bank tells what is not measured, two questions are tried out in a try-out, and afterwards they are measured', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const admin = await createPerson(db, 'admin')
  const stock = await createStock(db, baseURL, admin)
  const address = `question-bank/kalibrasi/${stock.bank.subject_id}`

  const context = await browser.newContext({ baseURL })
  const school = await context.newPage()
  await signIn(school, baseURL, stock.teacher)
  await test.step('the teacher sees that nothing is measured yet', async () => {
    await school.goto('/teacher/question-bank')
    await school.getByRole('link', { name: 'Kalibrasi' }).click()
    await expect(school.getByRole('heading', { level: 1, name: 'Kalibrasi bank' })).toBeVisible()
    await school.goto(`/teacher/${address}`)
    await expect(school.getByText(`0 dari ${scored + 4}`)).toBeVisible()
    await expect(school.getByText(/Admin memasukkannya ke uji coba/)).toBeVisible()
    await expect(school.getByText('Topiknya belum terukur').first()).toBeVisible()
  })

  await signIn(page, baseURL, admin)
  await test.step('an admin puts two questions that nobody has seen into the draft', async () => {
    await page.goto(`/admin/${address}?search=dadu`)
    const list = page.getByRole('region', { name: 'Soal yang sebaiknya diuji coba' })
    await expect(list.getByRole('row', { name: /Peluang 14:/ })).toBeVisible()
    await expect(list.getByRole('row', { name: /koin/ })).toHaveCount(0)
    for (const number of [13, 14])
      await list
        .getByRole('row', { name: new RegExp(`Peluang ${number}:`) })
        .getByRole('checkbox')
        .check()
    await page.getByRole('button', { name: 'Masukkan ke uji coba' }).click()
    const dialog = page.getByRole('dialog', { name: 'Uji cobakan 2 soal' })
    await dialog.getByRole('radio', { name: new RegExp(stock.title) }).check()
    await expect(dialog.getByLabel('Soal uji coba per siswa')).toHaveValue('2')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Masukkan', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/2 sedang diuji coba/)).toBeVisible()
    await expect(list.getByRole('row', { name: /Peluang 13:/ })).toHaveCount(0)
  })

  await test.step('the try-out carries them, students take it, and it is scored', async () => {
    await page.goto(`/admin/try-out/create/test?id=${stock.id}&cara=uji-coba`)
    await expect(page.getByText(/dari 2 soal uji coba/)).toBeVisible()
    const params = { id: stock.id }
    await send(baseURL, admin, tryoutPlans.publish, {
      params,
      body: { reason: 'Uji coba bank soal sekolah' },
    })
    await simulateSittings(db, stock.id, { students: 240, at: new Date() })
    const rows = await db
      .selectFrom('paper_trials')
      .select('question_id')
      .where('sub_test_id', '=', stock.subTestId)
      .orderBy('position')
      .execute()
    const answers = rows.map(({ question_id }) => ({
      question_id,
      right: { type: 'single_choice' as const, option_id: 'b' },
      wrong: { type: 'single_choice' as const, option_id: 'a' },
    }))
    await answerTrials(db, stock.subTestId, answers, 2)
    await send(baseURL, admin, scores.rescore, {
      params,
      body: { reason: 'Uji coba bank soal sekolah', publish: true },
    })
  })

  await test.step('the teacher sees them measured on the scale of the try-out', async () => {
    await expect(async () => {
      await school.goto(`/teacher/${address}`)
      await expect(school.getByText(stock.title).first()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 90_000 })
    await expect(school.getByText(`${scored + 2} dari ${scored + 4}`)).toBeVisible()
    await expectNoViolations(school)
  })
  await context.close()
})
