import { results } from '@gerbang/contract/scores/results.ts'
import { type Attempt, tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  createMajors,
  createProgram,
  createTryout,
  iso,
  epoch,
  type TryoutOptions,
} from '../../../testing/factories.ts'
import { createStudentCode } from '../../../testing/registrations.ts'
import { answerRight, enroll, requestStart, save, sit, sitSubTest, start } from '../../../testing/sittings.ts'

let app: TestApp
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
})
afterAll(() => app.close())

const hours = (count: number) => new Date(epoch.getTime() + count * 3_600_000).toISOString()
const create = (options: Partial<TryoutOptions> = {}) => createTryout(app.db, { program_id, ...options })

async function createProgramOfThree() {
  const program = await createProgram(app.db)
  const own = { program_id: program.id }
  const upcoming = await create({ ...own, title: 'C Besok', opens_at: hours(24) })
  const open = await create({ ...own, title: 'B 50% Jalan' })
  const closed = await create({ ...own, title: 'A Lewat', opens_at: hours(-48), closes_at: hours(-1) })
  return { own, upcoming, open, closed }
}

test('students see the published try-outs of their program, newest opening first', async () => {
  const { own, upcoming, open, closed } = await createProgramOfThree()
  await create({ ...own, status: 'draft' })
  await create({ ...own, status: 'archived' })
  await create()
  const { token } = await app.signIn(own)
  const { data, meta, status } = await app.send(tryouts.list, { token })
  expect([status, meta]).toEqual([200, { page: 1, per_page: 20, total: 3 }])
  expect(data.map(card => card.id)).toEqual([upcoming.id, open.id, closed.id])
  expect(data.map(card => card.phase)).toEqual(['upcoming', 'open', 'closed'])
  expect(data[1]).toEqual({
    id: open.id,
    slug: open.slug,
    title: open.title,
    description: 'Untuk pengujian',
    image_url: null,
    program: { id: own.program_id, name: 'UTBK-SNBT' },
    opens_at: open.opens_at,
    closes_at: null,
    phase: 'open',
    mode: 'blocking',
    access: 'free',
    sub_test_count: 2,
    question_count: 8,
    duration_seconds: 1200,
    attempt: null,
    finished: [],
  })
})

test('the list is narrowed by phase, search and own attempts, sorted and paged', async () => {
  const { own, upcoming, open, closed } = await createProgramOfThree()
  const { token } = await enroll(app, open)
  const find = async (query: Record<string, string | number>) => {
    const { data, meta } = await app.send(tryouts.list, { token, query })
    return [data.map(card => card.id), meta.total]
  }
  expect(await find({ phase: 'upcoming' })).toEqual([[upcoming.id], 1])
  expect(await find({ phase: 'open' })).toEqual([[open.id], 1])
  expect(await find({ phase: 'closed' })).toEqual([[closed.id], 1])
  expect(await find({ search: '50%' })).toEqual([[open.id], 1])
  expect(await find({ search: '5_%' })).toEqual([[], 0])
  expect(await find({ search: 'LEWAT' })).toEqual([[closed.id], 1])
  expect(await find({ attempt: 'mine' })).toEqual([[open.id], 1])
  expect(await find({ sort: 'title' })).toEqual([[closed.id, open.id, upcoming.id], 3])
  expect(await find({ sort: 'opens_at' })).toEqual([[closed.id, open.id, upcoming.id], 3])
  expect(await find({ sort: 'title', per_page: 2, page: 2 })).toEqual([[upcoming.id], 3])
  const other = await app.signIn(own)
  const mine = await app.send(tryouts.list, { token: other.token, query: { attempt: 'mine' } })
  expect(mine.data).toEqual([])
})

