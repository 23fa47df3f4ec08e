import { interchange } from '@gerbang/contract/bank/interchange.ts'
import { questions } from '@gerbang/contract/bank/questions.ts'
import type { QuestionDraft } from '@gerbang/contract/question.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../http/handle.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestion,
  createTopic,
  draftSample,
  epoch,
} from '../../../testing/factories.ts'
import { createHold } from '../../../testing/holds.ts'
import { listHeld } from '../../exam/tryouts/held-questions.queries.ts'
import { linkQuestions } from './kin.queries.ts'

let app: TestApp
let program: { id: string }
let owner: Awaited<ReturnType<TestApp['signIn']>>
let reader: typeof owner
beforeAll(async () => {
  app = await createTestApp()
  program = await createProgram(app.db)
  owner = await app.signIn({ role: 'teacher' })
  reader = await app.signIn({ role: 'teacher' })
})
afterAll(() => app.close())

const story =
  'Sebuah bus berangkat dari Bandung pukul 06.15 dan tiba di Cirebon pukul 09.45. Berapa lama perjalanannya bila bus berhenti setengah jam di Sumedang?'

const write = (prompt: string): QuestionDraft => ({
  ...draftSample,
  content: { ...draftSample.content, prompt },
})

async function openBank(person = owner) {
  const bank = await createBank(app.db, {
    owner_id: person.user.id,
    program_id: program.id,
    visibility: 'shared',
  })
  const topic = await createTopic(app.db, bank.subject_id)
  const add = (prompt: string, status: 'draft' | 'published' = 'published') =>
    createQuestion(app.db, bank, { draft: write(prompt), topic_ids: [topic.id], status })
  return { ...bank, topic, add, params: { qbId: bank.id, subTesId: bank.sub_test_id } }
}

const copy = (token: string, { params }: { params: object }, ids: string[]) =>
  app.send(questions.copy, { token, params: params as never, body: { ids } })
const isHeld = async (id: string) => (await listHeld(app.db, [id], epoch)).has(id)

test('a copy is held with what it was made of, and so is a copy of the copy', async () => {
  const bank = await openBank()
  const origin = await bank.add(`${story} (asli)`)
  const { data } = await copy(owner.token, bank, [origin.id])
  const [copied = ''] = data.changed
  const second = (await copy(owner.token, bank, [copied])).data.changed[0] ?? ''
  expect(await isHeld(second)).toBe(false)
  await createHold(app.db, program.id, [origin.id])
  for (const id of [origin.id, copied, second]) expect(await isHeld(id)).toBe(true)
})

test('what is typed, imported or read back and says nearly the same is held once it is published', async () => {
  const bank = await openBank()
  const origin = await bank.add(`${story} Jawab dalam menit.`)
  await createHold(app.db, program.id, [origin.id])
  const near = await bank.add(`${story} Jawab dalam  MENIT!`)
  const other = await bank.add('Manakah ibu kota provinsi yang paling timur di pulau Kalimantan?')
  const drafted = await bank.add(`${story} Jawab, dalam menit.`, 'draft')
  expect(await isHeld(near.id)).toBe(true)
  expect(await isHeld(other.id)).toBe(false)
  await app.send(questions.setStatus, {
    token: owner.token,
    params: { qbId: bank.id },
    body: { ids: [drafted.id], status: 'published' },
  })
  expect(await isHeld(drafted.id)).toBe(true)
})

test('who may only read a held question neither copies nor exports it, and is told why', async () => {
  const bank = await openBank()
  const own = await openBank(reader)
  const held = await bank.add(`${story} Bulatkan ke jam.`)
  const free = await bank.add('Hasil bagi dua ratus empat puluh oleh enam belas adalah?')
  await createHold(app.db, program.id, [held.id])
  expect((await copy(reader.token, own, [held.id, free.id])).data).toMatchObject({
    changed: [expect.any(String)],
    refused: [{ id: held.id, errors: { id: [expect.stringContaining('dipakai try out')] } }],
  })
  const take = (token: string, of: object) =>
    app.http.inject({
      method: 'POST',
      url: `${apiPrefix}${interchange.export.path}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { of, format: 'gift' },
    })
  for (const of of [
    { kind: 'bank', id: bank.id },
    { kind: 'questions', ids: [held.id] },
  ]) {
    const refused = await take(reader.token, of)
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('1 soal')])
    expect((await take(owner.token, of)).statusCode).toBe(200)
  }
  expect((await take(reader.token, { kind: 'questions', ids: [free.id] })).statusCode).toBe(200)
})

test('what was published before is linked afterwards, in batches', async () => {
  const bank = await openBank()
  const origin = await bank.add(`${story} Sebutkan satuannya.`)
  const near = await bank.add(`${story} Sebutkan satuannya!`)
  await sql`truncate question_kin`.execute(app.db)
  await app.db.updateTable('questions').set({ kin_known: false }).execute()
  await createHold(app.db, program.id, [origin.id])
  expect(await isHeld(near.id)).toBe(false)
  await linkQuestions(app.db)
  expect(await isHeld(near.id)).toBe(true)
  const { rows } =
    await sql`select from questions where not kin_known and status = 'published' and fingerprint <> '{}'`.execute(
      app.db,
    )
  expect(rows).toEqual([])
})

test('a question that goes leaves nobody of its family behind', async () => {
  const bank = await openBank()
  const origin = await bank.add(`${story} Tulis caranya.`)
  const { data } = await copy(owner.token, bank, [origin.id])
  const [id = ''] = data.changed
  await app.send(questions.delete, { token: owner.token, params: { ...bank.params, id } })
  const { rows } = await sql`select from question_kin where question_id = ${id} or kin_id = ${id}`.execute(
    app.db,
  )
  expect(rows).toEqual([])
})

test('two who publish copies of each other at once both end', async () => {
  const bank = await openBank()
  const pairs = await Promise.all(
    Array.from({ length: 4 }, (_, at) => bank.add(`${story} Rombongan ${at} ikut serta.`, 'draft')),
  )
  const replies = await Promise.all(
    pairs.map(({ id }) =>
      app.send(questions.setStatus, {
        token: owner.token,
        params: { qbId: bank.id },
        body: { ids: [id], status: 'published' },
      }),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})
