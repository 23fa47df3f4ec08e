import { paperAssembly } from '@gerbang/contract/exam/paper-assembly.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createBank, createProgram, createQuestions, epoch, iso } from '../../../testing/factories.ts'
import { writtenPlan } from '../../../testing/call-samples.ts'
import { linkCopies } from '../../bank/questions/kin.queries.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

/** So many questions of one bank, and as many drafts that may take them. */
async function prepare(questions: number, drafts: number) {
  const program = await createProgram(app.db)
  const owner = await app.signIn({ role: 'teacher' })
  const bank = await createBank(app.db, { owner_id: owner.user.id, program_id: program.id })
  const { ids, topic_id } = await createQuestions(app.db, bank, questions)
  const made: { id: string; subTestId: string }[] = []
  for (let number = 1; number <= drafts; number++) {
    const body = { ...writtenPlan, title: `Naskah ${number}`, program_id: program.id }
    const { id } = (await app.send(tryoutPlans.create, { token, body })).data
    const sub_tests = [{ subject_id: bank.subject_id, duration_seconds: 600, weight: 1 }]
    const { data } = await app.send(tryoutPlans.arrange, { token, params: { id }, body: { sub_tests } })
    made.push({ id, subTestId: data.sub_tests[0]?.id ?? '' })
  }
  const [first = { id: '', subTestId: '' }, ...others] = made
  const assemble = (count: number, wishes: object = {}) =>
    app.send(paperAssembly.assemble, {
      token,
      params: first,
      body: {
        cells: [{ topic_id, difficulty: 'medium', count }],
        target: 'middle',
        also_for: others.map(({ id }) => id),
        common: 0,
        most_used: null,
        most_words: null,
        ...wishes,
      },
    })
  const readPapers = async () =>
    Promise.all(
      made.map(async params => {
        const { data } = await app.send(tryoutPlans.paper, { token, params })
        return data.questions.map(({ id }) => id)
      }),
    )
  return { ids, made, first, last: made.at(-1) ?? first, assemble, readPapers }
}

const estimate = (question_id: string, a: number) =>
  app.db
    .insertInto('question_estimates')
    .values({
      question_id,
      a,
      b: 0,
      c: 0.2,
      se: null,
      n: 300,
      source: 'try-out',
      created_at: iso(0),
      updated_at: iso(0),
    })
    .execute()

test('questions that tell most are taken, and what the form tells is said', async () => {
  const { ids, assemble, readPapers } = await prepare(6, 1)
  const [, sharp = '', , sharper = ''] = ids
  await estimate(sharp, 2)
  await estimate(sharper, 2.5)
  const { data, message } = await assemble(2)
  expect(message).toBe('Naskah tersusun')
  expect((await readPapers())[0]?.toSorted()).toEqual([sharp, sharper].toSorted())
  expect(data).toMatchObject([{ tryout: { name: 'Naskah 1' }, questions: 2, estimated: 2 }])
  expect(data[0]?.words).toBeGreaterThan(2)
  const told = (ability: number) => data[0]?.information.find(point => point.ability === ability)?.value ?? 0
  expect(told(0)).toBeGreaterThan(told(-2))
})

test('drafts get forms that share their common questions only, and each has its entry', async () => {
  const { made, assemble, readPapers } = await prepare(12, 3)
  const { data, message } = await assemble(4, { common: 1 })
  expect(message).toBe('3 naskah tersusun')
  expect(data.map(({ tryout }) => tryout.id)).toEqual(made.map(({ id }) => id))
  const papers = await readPapers()
  expect(papers.map(paper => paper.length)).toEqual([4, 4, 4])
  const times = Map.groupBy(papers.flat(), id => id)
  expect([...times.values()].map(all => all.length).filter(count => count > 1)).toEqual([3])
  const entries = await app.db
    .selectFrom('audit_entries')
    .select('subject_id')
    .where('action', '=', 'tryout_questions_assembled')
    .where(
      'subject_id',
      'in',
      made.map(({ id }) => id),
    )
    .execute()
  expect(entries).toHaveLength(3)
})

test('two that say the same never stand on one paper', async () => {
  const { ids, assemble, readPapers } = await prepare(4, 2)
  const [one = '', other = ''] = ids
  await linkCopies(app.db, [{ origin_id: one, copy_id: other }])
  await assemble(2)
  const papers = await readPapers()
  expect(papers.flat()).toHaveLength(4)
  for (const paper of papers) expect([one, other].every(id => paper.includes(id))).toBe(false)
})

test('what cannot be is refused with the wish to loosen, and changes nothing', async () => {
  const { ids, assemble, readPapers, first } = await prepare(4, 2)
  await app.send(tryoutPlans.choose, { token, params: first, body: { question_ids: ids.slice(0, 1) } })
  const refused = [
    [await assemble(3), 'common', 'tanpa soal yang sama di dua naskah'],
    [await assemble(2, { most_words: 1 }), 'most_words', 'batas kata'],
    [await assemble(9), 'cells', 'Bank tidak punya soal sebanyak itu.'],
  ] as const
  for (const [reply, field, words] of refused) {
    expect(reply).toMatchObject({ status: 422, errors: { [field]: [expect.stringContaining(words)] } })
  }
  expect(await readPapers()).toEqual([ids.slice(0, 1), []])
})

test('only drafts of the program with this subject are offered and taken', async () => {
  const { made, first, last, assemble, ids, readPapers } = await prepare(6, 3)
  const foreign = await prepare(1, 1)
  const second = made[1]?.id ?? ''
  const { data } = await app.send(paperAssembly.siblings, { token, params: first })
  expect(data.map(({ id }) => id).toSorted()).toEqual([second, last.id].toSorted())
  expect(await assemble(1, { also_for: [foreign.first.id] })).toMatchObject({
    status: 422,
    errors: { also_for: [expect.any(String)] },
  })
  await app.send(tryoutPlans.choose, { token, params: last, body: { question_ids: ids.slice(0, 2) } })
  await app.db
    .updateTable('tryouts')
    .set({ status: 'published', published_at: epoch.toISOString() })
    .where('id', '=', second)
    .execute()
  expect((await assemble(1)).status).toBe(422)
  expect((await readPapers())[2]).toEqual(ids.slice(0, 2))
})

test('a bank that changes while it is searched is not put on a paper', async () => {
  const { ids, assemble, readPapers } = await prepare(3, 1)
  const assembled = assemble(3)
  const archived = app.db
    .updateTable('questions')
    .set({ status: 'archived' })
    .where('id', 'in', ids)
    .execute()
  const [reply] = await Promise.all([assembled, archived])
  // Either it was read before, and is found stale, or there are no questions any more.
  expect([409, 422]).toContain(reply.status)
  expect(await readPapers()).toEqual([[]])
})