test('the nearest comes first: what closes soonest, what opens soonest, what is always open, the newest of what is over', async () => {
  const { id: own } = await createProgram(app.db)
  const make = async (title: string, opens: number, closes: number | null) => {
    const closes_at = closes === null ? null : iso(closes)
    await createTryout(app.db, { program_id: own, title, opens_at: iso(opens), closes_at })
  }
  const day = 86_400
  await make('lama', -900 * day, -899 * day)
  await make('bebas', -2 * day, null)
  await make('besok', day, 2 * day)
  await make('tutup lusa', -60, 2 * day)
  await make('kemarin', -2 * day, -day)
  await make('pekan depan', 7 * day, null)
  await make('tutup sebentar lagi', -9 * day, 60)
  const { token } = await app.signIn({ program_id: own })
  const titles = async (sort: 'near' | '-opens_at', page = 1) =>
    (await app.send(tryouts.list, { token, query: { sort, page, per_page: 5 } })).data.map(
      ({ title }) => title,
    )
  expect([...(await titles('near')), ...(await titles('near', 2))]).toEqual([
    'tutup sebentar lagi',
    'tutup lusa',
    'besok',
    'pekan depan',
    'bebas',
    'kemarin',
    'lama',
  ])
})

test('a student without a program sees no try-outs', async () => {
  const { token } = await app.signIn()
  expect((await app.send(tryouts.list, { token })).data).toEqual([])
})

test.each([{ phase: 'besok' }, { sort: 'id' }, { attempt: 'all' }, { per_page: 1000 }])(
  'the list refuses %j by field',
  async query => {
    const { token } = await app.signIn({ program_id })
    const sent = { token, query: query as Record<string, string | number> }
    const reply = await app.send(tryouts.list, sent)
    expect(reply).toMatchObject({ status: 422, code: 'validation' })
    expect(Object.keys(reply.errors)).toEqual(Object.keys(query))
  },
)

test('one try-out is found by slug and by id, with its sub-tests in order', async () => {
  const tryout = await create({ sub_tests: 3, choices_min: 1, choices_max: 2 })
  const { token } = await app.signIn({ program_id })
  for (const slug of [tryout.slug, tryout.id, tryout.id.toUpperCase()]) {
    const { data } = await app.send(tryouts.get, { token, params: { slug } })
    expect(data).toMatchObject({
      id: tryout.id,
      choice_rules: { min: 1, max: 2, combinations: [] },
      result_release: 'instant',
      release_at: null,
      max_attempts: null,
      attempt: null,
      obstacle: null,
    })
    expect(data.sub_tests.map(subTest => [subTest.id, subTest.position, subTest.question_count])).toEqual(
      tryout.sub_tests.map((subTest, index) => [subTest.id, index + 1, 4]),
    )
  }
})

test('a slug that begins like an id is a slug', async () => {
  const { token } = await app.signIn({ program_id })
  const tryout = await create({ slug: 'deadbeef-2026-try-out' })
  const { data } = await app.send(tryouts.get, { token, params: { slug: tryout.slug } })
  expect(data).toMatchObject({ id: tryout.id })
})

test('drafts, archived and unknown try-outs are not found by any call', async () => {
  const { token } = await app.signIn({ program_id })
  const drafts = [await create({ status: 'draft' }), await create({ status: 'archived' })]
  for (const slug of [...drafts.map(draft => draft.slug), 'tidak-ada', v7()]) {
    const sent = { token, params: { slug } }
    const replies = [
      await app.send(tryouts.get, sent),
      await app.send(tryouts.enroll, sent),
      await app.send(tryouts.withdraw, sent),
      await app.send(tryouts.choose, { ...sent, body: { major_ids: [] } }),
      await app.send(tryouts.subjects, sent),
    ]
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: 'not_found' })
  }
})

test('enrolling gives a first attempt; enrolling again gives the same', async () => {
  const tryout = await create()
  const { token, attempt, params } = await enroll(app, tryout)
  expect(attempt).toEqual({ id: attempt.id, number: 1, status: 'enrolled', choices: [], finished_at: null })
  const again = await app.send(tryouts.enroll, { token, params, body: {} })
  expect(again).toMatchObject({ status: 200, data: { id: attempt.id, number: 1 } })
  const card = await app.send(tryouts.get, { token, params })
  expect(card.data.attempt).toEqual(attempt)
})

