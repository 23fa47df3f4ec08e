import { results } from '@gerbang/contract/scores/results.ts'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api.ts'
import {
  createMajors,
  createProgram,
  createSession,
  createTryout,
  epoch,
  type TestTryout,
} from '../../../../testing/factories.ts'
import { bucketOf } from '../../../../db/bucket.ts'
import { describeStanding } from '../../raports/describe-raport.queries.ts'
import { createSat, createScorer, type Scorer, staffReason } from '../../../../testing/score-runs.ts'
import { simulateSittings } from '../../../../testing/simulated-sittings.ts'

let app: TestApp
let program_id: string
let scorer: Scorer
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  scorer = createScorer(app, (await app.signIn({ role: 'admin' })).token)
})
afterAll(() => app.close())

async function score(tryout: Pick<TestTryout, 'id'>, body: object = {}) {
  const { data: run } = await scorer.start(tryout, { publish: true, ...body })
  await app.jobs.score()
  return (await scorer.read(run.id)).data
}

/** Another try-out with the paper of this one, question for question. */
async function copyTryout({ sub_tests: [source] }: TestTryout): Promise<TestTryout> {
  const copy = await createTryout(app.db, { program_id, scoring: 'irt', sub_tests: 1, questions: 1 })
  const to = copy.sub_tests[0]?.id ?? ''
  const from = source?.id ?? ''
  await app.db
    .updateTable('tryout_sub_tests')
    .set({ subject_id: source?.subject_id ?? '' })
    .where('id', '=', to)
    .execute()
  for (const table of ['paper_keys', 'paper_items'] as const)
    await app.db.deleteFrom(table).where('sub_test_id', '=', to).execute()
  await sql`
    insert into paper_items (sub_test_id, question_id, question_version, position, topic_id, content, points)
    select ${to}::uuid, question_id, question_version, position, topic_id, content, points
    from paper_items where sub_test_id = ${from}`.execute(app.db)
  await sql`
    insert into paper_keys (sub_test_id, question_id, key, explanation_html)
    select ${to}::uuid, question_id, key, explanation_html from paper_keys where sub_test_id = ${from}
  `.execute(app.db)
  return copy
}

test('a large run that an admin makes the norm fixes the scale of the season; later ones are equal until they name anchors', async () => {
  const { tryout: base } = await createSat(app, { program_id, students: 1_000, sub_tests: 1, questions: 20 })
  const run = await score(base)
  const norm = run.sub_tests[0]?.irt
  expect(norm).toMatchObject({ basis: 'norm', mean_ability: 0, sd_ability: 1 })

  const norms = () => app.db.selectFrom('norm_scales').selectAll().execute()
  expect(await norms()).toEqual([])
  expect(await scorer.fixScale(run.id)).toMatchObject({ status: 200 })
  expect(await norms()).toHaveLength(1)
  expect(await scorer.fixScale(run.id)).toMatchObject({ status: 409, code: 'norm_fixed' })
  const { data: events } = await scorer.listEvents(base)
  expect(events.find(({ action }) => action === 'scale_fixed')?.reason).toBe(staffReason)

  const copy = await copyTryout(base)
  await simulateSittings(app.db, copy.id, { students: 600, ability: 0.6 })
  await app.db.updateTable('question_estimates').set({ question_version: 99 }).execute()
  const alone = (await score(copy)).sub_tests[0]?.irt
  expect(alone).toMatchObject({
    basis: 'equivalent_groups',
    anchors: 0,
    scale_a: norm?.scale_a,
    scale_b: norm?.scale_b,
    mean_ability: 0,
  })
  const linked = await score(copy, { anchor_tryout_id: base.id })
  const irt = linked.sub_tests[0]?.irt
  expect(irt).toMatchObject({ basis: 'anchors', scale_a: norm?.scale_a, scale_b: norm?.scale_b })
  expect(irt?.anchors).toBeGreaterThan(14)
  expect(Math.abs((irt?.mean_ability ?? 0) - 0.6)).toBeLessThan(0.2)
  expect(linked.log.some(line => /lewat \d+ soal yang sudah dikenal/.test(line.text))).toBe(true)
  const scored = await app.db
    .selectFrom('sub_test_scores as s')
    .innerJoin('score_run_sub_tests as r', join =>
      join.onRef('r.score_run_id', '=', 's.score_run_id').onRef('r.sub_test_id', '=', 's.sub_test_id'),
    )
    .select(['s.theta', 's.theta_se', 'r.scale'])
    .where('s.score_run_id', '=', linked.id)
    .execute()
  // Scored by the norm group's prior, whoever sits beside: drawn to 0, and not to the 0.6 of this group.
  expect(scored[0]?.scale?.prior).toEqual({ mean: 0, sd: 1 })
  const average = scored.reduce((sum, { theta }) => sum + (theta ?? 0), 0) / scored.length
  expect(average).toBeLessThan((irt?.mean_ability ?? 0) - 0.05)
  await app.jobs.rank()
  const { mean } = await app.db
    .selectFrom('ranking_rows')
    .select(eb => eb.fn.avg<number>('total').as('mean'))
    .where('tryout_id', '=', copy.id)
    .executeTakeFirstOrThrow()
  // 0.6 of an SD of ability is worth some 55 to 70 points, before a score is drawn to the mean.
  expect(mean).toBeGreaterThan(535)
  expect(mean).toBeLessThan(585)
})

