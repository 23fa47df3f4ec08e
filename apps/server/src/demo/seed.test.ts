import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContent, readKey } from '@gerbang/contract/question-format.ts'
import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { home } from '@gerbang/contract/learning/home.ts'
import { raports } from '@gerbang/contract/scores/raports.ts'
import { receipt } from '@gerbang/contract/exam/receipt.ts'
import { reports } from '@gerbang/contract/office/reports.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { canonicalAnswers } from '@gerbang/scoring/canonical-answers.ts'
import { checkChoices, SNBT_CHOICE_RULES } from '@gerbang/scoring/check-choices.ts'
import { scoreAttempt } from '@gerbang/scoring/score-attempt.ts'
import { scoreSubTest } from '@gerbang/scoring/score-sub-test.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketOf } from '../db/bucket.ts'
import { seedReference } from '../db/reference/seed-reference.ts'
import { verifyPassword } from '../features/people/auth/passwords.ts'
import { limits } from '../limits.ts'
import { createTestApp, type TestApp } from '../testing/api.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createSession, epoch } from '../testing/factories.ts'
import { itemsOf } from '../features/bank/packs/reading/pack.ts'
import { readShipped } from '../features/bank/packs/reading/read-shipped.ts'
import { shippedFolder } from '../features/bank/packs/reading/shipped.ts'
import { scoreDemo, seedDemo } from './seed-demo.ts'
import { seedPatiently } from './testing/seed-patiently.ts'

let database: TestApp
let mediaPlace: string
const byText = (a: string, b: string) => a.localeCompare(b)
const means = () => database.platform

beforeAll(async () => {
  mediaPlace = await mkdtemp(join(tmpdir(), 'gerbang-media-'))
  database = await createTestApp({ media_place: mediaPlace })
  await seedReference(database.db, means())
  await seedPatiently(database)
})

afterAll(async () => {
  await database.close()
  await rm(mediaPlace, { recursive: true, force: true })
})

type Counted =
  | 'districts'
  | 'subjects'
  | 'users'
  | 'answers'
  | 'universities'
  | 'majors'
  | 'media'
  | 'guidances'