const yesterday = { opens_at: hours(-48), closes_at: hours(-24) }
test.each([
  ['upcoming', { opens_at: hours(1) }, {}],
  ['closed', yesterday, {}],
  ['email_unverified', {}, { email_verified_at: null }],
  ['code_needed', { access: 'code' as const }, {}],
] as const)('enrolling is refused with %s, and the try-out says so before', async (code, options, user) => {
  const tryout = await create(options)
  const { token } = await app.signIn({ program_id, ...user })
  const params = { slug: tryout.slug }
  expect((await app.send(tryouts.get, { token, params })).data).toMatchObject({ obstacle: code })
  expect(await app.send(tryouts.enroll, { token, params })).toMatchObject({ status: 409, code })
  expect((await app.send(tryouts.get, { token, params })).data).toMatchObject({ attempt: null })
})

test('a code that opens nothing is refused at its field', async () => {
  const tryout = await create({ access: 'code' })
  const { token } = await app.signIn({ program_id })
  const reply = await app.send(tryouts.enroll, {
    token,
    params: { slug: tryout.slug },
    body: { code: 'ABCD' },
  })
  expect(reply).toMatchObject({ status: 422, errors: { code: [expect.any(String)] } })
})

test("another program's try-out is not found, unless the student has an attempt in it", async () => {
  const tryout = await create()
  const params = { slug: tryout.slug }
  const { token } = await app.signIn({ program_id: (await createProgram(app.db)).id })
  for (const call of [tryouts.get, tryouts.enroll, results.ranking])
    expect(await app.send(call, { token, params })).toMatchObject({ status: 404, code: 'not_found' })
  const student = await enroll(app, tryout)
  await app.db.updateTable('users').set({ program_id: null }).where('id', '=', student.user.id).execute()
  expect(await app.send(tryouts.get, { token: student.token, params })).toMatchObject({ status: 200 })
})

const countUses = async ({ id }: { id: string }) =>
  (
    await app.db
      .selectFrom('student_codes')
      .select('used_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).used_count

async function createClosed() {
  const tryout = await create({ access: 'code' })
  const open = async (overrides: Parameters<typeof createStudentCode>[1] = {}) => {
    const code = await createStudentCode(app.db, { program_id, ...overrides })
    await app.db
      .insertInto('student_code_tryouts')
      .values({ student_code_id: code.id, tryout_id: tryout.id })
      .execute()
    return code
  }
  const params = { slug: tryout.slug }
  const enrol = (token: string, code?: string) => app.send(tryouts.enroll, { token, params, body: { code } })
  return { tryout, open, params, enrol }
}

test('a code that is tied to the try-out opens it, however it is typed, and once for all', async () => {
  const { open, params, enrol } = await createClosed()
  const code = await open()
  const { token } = await app.signIn({ program_id })
  expect(await enrol(token)).toMatchObject({ status: 409, code: 'code_needed' })
  expect(await enrol(token, ` ${code.code.toLowerCase().slice(0, 3)}-${code.code.slice(3)} `)).toMatchObject({
    status: 200,
  })
  expect(await enrol(token)).toMatchObject({ status: 200 })
  expect((await app.send(tryouts.get, { token, params })).data.obstacle).toBeNull()
  expect(await countUses(code)).toBe(1)
})

test('a code that was redeemed at registration opens the try-out without being typed again', async () => {
  const { open, params, enrol } = await createClosed()
  const { token, user } = await app.signIn({ program_id })
  const code = await open()
  const redemption = { student_code_id: code.id, user_id: user.id, redeemed_at: app.now().toISOString() }
  await app.db.insertInto('student_code_redemptions').values(redemption).execute()
  expect((await app.send(tryouts.get, { token, params })).data.obstacle).toBeNull()
  expect(await enrol(token)).toMatchObject({ status: 200 })
})

test('unknown, used, expired, disabled and untied codes are refused in the same words', async () => {
  const { open, enrol } = await createClosed()
  const untied = await createStudentCode(app.db, { program_id })
  const codes = [
    'TIDAKADA',
    (await open({ used_count: 1 })).code,
    (await open({ expires_at: hours(-1) })).code,
    (await open({ status: 'disabled' })).code,
    untied.code,
  ]
  const { token } = await app.signIn({ program_id })
  const replies = []
  for (const code of codes) replies.push(await enrol(token, code))
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 422, errors: { code: [expect.any(String)] } })
  expect(new Set(replies.map(reply => reply.text)).size).toBe(1)
  const right = await open()
  expect(await enrol(token, right.code)).toMatchObject({ status: 429, code: 'too_many_requests' })
  const other = await app.signIn({ program_id })
  expect(await enrol(other.token, right.code)).toMatchObject({ status: 200 })
})