test('questions that another try-out has measured score five students on its scale', async () => {
  const { tryout: base } = await createSat(app, { program_id, students: 200, sub_tests: 1, questions: 20 })
  const norm = (await score(base)).sub_tests[0]?.irt
  const copy = await copyTryout(base)
  const [id = ''] = await simulateSittings(app.db, copy.id, { students: 5 })
  const run = await score(copy)
  expect(run.sub_tests[0]?.irt).toMatchObject({
    basis: 'anchors',
    scale_a: norm?.scale_a,
    scale_b: norm?.scale_b,
  })
  const token = await createSession(app.db, { id, role: 'student' })
  const { data } = await app.send(results.result, { token, params: { slug: copy.slug } })
  expect(data.released?.sub_tests).toMatchObject([{ rung: 'known', se: expect.any(Number) }])
  const student = { bucket: bucketOf(id), user_id: id }
  const { sat } = await describeStanding({ db: app.db, student, at: app.platform.now() })
  expect(sat.map(({ entry }) => entry.scale_of)).toEqual([base.id])
})

test('estimates that a pack brings score a class of thirty, also who missed a sub-test, and the result is final', async () => {
  const { tryout, ids } = await createSat(app, { program_id, students: 30, sub_tests: 2, questions: 12 })
  const packScale = v7()
  const at = { created_at: epoch.toISOString(), updated_at: epoch.toISOString() }
  for (const { items } of tryout.sub_tests)
    for (const [place, { question_id }] of items.entries())
      await app.db
        .insertInto('question_estimates')
        .values({
          ...at,
          question_id,
          question_version: 1,
          a: 1.1,
          b: (place - 6) / 4,
          c: 0.2,
          se: 0.1,
          n: 900,
          source: 'Paket nasional',
          scale_of: packScale,
          scale_a: 480,
          scale_b: 120,
          scale_min: 200,
          scale_max: 1000,
        })
        .execute()

  const [absent = ''] = ids
  await sql`
    delete from answers a using progresses p, attempts t
    where p.bucket = a.bucket and p.id = a.progress_id and t.bucket = p.bucket and t.id = p.attempt_id
      and p.sub_test_id = ${tryout.sub_tests[1]?.id}::uuid and t.user_id = ${absent}::uuid
  `.execute(app.db)
  const run = await score(tryout)
  expect(run.sub_tests.map(({ irt }) => irt)).toMatchObject([
    { basis: 'anchors', scale_a: 480, scale_b: 120 },
    { basis: 'anchors', scale_a: 480, scale_b: 120 },
  ])
  for (const id of [absent, ids[1] ?? '']) {
    const token = await createSession(app.db, { id, role: 'student' })
    const { data } = await app.send(results.result, { token, params: { slug: tryout.slug } })
    expect(data.released?.scoring).toMatchObject({ model: '3pl', provisional: false })
    expect(data.released?.total_se).toBeGreaterThan(5)
    expect(data.released?.sub_tests.map(({ rung }) => rung)).toEqual(['known', 'known'])
  }
})

