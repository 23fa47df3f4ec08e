import { expect, test } from './fixtures.ts'
import { password } from './people.ts'
import { answerShown, enrol, listStored, listSubTests, showQuestion, slug } from './tryout.ts'

test.describe('on a phone', () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  test.setTimeout(240_000)

  test('a student takes a whole try-out and sees score, rank and worked solutions', async ({
    page,
    baseURL,
    db,
    student,
    expectConsole,
  }) => {
    // The next sub-test says first that it has not been started.
    expectConsole(/status of 409/)
    await page.goto('/login')
    await page.getByLabel('Email atau nama pengguna').fill(student.email)
    await page.getByLabel('Kata sandi', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Masuk', exact: true }).tap()
    await page.getByRole('link', { name: 'Try Out Perdana' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Try Out Perdana' })).toBeVisible()
    await enrol(db, baseURL, student)
    await page.goto(`/student/try-out/subjects/${slug}`)

    const subTests = await listSubTests(db)
    const answeredPerSubTest = 4
    for (const [index, subTest] of subTests.entries()) {
      if (index === 0) {
        await page.getByRole('button', { name: `Mulai ${subTest.name}` }).tap()
        await page.getByRole('button', { name: 'Saya siap' }).tap()
      } else await page.getByRole('button', { name: /Mulai/ }).tap()
      await showQuestion(page, 1)

      for (let number = 1; number <= answeredPerSubTest; number++) {
        await answerShown(page)
        if (number === 2) await page.getByRole('button', { name: 'Ragu-ragu' }).tap()
        if (number === answeredPerSubTest) break
        await page.getByRole('button', { name: 'Berikutnya' }).tap()
        await showQuestion(page, number + 1)
      }
      await page.getByRole('button', { name: 'Buka daftar soal' }).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Selesai' }).tap()
      await page.getByRole('button', { name: 'Kumpulkan' }).tap()
      await expect(page.getByRole('heading', { name: 'Jawaban terkumpul' })).toBeVisible()
      await expect(page.getByText(`${answeredPerSubTest} dari`)).toBeVisible()

      const stored = (await listStored(db, student)).filter(row => row.sub_test_id === subTest.id)
      expect(stored.filter(row => row.value !== null)).toHaveLength(answeredPerSubTest)
      expect(stored.filter(row => row.flagged)).toHaveLength(1)
      const next = index === subTests.length - 1 ? 'Lihat hasil' : 'Lanjut ke subtes berikutnya'
      await page.getByRole('link', { name: next }).tap()
    }

    await expect(page).toHaveURL(`/student/try-out/result/${slug}`)
    const { total } = await db
      .selectFrom('attempt_scores as s')
      .innerJoin('attempts as a', join =>
        join.onRef('a.bucket', '=', 's.bucket').onRef('a.id', '=', 's.attempt_id'),
      )
      .select('s.total')
      .where('a.user_id', '=', student.id)
      .executeTakeFirstOrThrow()
    const shown = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 }).format(Math.floor(total))
    await expect(page.getByRole('main')).toContainText(shown)
    await expect(page.getByRole('main')).toContainText(/dari 30\d/)

    await page.goto(`/student/try-out/detail/${slug}/ranking`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.goto(`/session/tryout-review/${slug}`)
    await expect(page.getByRole('heading', { name: 'Pembahasan' }).first()).toBeVisible()
  })
})
