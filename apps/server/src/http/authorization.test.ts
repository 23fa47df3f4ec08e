import { randomBytes } from 'node:crypto'
import diagnostics from 'node:diagnostics_channel'
import { auth } from '@gerbang/contract/people/auth.ts'
import type { Call, OwnedRows, Owner, Role } from '@gerbang/contract/call.ts'
import { listCalls } from '@gerbang/contract/calls.ts'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { createTestApp, type TestApp } from '../testing/api.ts'
import {
  createBank,
  createImport,
  createMajors,
  createProgram,
  createQuestion,
  createSession,
  createTryout,
  createUser,
  draftSample,
  epoch,
  sampleImport,
} from '../testing/factories.ts'
import { createPool, createPractice } from '../testing/practices.ts'
import { publishQuiz } from '../testing/quizzes.ts'
import { publicBodies, strongPassword } from '../testing/registrations.ts'
import { enroll, type Student, start } from '../testing/sittings.ts'
import { apiPrefix } from './handle.ts'

const calls = listCalls()

/** Routes outside the contract; whatever else is registered without it is an open door. */
const otherRoutes = [
  'GET /',
  'GET /content-news',
  'GET /content-news/:id',
  'GET /sitemap.xml',
  'GET /feed.xml',
  'GET /robots.txt',
  'GET /manifest.webmanifest',
  `GET ${apiPrefix}/openapi.json`,
  'GET /healthz',
  'GET /readyz',
  'GET /media/*',
  'GET /mailbox',
  'GET /mailbox.json',
  'GET /mailbox/:id',
]