test('the bank keeps one scale a subject: that of the first try-out, until an admin makes another the norm', async () => {
  const createOf = async (subject_id: string | undefined, students: number) => {
    const { tryout } = await createSat(app, { program_id, students, sub_tests: 1, questions: 12 })
    const [subTest] = tryout.sub_tests
    if (subject_id === undefined) return { ...tryout, subject_id: subTest?.subject_id }
    for (const table of ['tryout_sub_tests', 'bank_sub_tests'] as const)
      await app.db
        .updateTable(table)
        .set({ subject_id })
        .where('subject_id', '=', subTest?.subject_id ?? '')
        .execute()
    return { ...tryout, subject_id }
  }
  const listScales = async (subject_id = '') => {
    const rows = await app.db
      .selectFrom('question_estimates as e')
      .innerJoin('questions as q', 'q.id', 'e.question_id')
      .innerJoin('bank_sub_tests as b', 'b.id', 'q.bank_sub_test_id')
      .select('e.scale_of')
      .distinct()
      .where('b.subject_id', '=', subject_id)
      .execute()
    return rows.map(({ scale_of }) => scale_of)
  }
  const first = await createOf(undefined, 60)
  await score(first)
  expect(await listScales(first.subject_id)).toEqual([first.id])
  const second = await createOf(first.subject_id, 1_000)
  const run = await score(second)
  expect(await listScales(first.subject_id)).toEqual([first.id])
  expect(await scorer.fixScale(run.id)).toMatchObject({ status: 200 })
  expect(await listScales(first.subject_id)).toEqual([second.id])
})

test('a small group and a run that is not published cannot be the norm of a season', async () => {
  const { tryout } = await createSat(app, { program_id, students: 60 })
  const { data: waiting } = await scorer.start(tryout)
  await app.jobs.score()
  expect(await scorer.fixScale(waiting.id)).toMatchObject({ status: 409, code: 'norm_unfit' })
  await scorer.publish(waiting.id)
  expect(await scorer.fixScale(waiting.id)).toMatchObject({ status: 409, code: 'norm_unfit' })
  expect(await scorer.fixScale(v7())).toMatchObject({ status: 404 })
})

test('a try-out cannot be its own anchor, nor can one that is not there', async () => {
  const tryout = await createTryout(app.db, { program_id, scoring: 'irt' })
  for (const anchor_tryout_id of [tryout.id, v7()])
    expect(await scorer.start(tryout, { anchor_tryout_id })).toMatchObject({
      status: 422,
      errors: { anchor_tryout_id: [expect.any(String)] },
    })
})

