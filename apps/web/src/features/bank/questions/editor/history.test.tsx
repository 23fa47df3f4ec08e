import { questions } from '@gerbang/contract/bank/questions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestion,
  createTopic,
  createTryout,
  draftSample,
} from '../../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

async function createRewritten() {
  const program = await createProgram(app.db)
  const teacher = await app.signIn({ role: 'teacher', name: 'Ratna' })
  const bank = await createBank(app.db, { owner_id: teacher.user.id, program_id: program.id })
  const topic = await createTopic(app.db, bank.subject_id)
  const question = await createQuestion(app.db, bank, { topic_ids: [topic.id], status: 'published' })
  const tryout = await createTryout(app.db, {
    program_id: program.id,
    sub_tests: 1,
    questions: 1,
    title: 'TO Satu',
  })
  await app.db
    .insertInto('paper_items')
    .values({
      sub_test_id: tryout.sub_tests[0]?.id ?? '',
      question_id: question.id,
      question_version: 1,
      position: 2,
      topic_id: topic.id,
      content: JSON.stringify(question.content),
      points: 1,
    })
    .execute()
  const params = { qbId: bank.id, subTesId: bank.sub_test_id }
  const content = { ...draftSample.content, prompt: 'Berapa $1 + 2$?' }
  const body = {
    draft: { ...draftSample, content },
    stimulus_id: null,
    topic_ids: [topic.id],
    points: 1,
    difficulty: 'hard',
    lang: 'id',
    id: question.id,
    revision: 1,
  }
  const saved = await app.send(questions.save, { token: teacher.token, params, body })
  expect(saved.data.version).toBe(2)
  const place = `/teacher/question-bank/detail/${bank.id}/${bank.sub_test_id}/soal/${question.id}`
  return {
    teacher,
    place,
    read: () => app.send(questions.get, { token: teacher.token, params: { ...params, id: question.id } }),
  }
}

async function findCard(name: string): Promise<HTMLElement> {
  const card = (await screen.findByRole('heading', { name })).closest('section')
  if (!card) throw new Error(`No card is named ${name}`)
  return card
}

test('a teacher sees what changed, who keeps the old, and goes back to what is published', async () => {
  const { teacher, place, read } = await createRewritten()
  const { user } = await openScreen(`${place}/versi`, teacher)
  const difference = within(await findCard('Yang berubah'))
  expect(await difference.findByText('Kesulitan')).toBeTruthy()
  expect(difference.getByText('Sulit').closest('ins')).toBeTruthy()
  expect(difference.getByText('Sedang').closest('del')).toBeTruthy()
  const uses = within(await findCard('Dipakai di'))
  expect(await uses.findByText('Tetap memakai versi lama')).toBeTruthy()
  expect(uses.getByText('TO Satu')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Pulihkan versi 1' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pulihkan' }))
  await waitFor(async () => expect((await read()).data).toMatchObject({ version: 1, status: 'published' }))
  expect(await screen.findByText('versi 1 · terbit')).toBeTruthy()
  expect(screen.getByText('Versi 2', { selector: 'p' })).toBeTruthy()
})

test('of a question that has one version nothing is to be compared, and the page says when there will be', async () => {
  const teacher = await app.signIn({ role: 'teacher' })
  const program = await createProgram(app.db)
  const bank = await createBank(app.db, { owner_id: teacher.user.id, program_id: program.id })
  const { id } = await createQuestion(app.db, bank)
  await openScreen(`/teacher/question-bank/detail/${bank.id}/${bank.sub_test_id}/soal/${id}/versi`, teacher)
  const difference = within(await findCard('Yang berubah'))
  expect(difference.getByText(/^Baru ada satu versi/)).toBeTruthy()
  expect(difference.queryByRole('combobox')).toBeNull()
  expect(await screen.findByText('Versi 1', { selector: 'p' })).toBeTruthy()
})

test('publishing the draft says what was done', async () => {
  const { teacher, place, read } = await createRewritten()
  const { user } = await openScreen(place, teacher)
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }))
  expect(await screen.findByText('Soal diterbitkan')).toBeTruthy()
  expect(screen.queryByText('OK')).toBeNull()
  expect((await read()).data).toMatchObject({ version: 2, status: 'published' })
})

const dialog = () => within(screen.getByRole('dialog'))

test('a question that is used is not deleted but put away, after the page has said why', async () => {
  const { teacher, place, read } = await createRewritten()
  const { user } = await openScreen(place, teacher)
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))
  await user.click(dialog().getByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText(/dipakai try out “TO Satu”/)).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: 'Arsipkan' }))
  await waitFor(async () => expect((await read()).data.status).toBe('archived'))
})