test('of ten students who use the last use of a code at once, one gets in', async () => {
  const { open, enrol } = await createClosed()
  const code = await open()
  const students = await Promise.all(Array.from({ length: 10 }, () => app.signIn({ program_id })))
  const replies = await Promise.all(students.map(({ token }) => enrol(token, code.code)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)])
  expect(await countUses(code)).toBe(1)
})

test('a second attempt begins when the first is over, as often as the try-out allows', async () => {
  const tryout = await create({ max_attempts: 2, sub_tests: 1 })
  const { token, params, attempt } = await sit(app, tryout)
  const second = await app.send(tryouts.enroll, { token, params })
  expect(second.data).toMatchObject({ number: 2, status: 'enrolled' })
  expect(second.data.id).not.toBe(attempt.id)
  await app.db.updateTable('attempts').set({ status: 'scored' }).where('id', '=', second.data.id).execute()
  expect(await app.send(tryouts.enroll, { token, params })).toMatchObject({
    status: 409,
    code: 'attempts_used',
  })
})

test('a void attempt gives way to a new one that it does not count against', async () => {
  const tryout = await create({ max_attempts: 1 })
  const { token, params, attempt } = await enroll(app, tryout)
  await app.db.updateTable('attempts').set({ status: 'void' }).where('id', '=', attempt.id).execute()
  expect((await app.send(tryouts.get, { token, params })).data).toMatchObject({
    attempt: null,
    obstacle: null,
  })
  const again = await app.send(tryouts.enroll, { token, params })
  expect(again).toMatchObject({ status: 200, data: { number: 2, status: 'enrolled' } })
})

async function createChoosing(options: Partial<TryoutOptions> = {}) {
  const tryout = await create({ choices_min: 1, choices_max: 3, ...options })
  const student = await enroll(app, tryout)
  const { majors, university } = await createMajors(app.db, ['S1', 'D4', 'D3', 'S1', 'S1'])
  const choose = (major_ids: unknown) =>
    app.send(tryouts.choose, { token: student.token, params: student.params, body: { major_ids } })
  return { ...student, tryout, university, choose, ids: majors.map(major => major.id) }
}

test('majors are kept in the order of choice and may be chosen anew until the start', async () => {
  const { choose, ids, university, attempt, token, params } = await createChoosing()
  const [a = '', b = '', c = ''] = ids
  expect((await choose([a])).data.choices).toHaveLength(1)
  const { data, status } = await choose([c, a, b.toUpperCase()])
  expect(status).toBe(200)
  expect(data.id).toBe(attempt.id)
  expect(data.choices.map(choice => choice.id)).toEqual([c, a, b])
  expect(data.choices[0]).toEqual({
    id: c,
    name: 'Jurusan 3',
    level: 'D3',
    group: 'Umum',
    figures: null,
    university: { id: university.id, name: 'Universitas Uji', short_name: 'UU' },
  })
  const read = await app.send(tryouts.subjects, { token, params })
  expect(read.data.attempt.choices).toEqual(data.choices)
  expect(read.data.choices_needed).toBe(false)
})