const routes: string[] = []
function noteRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`)
  })
}

const writtenProgram = { name: 'Program baru', description: '', is_active: true }
const writtenPreset = {
  name: 'Format 2027',
  year: 2027,
  source: '',
  mode: 'free',
  scoring: 'raw',
  marks: { kind: 'points' },
}
const presetSubTest = { question_count: 10, duration_seconds: 600, weight: 1, threshold: null }
const writtenPlan = {
  title: 'Try Out Baru',
  description: '',
  opens_at: '2026-12-05T01:00:00.000Z',
  closes_at: null,
  mode: 'blocking',
  access: 'free',
  max_attempts: 1,
  choices_min: 0,
  choices_max: 4,
  scoring: 'irt',
  marks: { kind: 'points' },
  scale_min: 200,
  scale_max: 1000,
  result_release: 'instant',
  release_at: null,
  review_policy: 'after_release',
  shuffle_questions: true,
  shuffle_options: true,
}

interface World {
  owner: Student
  /** The teacher whose question bank it is. */
  teacher: { id: string }
  program: { id: string }
  /** By the part of the path before the parameter and its name. */
  params: Record<string, string>
  /** By the name of a call that takes a body. */
  bodies: Record<string, unknown>
  queries: Record<string, Record<string, string>>
}

const writtenQuiz = {
  title: 'Kuis baru',
  description: '',
  subject_id: null,
  lang: 'id',
  duration_seconds: null,
  shuffle: true,
  max_attempts: null,
  feedback: 'after_each',
  opens_at: null,
  closes_at: null,
}
const writtenBank = { title: 'Bank baru', description: '', visibility: 'private', tags: [], subject_ids: [] }
const writtenCode = {
  batch: '',
  label: '',
  school_name: null,
  tryout_ids: [],
  max_uses: 1,
  expires_at: null,
}
const writtenMajor = { code: '1', name: 'Jurusan', level: 'S1', group: 'Umum', years: [] }
const writtenSubject = {
  code: 'BARU',
  name: 'Subtes Baru',
  group: 'TPS',
  default_duration_seconds: 600,
  default_question_count: 10,
}
const staffReason = 'Keberatan siswa diterima'

let app: TestApp
let world: World

/** Rows that a call may take away: tests that need them make them anew. */
async function createOwnedRows({ owner, teacher, program }: Pick<World, 'owner' | 'teacher' | 'program'>) {
  const session_id = v7()
  await createSession(app.db, owner.user, { id: session_id })
  const bank = await createBank(app.db, { owner_id: teacher.id, program_id: program.id })
  const job = {
    id: v7(),
    kind: 'uji',
    owner_id: teacher.id,
    created_at: epoch.toISOString(),
    updated_at: epoch.toISOString(),
  }
  await app.db.insertInto('jobs').values(job).execute()
  const member = await createUser(app.db, { role: 'teacher' })
  await app.db
    .insertInto('bank_members')
    .values({ bank_id: bank.id, user_id: member.id, created_at: epoch.toISOString() })
    .execute()
  const imported = await createImport(app.db, { owner_id: teacher.id, bank_sub_test_id: bank.sub_test_id })
  return {
    'sessions.id': session_id,
    'question-banks.id': bank.id,
    'question-banks.qbId': bank.id,
    'subjects.subTesId': bank.sub_test_id,
    'subjects.id': bank.subject_id,
    'questions.id': (await createQuestion(app.db, bank)).id,
    'stimuli.id': await createStimulus(bank.sub_test_id),
    'jobs.id': job.id,
    'members.userId': member.id,
    'imports.id': imported.id,
    'practice.id': await createPractice(app.db, owner.user, (await createQuestion(app.db, bank)).id),
  }
}

async function createStimulus(bank_sub_test_id: string): Promise<string> {
  const at = epoch.toISOString()
  const row = {
    id: v7(),
    bank_sub_test_id,
    title: '',
    source: 'Bacaan',
    html: '',
    created_at: at,
    updated_at: at,
  }
  await app.db.insertInto('stimuli').values(row).execute()
  return row.id
}

async function createWorld(): Promise<World> {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id })
  const { university, majors } = await createMajors(app.db, ['S1'])
  const owner = await enroll(app, tryout)
  const [subTest] = tryout.sub_tests
  const { progress } = await start(app, owner, subTest)
  const sub_test_id = subTest?.id ?? ''
  const teacher = await createUser(app.db, { role: 'teacher' })
  const quiz = await publishQuiz(app, program.id)
  const { subject_id: poolSubject } = await createPool(app.db, program.id, 5)
  const written = {
    draft: draftSample,
    stimulus_id: null,
    topic_ids: [],
    points: 1,
    difficulty: 'easy',
    lang: 'id',
  }
  const bank = await createBank(app.db, { owner_id: teacher.id, program_id: program.id })
  const { subject_id } = bank
  return {
    owner,
    teacher,
    program,
    params: {
      'provinces.id': '31',
      'provinces.province_id': '31',
      'cities.city_id': '31.71',
      'universities.universityId': university.id,
      'universities.id': university.id,
      'majors.majorId': majors[0]?.id ?? '',
      'tryouts.slug': tryout.slug,
      'tryouts.id': tryout.id,
      'tryouts.tryoutId': tryout.id,
      'programs.id': program.id,
      'presets.presetId': v7(),
      'sub-tests.subTestId': sub_test_id,
      'users.userId': owner.user.id,
      'class-reports.tryoutId': tryout.id,
      'shared-reports.token': 'x'.repeat(22),
      'sittings.userId': owner.user.id,
      'users.id': (await createUser(app.db)).id,
      'student-codes.code': 'TIDAKADA',
      'questions.questionId': subTest?.items[0]?.question_id ?? '',
      'markings.id': tryout.id,
      'marks.markId': v7(),
      'runs.runId': tryout.score_run_id,
      'progresses.id': progress.id,
      'news.id': v7(),
      'faqs.id': v7(),
      'banners.id': v7(),
      'testimonials.id': v7(),
      'guidances.id': v7(),
      'quizzes.slug': quiz.slug,
      'effects.slug': tryout.slug,
      'notes.question_id': v7(),
      'outcomes.majorId': majors[0]?.id ?? '',
      'quizzes.id': quiz.id,
      'questions.position': '1',
      'versions.version': '1',
      'question-reports.id': v7(),
      'passages.ref': 's1',
      ...(await createOwnedRows({ owner, teacher, program })),
    },
    bodies: {
      'tryouts.enroll': {},
      'tryouts.choose': { major_ids: [] },
      'programs.create': writtenProgram,
      'programs.update': writtenProgram,
      'programs.createPreset': { ...writtenPreset, sub_tests: [{ ...presetSubTest, subject_id }] },
      'programs.updatePreset': { ...writtenPreset, sub_tests: [{ ...presetSubTest, subject_id }] },
      'tryoutPlans.create': { ...writtenPlan, program_id: program.id },
      'tryoutPlans.update': { title: 'Try Out Baru' },
      'tryoutPlans.arrange': { sub_tests: [] },
      'tryoutPlans.choose': { question_ids: [] },
      'tryoutPlans.draw': { cells: [{ topic_id: null, difficulty: null, count: 1 }] },
      'tryoutPlans.publish': {},
      'examDay.giveTime': { reason: staffReason, seconds: 60, audience: { kind: 'all' } },
      'examDay.tell': { reason: staffReason, text: 'Tenang, waktu ditambah.', audience: { kind: 'all' } },
      'examDay.giveBack': {
        reason: staffReason,
        from_at: epoch.toISOString(),
        until_at: epoch.toISOString(),
      },
      'classReports.share': { batch: 'XII IPA 2', days: 7 },
      'classReports.assign': {
        batch: 'XII IPA 2',
        email: 'guru@contoh.gerbang.test',
        may_see: true,
        reason: staffReason,
      },
      'lateAnswers.decide': { reason: staffReason, decision: 'refused', progress_ids: [v7()] },
      'examSignals.beat': { unsent: 0 },
      'examDay.pause': { reason: staffReason, paused: false },
      'tryoutPlans.close': { reason: staffReason },
      'tryoutPlans.extend': { reason: staffReason, closes_at: '2027-01-01T00:00:00.000Z' },
      'progresses.start': { sub_test_id, client_id: v7() },
      'progresses.answer': { lease: progress.lease, answers: [] },
      'progresses.submit': { lease: progress.lease },
      'settings.update': {},
      'questionBanks.create': { ...writtenBank, program_id: program.id },
      'questionBanks.update': { ...writtenBank, status: 'draft', subject_ids: [subject_id] },
      'subjects.create': { ...writtenSubject, program_id: program.id },
      'subjects.update': { ...writtenSubject, position: 1, topics: [] },
      'subjects.addTopic': { name: 'Peluang' },
      'questions.save': written,
      'questions.order': { ids: [v7()] },
      'questions.preview': { draft: draftSample },
      'questions.copy': { ids: [v7()] },
      'questions.move': { ids: [v7()] },
      'questions.setStatus': { ids: [v7()], status: 'archived' },
      'questions.setTopics': { ids: [v7()], topic_ids: [v7()] },
      'questionReviews.comment': { text: 'Opsi C terlalu mirip.' },
      'questionReviews.decide': { act: 'approve', revision: 1 },
      'questionVersions.restore': { revision: 1 },
      'questions.saveStimulus': { title: '', source: 'Bacaan' },
      'questionBanks.addMember': { who: 'tidak.ada', role: 'view' },
      'questionBanks.setStatus': { ids: [bank.id], status: 'draft' },
      'interchange.import': { dry_run: false, import_id: v7(), publish: false },
      'interchange.changeQuestion': sampleImport,
      'interchange.changePassage': { title: 'Pasar', body: 'Pasar ramai.' },
      'interchange.export': { of: { kind: 'bank', id: bank.id }, format: 'gift' },
      'outcomes.record': { major_id: v7(), year: 2026, admitted: true, consent: true },
      'scores.reset': { reason: staffReason },
      'scores.rescore': { reason: staffReason },
      'scores.regrade': { reason: staffReason, voided: false },
      'scores.cancel': { reason: staffReason },
      'scores.fixScale': { reason: staffReason },
      'scores.publish': { reason: staffReason },
      'profile.update': {},
      'questionReports.send': { place: 'tryout', slug: 'tidak-ada', question_id: v7(), reason: 'unclear' },
      'questionReports.see': { ids: [v7()] },
      'questionReports.answer': { status: 'declined', answer: 'Kuncinya benar.' },
      'reminders.refuse': { token: 'x' },
      'ownData.askDeletion': { password: 'salah' },
      'profile.updateAdmin': {},
      'media.create': {},
      'news.create': { title: 'Kabar baru', excerpt: 'Ringkasannya.', body: 'Isi beritanya.' },
      'news.update': {},
      'news.preview': { body: 'Isi beritanya.' },
      'faqs.create': { question: 'Apa ini?', answer: 'Ini.', category: 'Umum' },
      'faqs.update': {},
      'quizzes.answer': { answers: [] },
      'quizzes.submit': {},
      'practices.start': { kind: 'subject', target_id: poolSubject },
      'practices.answer': { answers: [] },
      'practices.submit': {},
      'markings.setMarkers': { markers: 1 },
      'markings.saveMark': { points: {}, is_done: false },
      'results.note': { text: 'Ingat rumusnya' },
      'quizAuthoring.create': { ...writtenQuiz, program_id: program.id },
      'quizAuthoring.update': {},
      'faqs.order': { ids: [v7()] },
      'users.create': { name: 'Guru Baru', email: 'guru.baru@contoh.gerbang.test', role: 'teacher' },
      'users.import': { dry_run: 'true' },
      'onPaper.import': { dry_run: 'true' },
      'onPaper.enter': { student: 'siswa', variant: 'A', sub_tests: [] },
      'outcomes.import': { dry_run: 'true', consent: 'true' },
      'users.bulk': { ids: [v7()], act: 'disable', reason: staffReason },
      'users.update': {},
      'users.endSessions': { reason: staffReason },
      'users.delete': { reason: staffReason },
      'invitations.open': { token: 'x' },
      'universityCatalogue.create': {
        name: 'Universitas Baru',
        short_name: 'UB',
        type: 'ptn',
        province_id: '31',
        city: 'Jakarta',
      },
      'universityCatalogue.update': {},
      'universityCatalogue.import': { dry_run: 'true' },
      'universityCatalogue.createMajor': { ...writtenMajor, code: 'BARU' },
      'universityCatalogue.updateMajor': writtenMajor,
      'studentCodes.create': { code: 'KODEBARU', program_id: program.id, ...writtenCode },
      'studentCodes.bulk': { count: 1, program_id: program.id, ...writtenCode },
      'studentCodes.assign': { user_id: owner.user.id },
      'studentCodes.update': {},
      'invitations.accept': { token: 'x', password: strongPassword },
      'banners.create': { placement: 'login', title: 'Baru', alt: 'Gambar', image_url: '/media/a.webp' },
      'banners.update': {},
      'banners.order': { ids: [v7()] },
      'testimonials.create': {
        name: 'Ani',
        school: 'SMA',
        accepted_at: 'UI',
        year: 2026,
        quote: 'Sangat membantu.',
      },
      'testimonials.update': {},
      'testimonials.order': { ids: [v7()] },
      'guidances.create': { title: 'Panduan baru', body: 'Isi panduannya.' },
      'guidances.update': {},
      'guidances.order': { ids: [v7()] },
      ...publicBodies,
      'passwords.change': { current_password: 'salah', password: strongPassword },
    },
    queries: {
      'progresses.questions': { sub_test_id },
      'examDay.countMeant': { kind: 'all' },
      'reports.export': { table: 'schools' },
      'classReports.get': { batch: 'XII IPA 2' },
    },
  }
}

function listParameters({ path }: Call): { key: string; name: string }[] {
  return [...path.matchAll(/\/([a-z-]+)\/\{(\w+)\}/g)].map(([, before, name = '']) => ({
    key: `${before}.${name}`,
    name,
  }))
}

/** Names of the parameters whose rows belong to somebody. */
function listOwned(call: Call): string[] {
  const parts: string[] = [
    'question-banks',
    'progresses',
    'sessions',
    'jobs',
    'imports',
    'practice',
  ] satisfies (keyof OwnedRows)[]
  return listParameters(call)
    .filter(({ key }) => parts.includes(key.slice(0, key.indexOf('.'))))
    .map(({ name }) => name)
}

function sampleParams(call: Call): Record<string, string> {
  return Object.fromEntries(
    listParameters(call).map(({ key, name }) => {
      const value = world.params[key]
      if (value === undefined) throw new Error(`No sample for the parameter ${key}: add one to createWorld`)
      return [name, value]
    }),
  )
}

function sampleBody(name: string, call: Call): unknown {
  if (!call.body) return undefined
  if (!(name in world.bodies)) throw new Error(`No sample body for ${name}: add one to createWorld`)
  return world.bodies[name]
}

function send(name: string, call: Call, token?: string) {
  const query = world.queries[name] ?? {}
  return app.send(call, { token, query, params: sampleParams(call), body: sampleBody(name, call) })
}

const hour = 3_600_000
const before = (ms: number) => new Date(epoch.getTime() - ms).toISOString()

/** Tokens that belong to nobody who may come in. */
const strangers: Record<string, () => Promise<string | undefined>> = {
  'no token': async () => undefined,
  'a malformed token': async () => 'x'.repeat(42),
  'an unknown token': async () => randomBytes(32).toString('base64url'),
  'a session past its absolute end': async () =>
    createSession(app.db, world.owner.user, { expires_at: before(0), last_seen_at: before(1000) }),
  'a session that was idle for too long': async () =>
    createSession(app.db, world.owner.user, { last_seen_at: before(limits.studentIdleMs) }),
  'a session of staff that was idle for an hour': async () =>
    createSession(app.db, await createUser(app.db, { role: 'admin' }), { last_seen_at: before(hour) }),
  'a session that was logged out': async () => {
    const token = await createSession(app.db, world.owner.user)
    expect(await app.send(auth.logout, { token })).toMatchObject({ status: 200 })
    return token
  },
  'a disabled user': async () => (await app.signIn({ status: 'disabled' })).token,
  'an invited user': async () => (await app.signIn({ status: 'invited' })).token,
}

beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', noteRoutes)
  app = await createTestApp()
  diagnostics.unsubscribe('fastify.initialization', noteRoutes)
  world = await createWorld()
})
afterAll(() => app.close())

const guarded = calls.filter(({ call }) => call.access.roles !== 'public')

describe.each(Object.entries(strangers))('%s', (_, findToken) => {
  let token: string | undefined
  beforeAll(async () => {
    token = await findToken()
  })

  test.each(guarded)('is refused by $name', async ({ name, call }) => {
    expect(await send(name, call, token)).toMatchObject({ status: 401, code: 'unauthorized' })
  })
})

test.each(guarded)('the token of $name counts in the header only', async ({ name, call }) => {
  const token = await createSession(app.db, world.owner.user)
  const inQuery = { ...world.queries[name], token, access_token: token }
  const sent = { query: inQuery, params: sampleParams(call), body: sampleBody(name, call) }
  const headers = { cookie: `token=${token}`, 'x-access-token': token }
  expect(await app.send(call, { ...sent, headers })).toMatchObject({ status: 401 })
})

const publicCalls = calls.filter(({ call }) => call.access.roles === 'public')

test.each(publicCalls.filter(({ name }) => name !== 'auth.login'))(
  '$name is open to anybody, whatever their token',
  async ({ name, call }) => {
    for (const token of [undefined, 'x', randomBytes(32).toString('base64url'), world.owner.token])
      expect([401, 403, 500, 503]).not.toContain((await send(name, call, token)).status)
  },
)

const roles: Role[] = ['student', 'teacher', 'admin']
const lets = ({ access }: Call, role: Role) => typeof access.roles === 'string' || access.roles.includes(role)

/** A fresh session each time: whoever signs out has none left for the next call. Students are the owner. */
async function signInAs(role: Role): Promise<string> {
  const user = role === 'student' ? world.owner.user : await createUser(app.db, { role })
  return createSession(app.db, { id: user.id, role })
}

describe.each(roles)('%s', role => {
  test.each(guarded.filter(({ call }) => lets(call, role)))('is let in by $name', async ({ name, call }) => {
    const { status, code } = await send(name, call, await signInAs(role))
    expect([401, 500, 503]).not.toContain(status)
    expect(code).not.toBe('forbidden')
  })

  test.each(guarded.filter(({ call }) => !lets(call, role)))(
    'has the wrong role for $name',
    async ({ name, call }) => {
      const reply = await send(name, call, await signInAs(role))
      expect(reply).toMatchObject({ status: 403, code: 'forbidden' })
    },
  )
})

/** Who owns the rows of the world, and who has the right role and does not. */
const ownership: Record<Owner, { own: () => Promise<string>; foreign: () => Promise<string> }> = {
  progress: { own: signInOwner, foreign: signInClassmate },
  session: { own: signInOwner, foreign: signInClassmate },
  bank: { own: signInTeacher, foreign: () => signInAs('teacher') },
  job: { own: signInTeacher, foreign: () => signInAs('teacher') },
  import: { own: signInTeacher, foreign: () => signInAs('teacher') },
  practice: { own: signInOwner, foreign: signInClassmate },
}

function signInTeacher(): Promise<string> {
  return createSession(app.db, { id: world.teacher.id, role: 'teacher' })
}

function signInOwner(): Promise<string> {
  return createSession(app.db, { id: world.owner.user.id, role: 'student' })
}

async function signInClassmate(): Promise<string> {
  return (await app.signIn({ program_id: world.owner.user.program_id ?? null })).token
}

const ownedCalls = calls.flatMap(({ name, call }) =>
  call.access.owner ? [{ name, call, ...ownership[call.access.owner] }] : [],
)
test.each(ownedCalls)('$name answers 404 for the row of somebody else', async ({ name, call, foreign }) => {
  expect(await send(name, call, await foreign())).toMatchObject({ status: 404, code: 'not_found' })
})

test.each(ownedCalls)('$name answers 404 for a row that is not there', async ({ name, call, own }) => {
  const params = { ...sampleParams(call), ...Object.fromEntries(listOwned(call).map(key => [key, v7()])) }
  const sent = { token: await own(), params, query: world.queries[name] ?? {}, body: sampleBody(name, call) }
  expect(await app.send(call, sent)).toMatchObject({ status: 404, code: 'not_found' })
})

test.each(ownedCalls)('$name answers 404 for an id that cannot be', async ({ name, call, own }) => {
  const params = {
    ...sampleParams(call),
    ...Object.fromEntries(listOwned(call).map(key => [key, 'DUA KATA'])),
  }
  const sent = { token: await own(), params, query: world.queries[name] ?? {}, body: sampleBody(name, call) }
  expect(await app.send(call, sent)).toMatchObject({ status: 404, code: 'not_found' })
})

const bankCalls = ownedCalls.filter(({ call }) => call.access.owner === 'bank')
const isRead = ({ call }: { call: Call }) => call.method === 'GET'

async function shareBank(): Promise<void> {
  const id = world.params['question-banks.id'] ?? ''
  await app.db.updateTable('question_banks').set({ visibility: 'shared' }).where('id', '=', id).execute()
}

test.each(bankCalls)('$name of a shared bank lets another teacher read and not write', async one => {
  Object.assign(world.params, await createOwnedRows(world))
  await shareBank()
  const { status } = await send(one.name, one.call, await one.foreign())
  expect(status).toBe(isRead(one) ? 200 : 404)
})

test.each(ownedCalls)('$name lets the owner in', async ({ name, call, own }) => {
  Object.assign(world.params, await createOwnedRows(world))
  expect((await send(name, call, await own())).status).not.toBe(404)
})

test.each(guarded.filter(({ call }) => call.method === 'GET'))(
  'HEAD is guarded like GET on $name',
  async ({ name, call }) => {
    const url = apiPrefix + call.path.replace(/\{(\w+)\}/g, (_, key: string) => sampleParams(call)[key] ?? '')
    const reply = await app.http.inject({ method: 'HEAD', url, query: world.queries[name] ?? {} })
    expect(reply.statusCode).toBe(401)
  },
)

test('every route is a call of the contract or one of a few others', () => {
  const ofContract = calls.map(
    ({ call }) => `${call.method} ${apiPrefix}${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
  )
  const known = new Set([...ofContract, ...otherRoutes])
  const unknown = routes.filter(route => !known.has(route.replace(/^HEAD /, 'GET ')))
  const missing = [...known].filter(route => !routes.includes(route))
  expect({ unknown, missing }).toEqual({ unknown: [], missing: [] })
})