async function countRows(table: Counted) {
  const { total } = await database.db
    .selectFrom(table)
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const perdana = 'try-out-perdana'
const inJakarta = (iso: string | null) =>
  new Date(iso ?? '').toLocaleString('en-GB', {
    timeZone: 'Asia/Jakarta',
    weekday: 'long',
    hour: '2-digit',
  })

async function readPaper() {
  const items = await database.db
    .selectFrom('paper_items as i')
    .innerJoin('tryout_sub_tests as t', 't.id', 'i.sub_test_id')
    .innerJoin('tryouts', 'tryouts.id', 't.tryout_id')
    .innerJoin('paper_keys as k', join =>
      join.onRef('k.sub_test_id', '=', 'i.sub_test_id').onRef('k.question_id', '=', 'i.question_id'),
    )
    .select(['i.sub_test_id', 'i.question_id', 'i.content', 'i.points', 'k.key', 'k.explanation_html'])
    .where('tryouts.slug', '=', perdana)
    .execute()
  return Map.groupBy(
    items.map(item => ({
      ...item,
      content: readContent(item.content),
      key: readKey(item.key),
      voided: false,
    })),
    item => item.sub_test_id,
  )
}

async function readProgresses() {
  const answers = await database.db.selectFrom('answers').selectAll().orderBy('seq').execute()
  const answersOf = Map.groupBy(answers, answer => answer.progress_id)
  const progresses = await database.db.selectFrom('progresses').selectAll().execute()
  return progresses.map(progress => ({ ...progress, answers: answersOf.get(progress.id) ?? [] }))
}

test('regions have their provinces, and every province its time zone', async () => {
  const zones = await database.db
    .selectFrom('provinces')
    .select(['time_zone', eb => eb.fn.countAll<number>().as('total')])
    .groupBy('time_zone')
    .orderBy('time_zone')
    .execute()
  expect(zones).toEqual([
    { time_zone: 'Asia/Jakarta', total: 18 },
    { time_zone: 'Asia/Jayapura', total: 8 },
    { time_zone: 'Asia/Makassar', total: 12 },
  ])
  expect(await countRows('districts')).toBeGreaterThan(7_200)
})

test('reference data is seeded once, also by servers that start together', async () => {
  const districts = await countRows('districts')
  await Promise.all([seedReference(database.db, means()), seedReference(database.db, means())])
  expect(await countRows('districts')).toBe(districts)
  expect(await countRows('subjects')).toBe(7 + 3)
})

test('two servers that start on an empty database seed it once', async () => {
  const empty = await createTestDatabase()
  await Promise.all([seedReference(empty.db, means()), seedReference(empty.db, means())])
  expect(await empty.db.selectFrom('programs').select('slug').execute()).toEqual([{ slug: 'utbk-snbt' }])
  await empty.close()
})

test('the demo refuses a database with users and changes nothing', async () => {
  const tables = ['users', 'answers', 'media', 'guidances'] as const
  const before = await Promise.all(tables.map(countRows))
  await expect(seedDemo(database.db, means())).rejects.toThrow('Cannot seed the demo: the database has users')
  expect(await Promise.all(tables.map(countRows))).toEqual(before)
})

test('the universities are those of the SNBT list: 75 state ones, 26 Islamic ones and 44 polytechnics', async () => {
  const types = await database.db
    .selectFrom('universities')
    .select(['type', ({ fn }) => fn.countAll<number>().as('total')])
    .groupBy('type')
    .orderBy('type')
    .execute()
  expect(types).toEqual([
    { type: 'polytechnic', total: 44 },
    { type: 'ptkin', total: 26 },
    { type: 'ptn', total: 75 },
  ])
})

test('a start that is cut off leaves scores to make, and the next one makes them as they would have been', async () => {
  const read = () =>
    database.db
      .selectFrom('score_runs')
      .select(['tryout_id', 'number', 'status', 'data_hash', 'created_at', 'published_at'])
      .where('reason', 'is not', null)
      .orderBy('tryout_id')
      .orderBy('number')
      .execute()
  const whole = await read()
  const last = await database.db
    .selectFrom('score_runs as r')
    .innerJoin('tryouts as t', 't.id', 'r.tryout_id')
    .select('r.id')
    .where('t.slug', '=', 'contoh-mingguan-12')
    .where('r.reason', 'is not', null)
    .executeTakeFirstOrThrow()
  const running = { status: 'running', published_at: null } as const
  await database.db.updateTable('score_runs').set(running).where('id', '=', last.id).execute()
  expect(await read()).not.toEqual(whole)
  await seedPatiently(database, scoreDemo)
  expect(await read()).toEqual(whole)
  // There is nothing left to do.
  await seedPatiently(database, scoreDemo)
  expect(await read()).toEqual(whole)
})

test('universities of many provinces have majors, whose estimated scores lie on the scale', async () => {
  expect(await countRows('universities')).toBeGreaterThan(25)
  const years = await database.db.selectFrom('major_years').selectAll().execute()
  expect(years).toHaveLength(await countRows('majors'))
  for (const { passing_score, capacity, applicants, is_estimate } of years) {
    expect(passing_score).toBeGreaterThan(400)
    expect(passing_score).toBeLessThan(900)
    // Both or neither: a share of admitted needs both, and neither is invented.
    if (capacity === null) expect(applicants).toBeNull()
    else expect(capacity).toBeLessThan(applicants ?? 0)
    expect(is_estimate).toBe(true)
  }
})

/** Rows of the pack's table, by university. */
const universities = itemsOf((await readShipped('universitas')).items, 'university').map(({ data }) =>
  data.rows.map(({ cells }) => ({
    university: cells['singkatan'],
    name: cells['jurusan'],
    level: cells['jenjang'],
    field: cells['rumpun'],
    figures: [cells['daya tampung'], cells['peminat']],
    score: Number(cells['skor']),
    source: cells['sumber'] ?? '',
  })),
)

test('figures on record are told from estimates by their source; every score says that it is one', () => {
  const majors = universities.flat()
  const find = (university: string, name: string) =>
    majors.find(major => major.university === university && major.name === name)
  const official = /^Daya tampung dan peminat: SNPMB/
  expect(find('UI', 'Pendidikan Dokter')?.figures).toEqual(['90', '3330'])
  expect(find('UI', 'Pendidikan Dokter')?.source).toMatch(official)
  expect(find('UGM', 'Kedokteran')?.source).toMatch(/^Skor: perkiraan Gerbang .*Daya tampung resmi belum ada/)
  const onRecord = majors.filter(({ source }) => official.test(source))
  expect(new Set(onRecord.map(({ university }) => university))).toEqual(new Set(['UI', 'ITB', 'PPNS']))
  for (const { source, figures } of majors) {
    expect(source).toContain('Skor: perkiraan Gerbang menurut rumpun dan universitas.')
    if (!official.test(source)) expect(figures.every(figure => !figure)).toBe(true)
  }
})

/** Points above the mean of a level, and of a university, as the pack's page tells them. */
async function readPoints(heading: string): Promise<[string, number][]> {
  const page = await readFile(join(shippedFolder, 'universitas', 'README.md'), 'utf8')
  const table = page.split(`| ${heading} | Points |`)[1]?.split('\n\n')[0] ?? ''
  return [...table.matchAll(/^\| (.+?) \| (\d+) \|$/gm)].map(([, names = '', points]) => [
    names,
    Number(points),
  ])
}

test('every estimated score is the one that the rule on the pack’s page gives', async () => {
  const fields = new Map(
    (await readPoints('Field')).flatMap(([names, points]) =>
      names.split(', ').map(name => [name, points] as const),
    ),
  )
  const demand = (await readPoints('University')).map(
    ([names, points]) => [names.split(', '), points] as const,
  )
  const means: Record<string, number> = { S1: 545.78, D4: 541.47, D3: 529.39 }
  for (const { university = '', name = '', level = '', field = '', score } of universities.flat()) {
    const own = fields.get(name) ?? fields.get(field) ?? NaN
    const points = demand.find(([names]) => names.includes(university))?.[1] ?? 0
    const expected = (means[level] ?? NaN) + (level === 'S1' ? own : own / 2) + points
    expect([university, name, score]).toEqual([university, name, Math.round(expected / 10) * 10])
  }
})

test('at no university does a diploma ask for more than medicine', () => {
  for (const majors of universities) {
    const medicine =
      majors.find(({ name = '' }) => /^(Pendidikan Dokter|Kedokteran)$/.test(name))?.score ?? Infinity
    expect(majors.filter(({ level, score }) => level !== 'S1' && score >= medicine)).toEqual([])
  }
})

test('the demo’s try-outs keep the pace of the exam, question by question', async () => {
  const papers = await database.db
    .selectFrom('tryout_sub_tests as st')
    .innerJoin('tryouts as t', 't.id', 'st.tryout_id')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .innerJoin('paper_items as i', 'i.sub_test_id', 'st.id')
    .where('t.slug', 'in', ['try-out-perdana', 'try-out-akhir-pekan'])
    .groupBy(['st.id', 's.id'])
    .select(({ fn }) => [
      'st.duration_seconds',
      's.default_duration_seconds',
      's.default_question_count',
      fn.countAll<string>().as('questions'),
    ])
    .execute()
  expect(papers).toHaveLength(14)
  for (const paper of papers) {
    const official = (paper.default_duration_seconds / paper.default_question_count) * Number(paper.questions)
    expect(Math.abs(paper.duration_seconds - official)).toBeLessThanOrEqual(15)
  }
})

test('a second program has the format of SKD with its thresholds, and a short try-out whose thresholds are in proportion', async () => {
  const official = await database.db
    .selectFrom('preset_sub_tests as ps')
    .innerJoin('subjects as s', 's.id', 'ps.subject_id')
    .innerJoin('programs as p', 'p.id', 's.program_id')
    .where('p.slug', '=', 'kedinasan-skd')
    .orderBy('ps.position')
    .select(['s.code', 'ps.question_count', 'ps.threshold'])
    .execute()
  expect(official).toEqual([
    { code: 'TWK', question_count: 30, threshold: 65 },
    { code: 'TIU', question_count: 35, threshold: 80 },
    { code: 'TKP', question_count: 45, threshold: 166 },
  ])
  const short = await database.db
    .selectFrom('tryout_sub_tests as st')
    .innerJoin('tryouts as t', 't.id', 'st.tryout_id')
    .innerJoin('paper_items as i', 'i.sub_test_id', 'st.id')
    .where('t.slug', '=', 'try-out-skd-ringkas')
    .groupBy(['st.id', 'st.threshold', 't.scale_max'])
    .orderBy('st.position')
    .select(({ fn }) => ['st.threshold', 't.scale_max', fn.sum<string>('i.points').as('points')])
    .execute()
  expect(short.map(row => ({ ...row, points: Number(row.points) }))).toEqual(
    [44, 46, 74].map(threshold => ({ threshold, scale_max: 300, points: 100 })),
  )
})

test('the three accounts share the password; nobody else can sign in', async () => {
  const credentials = await database.db
    .selectFrom('credentials as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.email', 'c.password_hash'])
    .orderBy('u.email')
    .execute()
  expect(credentials.map(({ email }) => email)).toEqual([
    'admin@gerbang.test',
    'guru@gerbang.test',
    'siswa@gerbang.test',
  ])
  for (const { password_hash } of credentials)
    expect(await verifyPassword(password_hash, 'gerbang-demo-2026')).toBe(true)
})

