import { questions } from '@gerbang/contract/bank/questions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestion,
  createTopic,
} from '../../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

/** The second of three questions of a teacher's own sub-test, being written. */
async function open() {
  const teacher = await app.signIn({ role: 'teacher' })
  const program = await createProgram(app.db)
  const bank = await createBank(app.db, { owner_id: teacher.user.id, program_id: program.id })
  const topic = await createTopic(app.db, bank.subject_id)
  const ids: string[] = []
  for (let position = 1; position <= 3; position++) ids.push((await createQuestion(app.db, bank)).id)
  const params = { qbId: bank.id, subTesId: bank.sub_test_id }
  const place = `/teacher/question-bank/detail/${bank.id}/${bank.sub_test_id}`
  const { user, router } = await openScreen(`${place}/soal/${ids[1]}`, teacher)
  await screen.findByRole('heading', { name: 'Soal 2' })
  await waitFor(() => expect(screen.getAllByText('3 soal').length).toBeGreaterThan(0))
  const list = async () =>
    (await app.send(questions.list, { token: teacher.token, params, query: {} })).data.map(({ id }) => id)
  const read = async () =>
    (await app.send(questions.get, { token: teacher.token, params: { ...params, id: ids[1] ?? '' } })).data
  return { user, ids, list, read, topic, place, router, path: () => router.state.location.pathname }
}

test('the list beside the question says where one is and leads to the others', async () => {
  const { user, ids, path } = await open()
  const [rail] = within(screen.getByRole('navigation', { name: 'Daftar soal' })).getAllByRole('list')
  const links = within(rail ?? document.body).getAllByRole('link')
  expect(links.map(link => link.getAttribute('aria-current'))).toEqual([null, 'page', null])
  const [first] = links
  if (first) await user.click(first)
  await screen.findByRole('heading', { name: 'Soal 1' })
  expect(path()).toContain(ids[0])
})

test('Ctrl and an arrow lead to the question before and after, and stop at either end', async () => {
  const { user, ids, path } = await open()
  await user.keyboard('{Control>}{ArrowDown}{/Control}')
  await screen.findByRole('heading', { name: 'Soal 3' })
  await user.keyboard('{Control>}{ArrowDown}{/Control}')
  expect(path()).toContain(ids[2])
  await user.keyboard('{Control>}{ArrowUp}{/Control}')
  await screen.findByRole('heading', { name: 'Soal 2' })
})

test('Ctrl+Enter begins the next question', async () => {
  const { user, list, path, ids } = await open()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(async () => expect(await list()).toHaveLength(4))
  await waitFor(() => expect(ids.some(id => path().includes(id))).toBe(false))
})

test('the question changes places with its neighbour, as the server keeps it', async () => {
  const { user, ids, list } = await open()
  await user.click(screen.getByRole('button', { name: 'Naikkan urutan' }))
  await waitFor(async () => expect(await list()).toEqual([ids[1], ids[0], ids[2]]))
})

test('a copy of the question opens, to be changed', async () => {
  const { user, list, ids, path } = await open()
  await user.click(screen.getByRole('button', { name: 'Duplikat' }))
  await waitFor(async () => expect(await list()).toHaveLength(4))
  await waitFor(() => expect(ids.some(id => path().includes(id))).toBe(false))
})

test('one that nothing uses is deleted after a question, and the next one opens', async () => {
  const { user, ids, list, path } = await open()
  await user.click(screen.getByRole('button', { name: 'Hapus' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus soal ini?' }))
  await user.click(dialog.getByRole('button', { name: 'Hapus' }))
  await waitFor(() => expect(path()).toContain(ids[2]))
  expect(await list()).toEqual([ids[0], ids[2]])
})

test('a topic is chosen, one that lacks is made on the spot, and both stay with the question', async () => {
  const { user, topic, read } = await open()
  const field = await screen.findByLabelText('Topik')
  await user.selectOptions(field, await within(field).findByRole('option', { name: topic.name }))
  await waitFor(async () => expect((await read()).topic_ids).toEqual([topic.id]))
  await user.selectOptions(screen.getByLabelText('Topik'), 'Topik baru…')
  const name = screen.getByLabelText('Nama topik')
  const add = screen.getByRole('button', { name: 'Tambah' })
  await user.type(name, 'a')
  expect(add.getAttribute('aria-disabled')).toBe('true')
  await user.type(name, 'ritmetika sosial')
  await user.click(add)
  expect(await screen.findByRole('button', { name: 'Lepas topik aritmetika sosial' })).toBeTruthy()
  await waitFor(async () => expect((await read()).topic_ids).toHaveLength(2))
})