test('a further attempt takes the majors of the one before along, which keeps its own', async () => {
  const { tryout, token, params, choose, ids, attempt } = await createChoosing({ sub_tests: 1 })
  const [a = '', b = '', c = ''] = ids
  await choose([b, a])
  await sitSubTest(app, { token, params }, tryout.sub_tests[0])
  const { data } = await app.send(tryouts.enroll, { token, params })
  expect(data.choices.map(({ id }) => id)).toEqual([b, a])
  expect((await choose([c])).status).toBe(200)
  await app.send(tryouts.withdraw, { token, params })
  const before = await app.send(tryouts.get, { token, params })
  expect(before.data.attempt?.id).toBe(attempt.id)
  expect(before.data.attempt?.choices.map(({ id }) => id)).toEqual([b, a])
})

test('an enrolment is taken back until a sub-test begins, and what was finished before stays', async () => {
  const tryout = await create({ sub_tests: 1 })
  const { token, params } = await sit(app, tryout)
  const second = await app.send(tryouts.enroll, { token, params })
  const listed = await app.send(tryouts.list, { token, query: { attempt: 'mine' } })
  expect(listed.data[0]).toMatchObject({ attempt: { number: 2 }, finished: [{ number: 1 }] })
  expect((await app.send(tryouts.subjects, { token, params })).data.finished).toMatchObject([{ number: 1 }])
  expect(await app.send(tryouts.withdraw, { token, params })).toMatchObject({ status: 200 })
  expect(await app.send(tryouts.withdraw, { token, params })).toMatchObject({ status: 409, code: 'in_use' })
  const again = await app.send(tryouts.enroll, { token, params })
  expect(again.data).toMatchObject({ number: 2, status: 'enrolled' })
  expect(again.data.id).not.toBe(second.data.id)
  await start(app, { token, params }, tryout.sub_tests[0])
  expect(await app.send(tryouts.withdraw, { token, params })).toMatchObject({ status: 409, code: 'in_use' })
})

test('of a start and a withdrawal at once one wins, and the other is refused', async () => {
  const tryout = await create({ sub_tests: 1 })
  const student = await enroll(app, tryout)
  const body = { sub_test_id: tryout.sub_tests[0]?.id, client_id: v7() }
  const replies = await Promise.all([requestStart(app, student, body), app.send(tryouts.withdraw, student)])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.every(({ status }) => status < 500)).toBe(true)
})

test('choices are refused at their field: too few, too many, twice the same, unknown, malformed', async () => {
  const { choose, ids } = await createChoosing()
  const [a = '', b = ''] = ids
  for (const major_ids of [[], ids.slice(0, 4), [a, a], [a, a.toUpperCase()], [a, v7()]]) {
    const reply = await choose(major_ids)
    expect(reply).toMatchObject({ status: 422, message: 'Validation error' })
    expect(Object.keys(reply.errors)).toEqual(['major_ids'])
  }
  expect(Object.keys((await choose([a, 'x', b, 7])).errors)).toEqual(['major_ids.1', 'major_ids.3'])
  expect(Object.keys((await choose(ids)).errors)).toEqual(['major_ids'])
  expect(Object.keys((await choose('semua')).errors)).toEqual(['major_ids'])
})

test('the mix of levels follows the program', async () => {
  const mixes = JSON.stringify([{ academic: 2, vocational: 1, d3_min: 0 }])
  const program = await createProgram(app.db, { choice_combinations: mixes })
  const { choose, ids } = await createChoosing({ program_id: program.id })
  const [s1 = '', d4 = '', d3 = '', other = ''] = ids
  expect((await choose([s1, d4, d3])).errors.major_ids?.[0]).toMatch(/jenjang/)
  expect(await choose([s1, d4, other])).toMatchObject({ status: 200 })
})