test('another try-out is to come, on a Saturday morning in Jakarta', async () => {
  const { opens_at, closes_at } = await database.db
    .selectFrom('tryouts')
    .select(['opens_at', 'closes_at'])
    .where('slug', '=', 'try-out-akhir-pekan')
    .executeTakeFirstOrThrow()
  expect([inJakarta(opens_at), inJakarta(closes_at)]).toEqual(['Saturday, 08', 'Sunday, 20'])
  expect(Date.parse(opens_at)).toBeGreaterThan(epoch.getTime())
})

test('the demo student has not begun the try-out that is open', async () => {
  const attempts = await database.db
    .selectFrom('attempts as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .innerJoin('tryouts as t', 't.id', 'a.tryout_id')
    .select('a.id')
    .where('u.username', '=', 'siswa')
    .where('t.slug', '=', perdana)
    .execute()
  expect(attempts).toEqual([])
})

test('sub-tests keep the official order and about the official pace', async () => {
  const subTests = await database.db
    .selectFrom('tryout_sub_tests as t')
    .innerJoin('tryouts', 'tryouts.id', 't.tryout_id')
    .innerJoin('subjects as s', 's.id', 't.subject_id')
    .innerJoin('paper_items as i', 'i.sub_test_id', 't.id')
    .select(['s.code', 't.duration_seconds', 's.default_duration_seconds', 's.default_question_count'])
    .select(eb => eb.fn.countAll<number>().as('items'))
    .where('tryouts.slug', '=', perdana)
    .groupBy(['s.id', 't.id'])
    .orderBy('t.position')
    .execute()
  expect(subTests.map(({ code }) => code)).toEqual(['PU', 'PPU', 'PBM', 'PK', 'LBI', 'LBE', 'PM'])
  for (const subTest of subTests) {
    const official = subTest.default_duration_seconds / subTest.default_question_count
    expect(subTest.duration_seconds % 30).toBe(0)
    expect(Math.abs(subTest.duration_seconds - official * subTest.items)).toBeLessThanOrEqual(15)
  }
})

test('every picture of the paper is in the media folder', async () => {
  const papers = JSON.stringify([...(await readPaper()).values()])
  const stimuli = await database.db.selectFrom('paper_stimuli').select('html').execute()
  const html = papers + stimuli.map(stimulus => stimulus.html).join('')
  const used = [...html.matchAll(/\/media\/([0-9a-f]{32}\.webp)/g)].map(match => match[1])
  expect(await readdir(mediaPlace)).toEqual(expect.arrayContaining(used))
})

test('stored scores are those of the stored answers', async () => {
  const { db } = database
  const papers = await readPaper()
  const progresses = Map.groupBy(await readProgresses(), progress => progress.attempt_id)
  const tryout = await db
    .selectFrom('tryouts')
    .selectAll()
    .where('slug', '=', perdana)
    .executeTakeFirstOrThrow()
  const subTests = await db
    .selectFrom('tryout_sub_tests')
    .selectAll()
    .where('tryout_id', '=', tryout.id)
    .orderBy('position')
    .execute()
  const byPoints = db
    .selectFrom('score_runs')
    .select('id')
    .where('tryout_id', '=', tryout.id)
    .where('model', '=', 'points')
  const totals = await db
    .selectFrom('attempt_scores')
    .selectAll()
    .where('score_run_id', '=', byPoints)
    .execute()
  const stored = await db
    .selectFrom('sub_test_scores')
    .selectAll()
    .where('score_run_id', '=', byPoints)
    .execute()
  const storedOf = Map.groupBy(stored, score => score.attempt_id)
  expect(totals).toHaveLength(300)
  for (const { attempt_id, total } of totals) {
    const scores = subTests.map(({ id, weight }) => {
      const progress = progresses.get(attempt_id)?.find(progress => progress.sub_test_id === id)
      const values = (progress?.answers ?? []).flatMap(({ question_id, value }) =>
        value === null ? [] : [[question_id, value] as const],
      )
      return { id, weight, ...scoreSubTest(papers.get(id) ?? [], new Map(values), tryout.marks) }
    })
    const scale = { min: tryout.scale_min, max: tryout.scale_max }
    const expected = scoreAttempt(scores, 'weighted', scale)
    expect(total).toBe(expected.total)
    for (const [index, { id, raw, max, correct, partial, wrong, blank }] of scores.entries())
      expect(storedOf.get(attempt_id)?.find(score => score.sub_test_id === id)).toMatchObject({
        raw,
        max,
        scaled: expected.sub_tests[index]?.scaled,
        correct,
        partial,
        wrong,
        blank,
      })
  }
})

test('receipts are those of the stored answers, which arrived in time', async () => {
  for (const progress of await readProgresses()) {
    const { answers } = progress
    const values = new Map(answers.map(({ question_id, value }) => [question_id, value]))
    const kept = receipt.parse(progress.receipt)
    expect(kept).toMatchObject({
      submitted_at: progress.submitted_at,
      closed_by: progress.closed_by,
      answered: answers.filter(({ value }) => value !== null).length,
      flagged: answers.filter(({ flagged }) => flagged).length,
      hash: createHash('sha256').update(canonicalAnswers(values)).digest('hex'),
    })
    const times = [
      progress.started_at,
      ...answers.map(({ server_at }) => server_at),
      kept.submitted_at,
      progress.ends_at,
    ]
    expect(times.toSorted(byText)).toEqual(times)
  }
})

test('attempts are over, within the window of their try-out, in the bucket of their student', async () => {
  const attempts = await database.db
    .selectFrom('attempts as a')
    .innerJoin('tryouts as t', 't.id', 'a.tryout_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.bucket', 'a.user_id', 'a.created_at', 'a.started_at', 'a.finished_at', 'a.status'])
    .select(['t.opens_at', 't.closes_at', 'u.created_at as joined_at'])
    .execute()
  for (const { bucket, user_id, status, ...times } of attempts) {
    expect({ bucket, status }).toEqual({ bucket: bucketOf(user_id), status: 'scored' })
    const { joined_at, created_at, opens_at, started_at, finished_at, closes_at } = times
    const order = [joined_at, created_at, started_at ?? '', finished_at ?? '', epoch.toISOString()]
    expect(order.toSorted(byText)).toEqual(order)
    const sat = [opens_at, created_at, started_at ?? '', finished_at ?? '', closes_at ?? epoch.toISOString()]
    expect(sat.toSorted(byText)).toEqual(sat)
  }
})

