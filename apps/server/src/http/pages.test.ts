import type { Call } from '@gerbang/contract/call.ts'
import { listCalls } from '@gerbang/contract/calls.ts'
import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { onPaper } from '@gerbang/contract/exam/on-paper.ts'
import { classes } from '@gerbang/contract/people/classes.ts'
import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { faqs } from '@gerbang/contract/site/faqs.ts'
import { guidances } from '@gerbang/contract/site/guidances.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { refreshRanking } from '../features/scores/rankings/ranking.jobs.ts'
import { createTestApp, type Sent, type TestApp } from '../testing/api.ts'
import { createWorld, sampleParams, type World } from '../testing/call-samples.ts'
import {
  createBank,
  createMajors,
  createQuestions,
  createSession,
  createTryout,
  createUser,
} from '../testing/factories.ts'
import { publishQuiz } from '../testing/quizzes.ts'
import { createStudentCode, redeemFor } from '../testing/registrations.ts'
import { staffReason as reason } from '../testing/score-runs.ts'
import { createArticle, createBanner, createTestimonial } from '../testing/site.ts'
import { enroll, start } from '../testing/sittings.ts'

const rows = 5
const all = 100
const onPage = 3

let app: TestApp
let world: World
let tokens: Record<'admin' | 'teacher' | 'student', string>

const times = async (make: (nth: number) => Promise<unknown>) => {
  for (let nth = 0; nth < rows; nth++) await make(nth)
}

/** Rows for every list, alike wherever rows may be alike: nothing but its id tells one from the other. */
async function fill() {
  const { db } = app
  const program_id = world.program.id
  const { params } = world
  const send = async (call: Call, sent: Sent) => {
    const reply = await app.send(call, { token: tokens.admin, ...sent })
    if (reply.status >= 300) throw new Error(`Unexpected ${reply.status}: ${reply.text}`)
  }
  const tryout = await createTryout(db, { program_id, sub_tests: 1, questions: 1 })
  Object.assign(params, { 'tryouts.id': tryout.id, 'tryouts.slug': tryout.slug })
  params['sub-tests.subTestId'] = tryout.sub_tests[0]?.id ?? ''
  const { university } = await createMajors(db, ['S1', 'D4', 'S1', 'D3', 'S1'])
  params['universities.universityId'] = university.id
  const code = await createStudentCode(db, { program_id, max_uses: 50 })
  params['student-codes.code'] = code.code
  const bank = await createBank(db, { owner_id: world.teacher.id, program_id })
  await createQuestions(db, bank, rows)
  Object.assign(params, { 'question-banks.qbId': bank.id, 'subjects.subTesId': bank.sub_test_id })
  params['calibrations.id'] = bank.subject_id
  await times(async nth => {
    const student = await createUser(db, { program_id, name: 'Sama Semua', school_name: 'SMA Sama' })
    await redeemFor(db, code, student.id)
    await createBank(db, { owner_id: world.teacher.id, program_id })
    await createTryout(db, { program_id, sub_tests: 1 })
    await createArticle(db)
    await createBanner(db)
    await createTestimonial(db)
    await publishQuiz(app, program_id, { count: 1 })
    await createMajors(db, ['S1'])
    await send(classes.create, { body: { name: `XII ${nth}`, year: 2026, school_name: null } })
    await send(faqs.create, {
      body: { question: 'Apa ini?', answer: 'Ini.', category: 'Umum', is_published: true },
    })
    await send(guidances.create, { body: { title: 'Panduan', body: 'Isi panduannya.', is_published: true } })
    const running = await enroll(app, tryout, { name: 'Sama Semua' })
    await start(app, running, tryout.sub_tests[0])
    const marks = [{ sub_test_id: tryout.sub_tests[0]?.id, marks: ['A'] }]
    await send(onPaper.enter, {
      params: { id: tryout.id },
      body: { student: student.username, variant: 'A', sub_tests: marks },
    })
    await send(examDay.tell, {
      params: { id: tryout.id },
      body: { reason, text: 'Tenang.', audience: { kind: 'all' } },
    })
  })
  const facts = {
    program_id,
    batch: '',
    label: '',
    school_name: null,
    max_uses: 1,
    expires_at: null,
    tryout_ids: [],
  }
  await send(studentCodes.bulk, { body: { ...facts, count: rows } })
  await refreshRanking(db, tryout.id, app.now())
}

