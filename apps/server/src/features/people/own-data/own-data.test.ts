import { readdir } from 'node:fs/promises'
import { accounts } from '@gerbang/contract/people/accounts.ts'
import { auth } from '@gerbang/contract/people/auth.ts'
import { jobs } from '@gerbang/contract/platform/jobs.ts'
import { ownData } from '@gerbang/contract/people/own-data.ts'
import { profile } from '@gerbang/contract/people/profile.ts'
import { questionReports } from '@gerbang/contract/bank/question-reports.ts'
import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  canaries,
  createSession,
  createTryout,
  createUser,
  type TestTryout,
} from '../../../testing/factories.ts'
import { readMails } from '../../../testing/mails.ts'
import { publishQuiz } from '../../../testing/quizzes.ts'
import { draftRegistration, strongPassword } from '../../../testing/registrations.ts'
import { sitSubTest, start, submit } from '../../../testing/sittings.ts'

let app: TestApp
let logged: string[]
beforeAll(async () => {
  logged = []
  app = await createTestApp({}, line => void logged.push(line))
})
afterAll(() => app.close())

/** Nowhere else in the database. */
const secret = {
  name: 'Kanarinama Wulandari',
  username: 'kanariakun',
  email: 'kanarisurat@contoh.gerbang.test',
  phone: '081298765432',
  school_name: 'SMA Kanarisekolah',
  written: 'Kanaritulisan tanganku',
  late: 'Kanariterlambat',
  report: 'Kanarilaporan',
}