test('choices freeze with the first start, and the former ones stay', async () => {
  const { choose, ids, tryout, ...student } = await createChoosing()
  await choose(ids.slice(0, 1))
  await start(app, student, tryout.sub_tests[0])
  expect(await choose(ids.slice(1, 2))).toMatchObject({ status: 409, code: 'choices_frozen' })
  const { data } = await app.send(tryouts.subjects, { token: student.token, params: student.params })
  expect(data.attempt.choices.map(choice => choice.id)).toEqual(ids.slice(0, 1))
})

test('nobody chooses, or reads sub-tests, without an attempt of their own', async () => {
  const { tryout, ids } = await createChoosing()
  const { token } = await app.signIn({ program_id })
  const sent = { token, params: { slug: tryout.slug } }
  const body = { major_ids: ids.slice(0, 1) }
  expect(await app.send(tryouts.choose, { ...sent, body })).toMatchObject({ status: 404, code: 'not_found' })
  expect(await app.send(tryouts.subjects, sent)).toMatchObject({ status: 404, code: 'not_found' })
})

test('the checklist shows what can be done with each sub-test now', async () => {
  const tryout = await create({ closes_at: hours(48) })
  const student = await enroll(app, tryout)
  const [first, second] = tryout.sub_tests
  const { progress } = await start(app, student, first)
  const { data } = await app.send(tryouts.subjects, { token: student.token, params: student.params })
  expect(data).toMatchObject({
    server_now: app.now().toISOString(),
    title: tryout.title,
    mode: 'blocking',
    choices_needed: false,
    attempt: { id: student.attempt.id, status: 'in_progress' } satisfies Partial<Attempt>,
  })
  expect(data.sub_tests).toMatchObject([
    {
      id: first?.id,
      state: 'running',
      progress: {
        id: progress.id,
        started_at: app.now().toISOString(),
        ends_at: progress.ends_at,
        submitted_at: null,
        closed_by: null,
        answered: 0,
        receipt: null,
      },
    },
    { id: second?.id, state: 'locked', available_seconds: 600, progress: null },
  ])
})

test('the checklist keeps the receipt of each closed sub-test, whoever closed it', async () => {
  const tryout = await create()
  const [first, second] = tryout.sub_tests
  const student = await enroll(app, tryout)
  const submitted = await sitSubTest(app, student, first, 1)
  const sitting = { ...student, ...(await start(app, student, second)) }
  await save(app, sitting, answerRight(second, 2))
  app.advance(661)
  const { token, params } = student
  const look = () => app.send(tryouts.subjects, { token, params })
  const [receipt, byTime] = (await look()).data.sub_tests.map(subTest => subTest.progress?.receipt)
  app.setClock(epoch)
  expect(receipt).toEqual(submitted)
  expect(byTime).toMatchObject({
    progress_id: sitting.progress.id,
    closed_by: 'time',
    submitted_at: sitting.progress.ends_at,
    answered: 2,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

test('the checklist says when the close of the try-out shortens a sub-test', async () => {
  const tryout = await create({ closes_at: new Date(epoch.getTime() + 90_500).toISOString() })
  const { token, params } = await enroll(app, tryout)
  const { data } = await app.send(tryouts.subjects, { token, params })
  expect(data.sub_tests.map(subTest => subTest.available_seconds)).toEqual([90, 90])
  expect(data.sub_tests[0]?.duration_seconds).toBe(600)
})

test('whoever looks at the checklist closes what has expired', async () => {
  const tryout = await create()
  const student = await enroll(app, tryout)
  await start(app, student, tryout.sub_tests[0])
  app.advance(661)
  const { data } = await app.send(tryouts.subjects, { token: student.token, params: student.params })
  expect(data.sub_tests.map(subTest => subTest.state)).toEqual(['closed', 'ready'])
  expect(data.sub_tests[0]?.progress).toMatchObject({ closed_by: 'time', answered: 0 })
  app.setClock(epoch)
})