test('sub-tests of an attempt follow one another', async () => {
  const progresses = await database.db
    .selectFrom('progresses as p')
    .innerJoin('tryout_sub_tests as t', 't.id', 'p.sub_test_id')
    .select(['p.attempt_id', 'p.started_at', 'p.submitted_at'])
    .orderBy('t.position')
    .execute()
  for (const sitting of Map.groupBy(progresses, progress => progress.attempt_id).values()) {
    const times = sitting.flatMap(({ started_at, submitted_at }) => [started_at, submitted_at ?? ''])
    expect(times.toSorted(byText)).toEqual(times)
  }
})

test('chosen majors follow the rules of the program', async () => {
  const choices = await database.db
    .selectFrom('attempt_choices as c')
    .innerJoin('majors as m', 'm.id', 'c.major_id')
    .select(['c.attempt_id', 'm.level'])
    .orderBy('c.priority')
    .execute()
  const levels = [...Map.groupBy(choices, choice => choice.attempt_id).values()].map(chosen =>
    chosen.map(({ level }) => level),
  )
  const attempts = await database.db.selectFrom('attempts').select('id').execute()
  expect(levels).toHaveLength(attempts.length)
  for (const chosen of levels) expect(checkChoices(chosen, SNBT_CHOICE_RULES)).toBeUndefined()
})