beforeAll(async () => {
  app = await createTestApp()
  world = await createWorld(app)
  tokens = {
    admin: await createSession(app.db, { id: world.admin.id, role: 'admin' }),
    teacher: await createSession(app.db, { id: world.teacher.id, role: 'teacher' }),
    student: world.owner.token,
  }
  await fill()
}, 60_000)
afterAll(() => app.close())

const shapeOf = ({ query }: Call) => (query as z.ZodObject | undefined)?.shape ?? {}
const lists = listCalls().filter(({ call }) => call.method === 'GET' && 'per_page' in shapeOf(call))

/** Words that a field of the query may have. */
function listWords(field: unknown): string[] {
  const { options, def } = (field ?? {}) as { options?: unknown[]; def?: { innerType?: unknown } }
  if (options) return options.filter(word => typeof word === 'string')
  return def?.innerType ? listWords(def.innerType) : []
}

function chooseToken({ access: { roles, owner } }: Call): string {
  if (roles === 'public' || roles === 'signed_in') return tokens.student
  if (owner === 'bank' || owner === 'import') return tokens.teacher
  return tokens[roles.includes('admin') ? 'admin' : roles.includes('teacher') ? 'teacher' : 'student']
}

async function ask(name: string, call: Call, query: Record<string, string | number>) {
  const sent = {
    token: chooseToken(call),
    params: sampleParams(world, call),
    query: { ...world.queries[name], ...query },
  }
  const { status, text } = await app.send(call, sent)
  if (status !== 200) throw new Error(`${name} ${JSON.stringify(query)}: ${status} ${text}`)
  const { data, meta }: { data: object[]; meta: { total: number } } = JSON.parse(text)
  return { rows: data.map(row => JSON.stringify(row)), total: meta.total }
}

/** By each order that may be asked for; undefined where there is only one. */
const listOrders = (call: Call) => {
  const sorts = listWords(shapeOf(call).sort)
  return sorts.length > 0 ? sorts.map(sort => ({ sort })) : [{}]
}

test.each(lists)('$name shows every row once, page by page, in each order', async ({ name, call }) => {
  for (const order of listOrders(call)) {
    const whole = await ask(name, call, { ...order, per_page: all })
    const pages = []
    for (let page = 1; page <= Math.ceil(whole.total / onPage) + 1; page++)
      pages.push(await ask(name, call, { ...order, page, per_page: onPage }))
    expect(pages.flatMap(page => page.rows)).toEqual(whole.rows)
    // A ranking names nobody, so that those who share a rank may share a row.
    if (name !== 'results.ranking') expect(new Set(whole.rows).size).toBe(whole.total)
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([whole.total]))
  }
})

const notFilters = new Set(['sort', 'scope'])
const filtered = lists.flatMap(({ name, call }) =>
  Object.entries(shapeOf(call)).flatMap(([field, schema]) => {
    const words = notFilters.has(field) ? [] : listWords(schema)
    return words.length > 0 ? [{ name, call, field, words }] : []
  }),
)

test.each(filtered)(
  '$name holds, by $field, rows of the whole and no others',
  async ({ name, call, field, words }) => {
    const whole = new Set((await ask(name, call, { per_page: all })).rows)
    for (const word of words.slice(0, 20)) {
      const { rows, total } = await ask(name, call, { [field]: word, per_page: all })
      expect(rows.filter(row => !whole.has(row))).toEqual([])
      expect(total).toBe(rows.length)
    }
  },
)

test('lists that this world has fewer than a page of are these', async () => {
  const empty = []
  for (const { name, call } of lists)
    if ((await ask(name, call, { per_page: all })).total < onPage) empty.push(name)
  expect(empty).toMatchInlineSnapshot(`
    [
      "questionReports.list",
      "tryoutPlans.pool",
      "examDay.missing",
      "studentLists.rows",
      "scores.listEvents",
      "scores.listItems",
      "quizAuthoring.takers",
      "lessons.listAll",
      "history.list",
    ]
  `)
})
