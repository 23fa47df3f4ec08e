import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestion,
  createTopic,
  draftSample,
} from '../../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

async function createQueue(count: number) {
  const program = await createProgram(app.db)
  const teacher = await app.signIn({ role: 'teacher', name: 'Ratna' })
  const bank = await createBank(app.db, { owner_id: teacher.user.id, program_id: program.id })
  const topic = await createTopic(app.db, bank.subject_id)
  for (let number = 1; number <= count; number++) {
    const content = { ...draftSample.content, prompt: `Soal tinjauan ${number}?` }
    const draft = { ...draftSample, content }
    await createQuestion(app.db, bank, { draft, topic_ids: [topic.id] })
  }
  await app.db
    .updateTable('questions')
    .set({ status: 'in_review' })
    .where('bank_sub_test_id', '=', bank.sub_test_id)
    .execute()
  const listStatuses = async () => {
    const rows = await app.db
      .selectFrom('questions')
      .select('status')
      .where('bank_sub_test_id', '=', bank.sub_test_id)
      .orderBy('position')
      .execute()
    return rows.map(({ status }) => status)
  }
  return { teacher, listStatuses }
}

test('thirty questions are reviewed and approved by keyboard alone', async () => {
  const { teacher, listStatuses } = await createQueue(30)
  const { user } = await openScreen('/teacher/question-bank/review', teacher)
  for (let number = 1; number <= 30; number++) {
    await screen.findByText(`Soal tinjauan ${number}?`)
    await user.keyboard('a')
  }
  expect(await screen.findByText('30 disetujui, 0 dikembalikan.')).toBeTruthy()
  expect(await listStatuses()).toEqual(Array.from({ length: 30 }, () => 'published'))
})

test('one is sent back with a comment, taken back, and passed over', async () => {
  const { teacher, listStatuses } = await createQueue(3)
  const { user } = await openScreen('/teacher/question-bank/review', teacher)
  await screen.findByText('Soal tinjauan 1?')
  await user.keyboard('r')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Tulis apa yang perlu diperbaiki.')).toBeTruthy()
  await user.keyboard('Opsi C mirip B.{Control>}{Enter}{/Control}')
  await screen.findByText('Soal tinjauan 2?')
  expect(await listStatuses()).toEqual(['draft', 'in_review', 'in_review'])

  await user.keyboard('u')
  await screen.findByText('Soal tinjauan 1?')
  await waitFor(async () => expect(await listStatuses()).toEqual(['in_review', 'in_review', 'in_review']))
  expect(await screen.findByText('Opsi C mirip B.')).toBeTruthy()
  await user.keyboard('j')
  await screen.findByText('Soal tinjauan 2?')
  await user.keyboard('a')
  await screen.findByText('Soal tinjauan 3?')
  expect(await listStatuses()).toEqual(['in_review', 'published', 'in_review'])
})

test('whoever has nothing to review is told so', async () => {
  await openScreen('/teacher/question-bank/review', await app.signIn({ role: 'teacher' }))
  expect(await screen.findByText('Tidak ada soal yang menunggu')).toBeTruthy()
})