test('everybody who finished is ranked, in the order of their scores', async () => {
  const snapshots = await database.db
    .selectFrom('ranking_snapshots as s')
    .innerJoin('tryouts as t', 't.id', 's.tryout_id')
    .select(['t.slug', 's.participants', 's.computed_at', 't.closes_at'])
    .select(eb => [
      eb
        .selectFrom('attempts as a')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('a.tryout_id', '=', 't.id')
        .as('attempts'),
    ])
    .execute()
  expect(snapshots).toHaveLength(13)
  for (const { slug, participants, attempts, computed_at, closes_at } of snapshots) {
    expect({ slug, participants }).toEqual({ slug, participants: Number(attempts) })
    expect(Date.parse(computed_at)).toBeGreaterThanOrEqual(Date.parse(closes_at ?? epoch.toISOString()))
  }
  expect(snapshots.find(({ slug }) => slug === perdana)).toMatchObject({
    participants: 300,
    computed_at: epoch.toISOString(),
  })
})

test('published scores are those by item response, and spread as in a real exam', async () => {
  const rows = await database.db
    .selectFrom('attempt_scores as s')
    .innerJoin('score_runs as r', 'r.id', 's.score_run_id')
    .innerJoin('tryouts as t', 't.id', 'r.tryout_id')
    .select(['s.total', 's.total_se', 'r.model'])
    .where('r.status', '=', 'published')
    .where('t.slug', '=', perdana)
    .execute()
  expect(rows).toHaveLength(300)
  const mean = rows.reduce((sum, { total }) => sum + total, 0) / rows.length
  const variance = rows.reduce((sum, { total }) => sum + (total - mean) ** 2, 0) / rows.length
  expect(Math.abs(mean - 500)).toBeLessThan(1)
  expect(Math.sqrt(variance)).toBeGreaterThan(60)
  expect(Math.sqrt(variance)).toBeLessThan(110)
  for (const { model, total_se } of rows) {
    expect(model).toBe('3pl')
    expect(total_se).toBeGreaterThan(10)
    // Far from the mean every sub-test shrinks the same way, which adds up.
    expect(total_se).toBeLessThan(200)
  }
})

