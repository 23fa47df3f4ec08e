import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout, iso } from '../../../../../server/src/testing/factories.ts'
import { enroll, sit, sitSubTest, start } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

const rowOf = (title: string) => screen.getByRole('link', { name: title }).closest('li')

async function signInStudent() {
  const program = await createProgram(app.db)
  return { program, who: await app.signIn({ program_id: program.id }) }
}

test("lists the open try-outs of the student's own program", async () => {
  const { program, who } = await signInStudent()
  await createTryout(app.db, { program_id: program.id, title: 'Try Out Pagi' })
  const other = await createProgram(app.db)
  await createTryout(app.db, { program_id: other.id, title: 'Try Out Lain' })

  await openScreen('/student/try-out', who)

  expect(await screen.findByText('Try Out Pagi')).toBeTruthy()
  expect(screen.queryByText('Try Out Lain')).toBeNull()
})

test('says that nothing matches, and offers to clear the search', async () => {
  const { program, who } = await signInStudent()
  await createTryout(app.db, { program_id: program.id, title: 'Try Out Pagi' })

  const { user } = await openScreen('/student/try-out?search=malam', who)
  await user.click(await screen.findByRole('link', { name: 'Hapus pencarian' }))

  expect(await screen.findByText('Try Out Pagi')).toBeTruthy()
})

test('offers to go on where a try-out is under way, and only there', async () => {
  const { program } = await signInStudent()
  const tryout = await createTryout(app.db, { program_id: program.id, title: 'Try Out Pagi' })
  await createTryout(app.db, { program_id: program.id, title: 'Try Out Sore' })
  const student = await enroll(app, tryout)
  await start(app, student, tryout.sub_tests[0])

  const { user } = await openScreen('/student/try-out', student)
  await screen.findByText('Try Out Sore')
  const doors = screen.getAllByRole('link', { name: /^Lanjutkan/ })
  expect(doors.map(door => door.getAttribute('aria-label'))).toEqual(['Lanjutkan Try Out Pagi'])
  await user.click(screen.getByRole('link', { name: 'Lanjutkan Try Out Pagi' }))

  expect(await screen.findByRole('heading', { name: 'Pilih Mata Pelajaran' })).toBeTruthy()
})

test('dates what opens and closes, not what is always open', async () => {
  const { program, who } = await signInStudent()
  const closes_at = '2026-11-28T15:00:00.000Z'
  await createTryout(app.db, { program_id: program.id, title: 'Terjadwal', closes_at })
  await createTryout(app.db, { program_id: program.id, title: 'Latihan bebas' })

  await openScreen('/student/try-out', who)
  await screen.findByRole('link', { name: 'Terjadwal' })

  expect(rowOf('Terjadwal')?.textContent).toMatch(/^\d+Nov/)
  expect(rowOf('Latihan bebas')?.textContent).not.toContain('Nov')
})

test('what is open stands under its heading, before what comes and what is over', async () => {
  const { program, who } = await signInStudent()
  const day = 86_400
  const make = (title: string, from: number, to: number) =>
    createTryout(app.db, {
      program_id: program.id,
      title,
      opens_at: iso(from * day),
      closes_at: iso(to * day),
    })
  await make('Lewat', -40, -39)
  await make('Nanti', 40, 41)
  await make('Kini', -1, 1)
  await openScreen('/student/try-out', who)
  await screen.findByText('Kini')
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Sedang dibuka',
    expect.stringMatching(/^Akan datang: \p{L}+ 20\d\d$/u),
    expect.stringMatching(/^Sudah ditutup: \p{L}+ 20\d\d$/u),
  ])
  expect(within(screen.getByRole('region', { name: 'Sedang dibuka' })).getAllByRole('link')).toHaveLength(1)
})

test('a finished try-out tells its score with its error, and leads to its result', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id, title: 'TO Satu', questions: 6 })
  await openScreen('/student/try-out', await sit(app, tryout, 4))
  expect(await screen.findByText(/^Skor \d/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lihat hasil TO Satu' }).getAttribute('href')).toBe(
    `/student/try-out/result/${tryout.slug}?attempt=1`,
  )
  expect(screen.queryByRole('link', { name: /pengerjaan/ })).toBeNull()
})

test('a result that is not out has no score, and says so', async () => {
  const program = await createProgram(app.db)
  const closes_at = iso(3600)
  const tryout = await createTryout(app.db, {
    program_id: program.id,
    title: 'TO Satu',
    questions: 6,
    result_release: 'at_close',
    closes_at,
  })
  await openScreen('/student/try-out', await sit(app, tryout, 4))
  expect(await screen.findByText('Hasil belum dibuka')).toBeTruthy()
})

test('two attempts lead to all of them, and those of nothing else', async () => {
  const program = await createProgram(app.db)
  const set = { program_id: program.id, questions: 6, max_attempts: null, closes_at: null }
  const tryout = await createTryout(app.db, { ...set, title: 'TO Satu' })
  const other = await createTryout(app.db, { ...set, title: 'TO Dua' })
  const student = await sit(app, tryout, 4)
  for (const next of [tryout, other]) {
    const own = { token: student.token, params: { slug: next.slug } }
    await app.send(tryouts.enroll, { ...own, body: {} })
    for (const subTest of next.sub_tests) await sitSubTest(app, own, subTest, 4)
  }
  const { user } = await openScreen('/student/try-out', student)
  await user.click(await screen.findByRole('link', { name: '2 pengerjaan TO Satu' }))
  expect(await screen.findByRole('heading', { name: 'Semua pengerjaan TO Satu' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'TO Satu' })).toHaveLength(2)
  expect(screen.queryByRole('link', { name: 'TO Dua' })).toBeNull()
})
