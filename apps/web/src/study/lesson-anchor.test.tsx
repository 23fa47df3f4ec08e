import 'fake-indexeddb/auto'
import { lessons } from '@gerbang/contract/learning/lessons.ts'
import { practices } from '@gerbang/contract/learning/practices.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../server/src/testing/factories.ts'
import { writtenLesson } from '../../../server/src/testing/lessons.ts'
import { createPool } from '../../../server/src/testing/practices.ts'
import { sit } from '../../../server/src/testing/sittings.ts'
import { storeLogin } from '../api/token.ts'
import { openSession } from '../testing/open-session.ts'
import { serveScreens } from '../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

const user = userEvent.setup()

async function write(topic_id: string) {
  const { token } = await app.signIn({ role: 'admin' })
  await app.send(lessons.create, { token, body: { ...writtenLesson, topic_id, is_published: true } })
}

test('a review leads to the lesson of a topic that has one, and to none of a topic without', async () => {
  const program_id = (await createProgram(app.db)).id
  const tryout = await createTryout(app.db, { program_id, questions: 1 })
  const [taught, untaught] = tryout.sub_tests
  const topic = await app.db
    .selectFrom('questions')
    .select('topic_id')
    .where('id', '=', taught?.items[0]?.question_id ?? '')
    .executeTakeFirstOrThrow()
  await write(topic.topic_id ?? '')
  const student = await sit(app, tryout, 0)
  storeLogin(student.token, student.user.id)
  await openSession(`/session/tryout-review/${tryout.slug}`)
  const link = await screen.findByRole('link', { name: /^Pelajaran / })
  expect(link.getAttribute('href')).toBe(`/student/pelajaran/${topic.topic_id}`)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subtes' }), untaught?.id ?? '')
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Pelajaran / })).toBeNull())
})

test('in practice the lesson is offered once an answer is told', async () => {
  const program_id = (await createProgram(app.db)).id
  const pool = await createPool(app.db, program_id, 30)
  await app.db
    .updateTable('questions')
    .set({ status: 'draft' })
    .where('type', '!=', 'single_choice')
    .execute()
  await write(pool.topic_id)
  const { token, user: person } = await app.signIn({ program_id })
  storeLogin(token, person.id)
  const { data } = await app.send(practices.start, {
    token,
    body: { kind: 'topic', target_id: pool.topic_id },
  })
  await openSession(`/session/practice/${data.id}`)
  await user.click(await screen.findByRole('radio', { name: /Pilihan b/ }))
  expect(screen.queryByRole('link', { name: /^Pelajaran / })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Periksa jawaban' }))
  const link = await screen.findByRole('link', { name: /^Pelajaran / })
  expect(link.getAttribute('href')).toBe(`/student/pelajaran/${pool.topic_id}`)
})
