import { practices } from '@gerbang/contract/learning/practices.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../../server/src/testing/factories.ts'
import { createPool } from '../../../../../server/src/testing/practices.ts'
import { sit } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('without questions to practise a student is told so', async () => {
  const program = await createProgram(app.db)
  await openScreen('/student/practice', await app.signIn({ program_id: program.id }))
  expect(await screen.findByText('Belum ada soal latihan')).toBeTruthy()
})

test('a subject tells what is known, and nothing before that', async () => {
  const program = await createProgram(app.db)
  const pool = await createPool(app.db, program.id, 6)
  const student = await app.signIn({ program_id: program.id })
  await openScreen('/student/practice', student)
  expect(await screen.findByText('6 soal baru')).toBeTruthy()
  expect(screen.queryByText(/jawaban terakhir benar/)).toBeNull()
  const begun = await app.send(practices.start, {
    token: student.token,
    body: { kind: 'subject', target_id: pool.subject_id },
  })
  const { id } = begun.data
  const { data } = await app.send(practices.get, { token: student.token, params: { id } })
  const answers = data.questions.map(({ id: question_id }, index) => ({
    question_id,
    value: pool.questions.find(question => question.question_id === question_id)?.[
      index < 3 ? 'right' : 'wrong'
    ],
    flagged: false,
    seq: 1,
    confirmed: true,
  }))
  await app.send(practices.answer, { token: student.token, params: { id }, body: { answers } })
  cleanup()
  await openScreen('/student/practice', student)
  const resume = await screen.findByRole('link', { name: 'Lanjutkan latihan' })
  expect(resume.getAttribute('href')).toBe(`/session/practice/${id}`)
  expect(screen.getByText('3 dari 5 jawaban terakhir benar')).toBeTruthy()
  expect(screen.getByText(/di antara 23 dan 88 persen/)).toBeTruthy()
  expect(screen.getByText(/Yang berikutnya kembali/)).toBeTruthy()
})

test('a weak topic of a result has its plan, and one that cannot be drawn says why', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, {
    program_id: program.id,
    sub_tests: 1,
    closes_at: null,
    questions: 6,
  })
  const student = await sit(app, tryout, 1, { program_id: program.id })
  const { user } = await openScreen('/student/practice', student)
  expect(await screen.findByText(/Baru 1 dari 6 soalmu benar/)).toBeTruthy()
  await app.db.updateTable('questions').set({ status: 'draft' }).execute()
  await user.click(screen.getByRole('button', { name: 'Mulai rencana ini' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/Pilih topik lain/)
})