test('quizzes draw on the practice bank, so that no question of a try-out is told', async () => {
  const { db } = database
  const counted = await db
    .selectFrom('quiz_items as i')
    .innerJoin('quizzes as z', 'z.id', 'i.quiz_id')
    .innerJoin('questions as q', 'q.id', 'i.question_id')
    .innerJoin('bank_sub_tests as t', 't.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 't.bank_id')
    .select(['z.slug', 'z.status', 'b.title', eb => eb.fn.countAll<number>().as('items')])
    .groupBy(['z.slug', 'z.status', 'b.title'])
    .orderBy('z.slug')
    .execute()
  const placed = { status: 'published', title: 'Bank Latihan' }
  expect(counted).toEqual([
    { slug: 'pemanasan-penalaran-umum', ...placed, items: 10 },
    { slug: 'sprint-angka-15-menit', ...placed, items: 10 },
    { slug: 'tantangan-soal-sulit', ...placed, items: 12 },
  ])
})

async function signIn(username: string) {
  const { id, role } = await database.db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return createSession(database.db, { id, role })
}

test('twelve weekends lie behind the demo student, each linked to the first, and the rise is told with its error', async () => {
  const { status, data } = await database.send(raports.get, { token: await signIn('siswa') })
  expect(status).toBe(200)
  expect(data.entries.map(({ title }) => title)).toEqual(
    Array.from({ length: 12 }, (_, index) => `Try Out Mingguan ${index + 1} (contoh)`),
  )
  const bases = data.entries.map(({ basis, provisional }) => ({ basis, provisional }))
  expect(bases[0]).toEqual({ basis: 'norm', provisional: false })
  expect(new Set(bases.slice(1).map(({ basis }) => basis))).toEqual(new Set(['anchors']))
  expect(data.change?.since).toBe('Try Out Mingguan 1 (contoh)')
  // Made to rise by some 90 points; questions have new ids in each database, so that other answers are guessed right.
  const [value, se] = [data.change?.value ?? Number.NaN, data.change?.se ?? Number.NaN]
  expect(se).toBeGreaterThan(0)
  expect(Math.abs(value - 90) / se).toBeLessThan(4)
  expect(data.sub_tests.map(({ subject, points }) => [subject.code, points.length])).toEqual(
    ['PU', 'PK', 'LBI', 'PM'].map(code => [code, 12]),
  )
  expect(data.strengths.length + data.weaknesses.length).toBeGreaterThan(1)
  expect(data.target?.gap).not.toBeNull()
  const times = data.entries.map(({ finished_at }) => Date.parse(finished_at))
  const gaps = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / (24 * 3_600_000))
  for (const days of gaps) expect(Math.abs(days - 7)).toBeLessThan(1)
  expect(epoch.getTime() - (times.at(-1) ?? 0)).toBeLessThan(11 * 24 * 3_600_000)
})