async function uploadPicture(token: string) {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c04' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('avatar', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
  const request = new Request('http://gerbang.test', { method: 'PUT', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const body = Buffer.from(await request.arrayBuffer())
  const { data } = await app.send(profile.update, { token, headers, body })
  return data.avatar_url ?? ''
}

const login = async (email: string) => {
  const { data } = await app.send(auth.login, { body: { login: email, password: strongPassword } })
  return data.token
}

async function register(overrides: object) {
  const body = await draftRegistration(app.db, overrides)
  await app.send(accounts.register, { body })
  await app.db
    .updateTable('users')
    .set({ email_verified_at: app.now().toISOString() })
    .where('email', '=', body.email)
    .execute()
  return { token: await login(body.email), email: body.email }
}

/** Sits the whole try-out; its last answer is typed, and wrong. */
async function sitWriting(tryout: TestTryout, token: string) {
  const params = { slug: tryout.slug }
  await app.send(tryouts.enroll, { token, params })
  const [first, second] = tryout.sub_tests
  await sitSubTest(app, { token, params }, first, 2)
  const { progress } = await start(app, { token, params }, second)
  const answers = (second?.items ?? []).map(({ question_id, right }, index) => {
    const value = right === canaries.key.toLowerCase() ? secret.written : right
    return { question_id, value, flagged: false, seq: index + 1 }
  })
  await submit(app, { token, params, progress }, answers)
  const [late] = answers.filter(({ value }) => value === secret.written)
  const { bucket } = await app.db
    .selectFrom('progresses')
    .select('bucket')
    .where('id', '=', progress.id)
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('late_answers')
    .values({
      bucket,
      progress_id: progress.id,
      question_id: late?.question_id ?? '',
      value: JSON.stringify(secret.late),
      flagged: false,
      seq: 99,
      server_at: app.now().toISOString(),
    })
    .execute()
}

async function takeQuiz(program_id: string, token: string) {
  const quiz = await publishQuiz(app, program_id)
  const params = { slug: quiz.slug }
  await app.send(quizzes.start, { token, params, body: {} })
  const answers = quiz.questions.map(({ question_id, right }, index) => ({
    question_id,
    value: right === canaries.key.toLowerCase() ? secret.written : right,
    flagged: false,
    seq: index + 1,
    confirmed: false,
  }))
  const reply = await app.send(quizzes.submit, { token, params, body: { answers } })
  expect(reply.status).toBe(200)
}

/** A student of whom everything is held that can be. */
async function createKnown() {
  const { token } = await register({
    ...secret,
    written: undefined,
    late: undefined,
    report: undefined,
    phone: undefined,
  })
  const { data } = await app.send(profile.update, {
    token,
    body: { phone: secret.phone, username: secret.username },
  })
  const program_id = data.program?.id ?? ''
  const picture = await uploadPicture(token)
  const tryout = await createTryout(app.db, { program_id, questions: 6 })
  await sitWriting(tryout, token)
  for (const name of ['Teman Satu', 'Teman Dua']) {
    const other = await app.signIn({ program_id, name, school_name: 'SMA Ramai' })
    const own = { token: other.token, params: { slug: tryout.slug } }
    await app.send(tryouts.enroll, own)
    for (const subTest of tryout.sub_tests) await sitSubTest(app, own, subTest, 3)
  }
  await takeQuiz(program_id, token)
  await app.jobs.rank()
  const [first] = tryout.sub_tests
  const place = { place: 'tryout', slug: tryout.slug, question_id: first?.items[0]?.question_id }
  const body = { ...place, reason: 'other', note: secret.report }
  expect((await app.send(questionReports.send, { token, body })).status).toBe(201)
  return { id: data.id, token, picture, tryout }
}

async function makeCopy(token: string) {
  const asked = await app.send(ownData.makeCopy, { token })
  await app.jobs.work()
  const file = await app.send(ownData.downloadCopy, { token })
  return { asked, file }
}

/** Every table of the database, of any schema, that holds one of the words. */
async function searchDatabase(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
  `.execute(app.db)
  expect(tables.length).toBeGreaterThan(70)
  const found = []
  for (const { name } of tables) {
    const hit = await sql`
      select 1 from ${sql.table(name)} as t where ${sql.join(
        words.map(word => sql`strpos(lower(t::text), ${word.toLowerCase()}) > 0`),
        sql` or `,
      )} limit 1
    `.execute(app.db)
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

/** After the clock has moved; sessions of the helpers begin with it. */
async function signInLate(role: 'admin') {
  const user = await createUser(app.db, { role })
  const at = app.now().toISOString()
  const expires_at = new Date(app.now().getTime() + 3_600_000).toISOString()
  return {
    token: await createSession(
      app.db,
      { id: user.id, role },
      { created_at: at, last_seen_at: at, expires_at },
    ),
  }
}

const readRanks = async () => ({
  everybody: await app.db
    .selectFrom('ranking_rows')
    .select(['tryout_id', 'user_id', 'rank', 'scaled', 'province_id'])
    .orderBy('tryout_id')
    .orderBy('user_id')
    .execute(),
  lists: await app.db
    .selectFrom('ranking_stretches')
    .selectAll()
    .where('scope_key', '<>', secret.school_name.toLowerCase())
    .orderBy('tryout_id')
    .orderBy('scope')
    .orderBy('scope_key')
    .orderBy('first_place')
    .execute(),
})
const readScores = () =>
  app.db.selectFrom('sub_test_scores').selectAll().orderBy('attempt_id').orderBy('sub_test_id').execute()

test('a copy holds everything that is known of a student, and an account that is deleted leaves nothing of it', async () => {
  const { id, token, picture, tryout } = await createKnown()
  const words = Object.values(secret)
  const known = await searchDatabase(words)
  expect(known).toEqual(
    expect.arrayContaining([
      'public.users',
      'public.answers',
      'public.late_answers',
      'public.quiz_answers',
      'pgboss.job_common',
    ]),
  )

  const { asked, file } = await makeCopy(token)
  expect(await app.send(jobs.get, { token, params: { id: asked.data.job_id } })).toMatchObject({
    data: { state: 'done' },
  })
  expect(file.headers).toMatchObject({ 'content-type': 'application/zip' })
  const copy = await app.db
    .selectFrom('data_copies')
    .select('file')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  const files = unzipSync(new Uint8Array(copy.file ?? Buffer.alloc(0)))
  const text = Object.entries(files)
    .filter(([name]) => name.endsWith('.json'))
    .map(([, bytes]) => strFromU8(bytes))
    .join()
  for (const word of words) expect(text).toContain(word)
  expect(Object.keys(files).sort()).toEqual([
    'baca-saya.txt',
    'catatan.json',
    'data-diri.json',
    'foto.webp',
    'gladi-bersih.json',
    'hasil-seleksi.json',
    'kelas.json',
    'kode-siswa.json',
    'laporan-soal.json',
    'latihan.json',
    'nilai.json',
    'peluang.json',
    'pengingat.json',
    'perangkat.json',
    'quiz.json',
    'rencana.json',
    'tantangan.json',
    'tautan-raport.json',
    'try-out.json',
  ])
  expect(JSON.parse(strFromU8(files['nilai.json'] ?? new Uint8Array()))).toMatchObject([
    { try_out: tryout.title, total: expect.any(Number) },
  ])
  for (const canary of [canaries.key, canaries.explanation])
    expect(text.replaceAll(secret.written, '')).not.toContain(canary)

  const before = { ranks: await readRanks(), scores: await readScores() }
  const refused = await app.send(ownData.askDeletion, { token, body: { password: 'keliru' } })
  expect(refused).toMatchObject({ status: 422, errors: { password: [expect.any(String)] } })
  expect(await app.send(ownData.askDeletion, { token, body: { password: strongPassword } })).toMatchObject({
    status: 200,
  })
  expect((await app.send(auth.me, { token })).status).toBe(401)
  await app.jobs.sendMails()
  expect((await readMails(app, secret.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('Akunmu akan dihapus'),
  )
  await app.jobs.tidy()
  expect(await searchDatabase([secret.name])).toContain('public.users')

  app.setClock(new Date(app.now().getTime() + limits.deletionWaitMs))
  await Promise.all([app.jobs.tidy(), app.jobs.tidy()])
  for (let round = 0; round < 2; round++) await app.jobs.tidy()
  expect(await searchDatabase([...words, picture])).toEqual([])
  const kept = await readdir(app.platform.config.media_place, { recursive: true })
  expect(kept.filter(name => picture.endsWith(name))).toEqual([])
  expect(logged.filter(line => words.some(word => line.includes(word)))).toEqual([])

  await app.jobs.rank()
  expect({ ranks: await readRanks(), scores: await readScores() }).toEqual(before)
  const admin = await signInLate('admin')
  const params = { id: tryout.id }
  const rescored = await app.send(scores.rescore, {
    token: admin.token,
    params,
    body: { reason: 'Uji nilai tetap' },
  })
  expect(rescored.status).toBe(201)
  await app.jobs.score()
  await app.jobs.rank()
  expect(await readRanks()).toEqual(before.ranks)
  const exported = await app.send(scores.export, { token: admin.token, params, query: { format: 'csv' } })
  expect(exported.status).toBe(200)
  expect(words.filter(word => exported.text.includes(word))).toEqual([])
  expect(await app.send(users.get, { token: admin.token, params: { id } })).toMatchObject({
    data: { name: 'Pengguna terhapus', school_name: null },
  })
})

test('whoever signs in within the week keeps the account', async () => {
  const { token, email } = await register({})
  await app.send(ownData.askDeletion, { token, body: { password: strongPassword } })
  const again = await login(email)
  const { data } = await app.send(auth.me, { token: again })
  expect(data.deletion_at).toBe(new Date(app.now().getTime() + limits.deletionWaitMs).toISOString())
  expect((await app.send(ownData.cancelDeletion, { token: again })).status).toBe(200)
  expect((await app.send(ownData.cancelDeletion, { token: again })).status).toBe(409)
  app.setClock(new Date(app.now().getTime() + 2 * limits.deletionWaitMs))
  await app.jobs.tidy()
  expect(await login(email)).toEqual(expect.any(String))
})

test('no account is deleted out of a running sub-test', async () => {
  const { token } = await register({})
  const { data } = await app.send(auth.me, { token })
  const tryout = await createTryout(app.db, { program_id: data.program?.id ?? '' })
  const own = { token, params: { slug: tryout.slug } }
  await app.send(tryouts.enroll, own)
  await start(app, own, tryout.sub_tests[0])
  const reply = await app.send(ownData.askDeletion, { token, body: { password: strongPassword } })
  expect(reply).toMatchObject({ status: 409, code: 'locked' })
})

test('a copy that is asked for several times at once is made once, and is nobody else’s and gone after a day', async () => {
  const { token, email } = await register({})
  const replies = await Promise.all([1, 2, 3, 4].map(() => app.send(ownData.makeCopy, { token })))
  expect(new Set(replies.map(({ data }) => data.job_id)).size).toBe(1)
  expect((await app.send(ownData.downloadCopy, { token })).status).toBe(404)
  await app.jobs.work()
  expect((await app.send(ownData.findCopy, { token })).data?.bytes).toBeGreaterThan(500)
  expect((await app.send(ownData.downloadCopy, { token: (await register({})).token })).status).toBe(404)
  app.setClock(new Date(app.now().getTime() + limits.dataCopyMs))
  // Its time counts, not when somebody comes to tidy up.
  const later = { token: await login(email) }
  expect((await app.send(ownData.findCopy, later)).data).toBeNull()
  expect((await app.send(ownData.downloadCopy, later)).status).toBe(404)
  await app.jobs.tidy()
  expect(await app.db.selectFrom('data_copies').select('user_id').execute()).toEqual([])
})