test('chances come from those who chose the same major; where they are few, that is said and nothing else', async () => {
  const { tryout, ids } = await createSat(app, { program_id, students: 80 })
  const { majors } = await createMajors(app.db, ['S1', 'S1', 'D3'])
  const [popular, rare, unknown] = majors.map(major => major.id)
  const figures = { year: 2025, source: 'SNPMB', is_estimate: false }
  for (const major_id of [popular, rare])
    await app.db
      .insertInto('major_years')
      .values({ ...figures, major_id: major_id ?? '', capacity: 20, applicants: 100 })
      .execute()
  const choose = (major_id: string | undefined, priority: number) =>
    sql`
      insert into attempt_choices (bucket, attempt_id, priority, major_id)
      select bucket, id, ${priority}, ${major_id}::uuid from attempts
      where tryout_id = ${tryout.id} and (${priority} = 1 or user_id = ${ids[0]})
    `.execute(app.db)
  await choose(popular, 1)
  await choose(rare, 2)
  await choose(unknown, 3)
  const token = await createSession(app.db, { id: ids[0] ?? '', role: 'student' })
  const read = async () => {
    const { data } = await app.send(results.result, { token, params: { slug: tryout.slug } })
    return data.released?.choices.map(({ chance, too_few_choosers }) => ({ chance, too_few_choosers }))
  }
  const none = { chance: null, too_few_choosers: false }
  expect(await read()).toEqual([none, none, none])
  await score(tryout)
  const [first, second, third] = (await read()) ?? []
  expect(first).toMatchObject({ chance: { pool: 80 }, too_few_choosers: false })
  expect(second).toMatchObject({ chance: null, too_few_choosers: true })
  expect(third).toEqual(none)
  const { chance = NaN, admitted = NaN, low = NaN, high = NaN, band, cut_se = NaN } = first?.chance ?? {}
  expect(admitted).toBe(chance)
  expect(low).toBeLessThan(chance)
  expect(high).toBeGreaterThan(chance)
  expect(['aman', 'bersaing', 'berat']).toContain(band)
  // A year moves it by a fifth of the scale's SD at least.
  expect(cut_se).toBeGreaterThan(20)
})

test('a major that weighs sub-tests in its own way has totals, cuts and chances by these weights', async () => {
  const { tryout, ids } = await createSat(app, { program_id, students: 80 })
  const { majors } = await createMajors(app.db, ['S1', 'S1'])
  const [plain = '', weighed = ''] = majors.map(major => major.id)
  const subjects = await app.db
    .selectFrom('tryout_sub_tests as t')
    .innerJoin('subjects as s', 's.id', 't.subject_id')
    .select('s.code')
    .where('t.tryout_id', '=', tryout.id)
    .orderBy('t.position')
    .execute()
  const [first = '', second = ''] = subjects.map(({ code }) => code)
  const weights = JSON.stringify({ [first]: 0, [second]: 3 })
  await app.db.updateTable('majors').set({ weights }).where('id', '=', weighed).execute()
  for (const [index, major_id] of [plain, weighed].entries()) {
    await app.db
      .insertInto('major_years')
      .values({
        major_id,
        year: 2025,
        capacity: 20,
        applicants: 100,
        passing_score: 600,
        source: 'SNPMB',
        is_estimate: false,
      })
      .execute()
    await sql`
      insert into attempt_choices (bucket, attempt_id, priority, major_id)
      select bucket, id, ${index + 1}, ${major_id}::uuid from attempts where tryout_id = ${tryout.id}
    `.execute(app.db)
  }
  await score(tryout)
  const token = await createSession(app.db, { id: ids[0] ?? '', role: 'student' })
  const { data } = await app.send(results.result, { token, params: { slug: tryout.slug } })
  const [own, other] = data.released?.choices ?? []
  const scaled = data.released?.sub_tests[1]?.scaled ?? NaN
  expect(own?.score).toBe(data.released?.total)
  expect(other?.score).toBe(scaled)
  expect(other?.score).not.toBe(own?.score)
  expect(other?.gap).toBeCloseTo(scaled - 600, 9)
  // The best 20 of 80 by the second sub-test alone: the cut is the lowest of the best fifth.
  const { rows } = await sql<{ cut: number; mean: number }>`
    select percentile_disc(0.8) within group (order by scaled[2]) as cut, avg(scaled[2]) as mean
    from ranking_rows where tryout_id = ${tryout.id}
  `.execute(app.db)
  expect(other?.chance).toMatchObject({ cut: rows[0]?.cut, pool: 80 })
  expect(own?.chance?.cut).not.toBe(other?.chance?.cut)
  const stored = await app.db
    .selectFrom('major_cuts')
    .select(['group_mean', 'major_id'])
    .where('tryout_id', '=', tryout.id)
    .execute()
  expect(stored.find(cut => cut.major_id === weighed)?.group_mean).toBeCloseTo(rows[0]?.mean ?? NaN, 6)
  expect(stored.find(cut => cut.major_id === plain)?.group_mean).toBeNull()
})