test('weeks that are over do not stand before what is open and to come', async () => {
  const token = await signIn('siswa')
  const listed = await database.send(tryouts.list, { token, query: { per_page: 3 } })
  expect(listed.data.map(({ title }) => title).slice(0, 2)).toEqual([
    'Try Out Akhir Pekan',
    'Try Out Perdana',
  ])
  const { data } = await database.send(home.get, { token })
  expect(data.next_tryouts.map(({ slug }) => slug)).not.toContainEqual(expect.stringContaining('mingguan'))
})

test('what the weeks ask may be known by now: it is of the bank of practice, and held by nothing', async () => {
  const banks = await database.db
    .selectFrom('tryouts as t')
    .innerJoin('tryout_sub_tests as st', 'st.tryout_id', 't.id')
    .innerJoin('paper_items as i', 'i.sub_test_id', 'st.id')
    .innerJoin('questions as q', 'q.id', 'i.question_id')
    .innerJoin('bank_sub_tests as bs', 'bs.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 'bs.bank_id')
    .select('b.title')
    .distinct()
    .where('t.slug', 'like', 'contoh-mingguan-%')
    .execute()
  expect(banks).toEqual([{ title: 'Bank Latihan' }])
  const last = await database.db
    .selectFrom('tryouts')
    .select(eb => eb.fn.max('closes_at').as('closed'))
    .where('slug', 'like', 'contoh-mingguan-%')
    .executeTakeFirstOrThrow()
  expect(epoch.getTime() - Date.parse(String(last.closed))).toBeGreaterThan(limits.heldAfterCloseMs)
})

test('the teacher sees one class of 36, whose newest try-out shows what it misunderstands', async () => {
  const token = await signIn('guru')
  const { data: classes } = await database.send(classReports.list, { token })
  const batch = 'XII MIPA 2 SMA Contoh 3 Bandung'
  expect(new Set(classes.map(row => row.batch))).toEqual(new Set([batch]))
  expect(classes).toHaveLength(12)
  const redeemed = await database.db
    .selectFrom('student_code_redemptions as d')
    .innerJoin('student_codes as c', 'c.id', 'd.student_code_id')
    .select(eb => eb.fn.countAll<number>().as('students'))
    .where('c.batch', '=', batch)
    .executeTakeFirstOrThrow()
  expect(redeemed).toEqual({ students: 36 })
  const [newest] = classes
  const { data } = await database.send(classReports.get, {
    token,
    params: { tryoutId: newest?.tryout.id ?? '' },
    query: { batch },
  })
  expect(data.students).toBeGreaterThan(27)
  // Ideas that the class was given. By chance a third question may trap as many, who then doubt.
  const believed = data.questions.filter(({ sure }) => sure >= data.students / 3)
  expect(believed.length).toBeGreaterThanOrEqual(2)
  expect(data.groups.flatMap(({ names, helpers }) => [...names, ...helpers])).toHaveLength(data.students)
})

test('reports of a week compare schools, provinces and classes', async () => {
  const token = await signIn('admin')
  const { data: rows } = await database.send(reports.list, {
    token,
    query: { sort: '-opens_at', per_page: 50 },
  })
  const weeks = rows.filter(({ slug }) => slug.startsWith('contoh-mingguan-'))
  expect(weeks).toHaveLength(12)
  const [newest, oldest] = [weeks[0], weeks.at(-1)]
  expect(newest?.mean ?? 0).toBeGreaterThan(oldest?.mean ?? 0)
  const { data } = await database.send(reports.get, { token, params: { id: newest?.id ?? '' } })
  expect(data.schools.shown.length).toBeGreaterThanOrEqual(3)
  expect(data.provinces.shown.length).toBeGreaterThanOrEqual(3)
  expect(data.batches.shown).toHaveLength(3)
})
