import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { packs } from '@gerbang/contract/bank/packs.ts'
import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { type JobName, type JobResult, jobs } from '@gerbang/contract/platform/jobs.ts'
import { programs } from '@gerbang/contract/exam/programs.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { lessons } from '@gerbang/contract/learning/lessons.ts'
import { guidances } from '@gerbang/contract/site/guidances.ts'
import { readDraft } from '@gerbang/contract/question-format.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPatient } from '../../../db/open-patient.ts'
import { seedReference } from '../../../db/reference/seed-reference.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { keepProcesses } from '../../../testing/keep-processes.ts'
import { lessonBody } from '../../../testing/lessons.ts'
import { type PackTexts, practisedPack, smallPack, uploadPack, uploadZip } from '../../../testing/packs.ts'
import { loadPack } from './loading/load-pack.ts'
import { openPackArchive } from './reading/open-pack.ts'
import { itemsOf } from './reading/pack.ts'
import { readPack } from './reading/read-pack.ts'
import { readShipped } from './reading/read-shipped.ts'

let app: TestApp
let token: string
let adminId: string
beforeEach(async () => {
  app = await createTestApp({ is_production: true })
  await seedReference(app.db, app.platform)
  const admin = await app.signIn({ role: 'admin' })
  token = admin.token
  adminId = admin.user.id
})
afterEach(() => app.close())
keepProcesses()

async function finish<Name extends JobName>(id: string): Promise<JobResult<Name>> {
  while ((await app.jobs.work()) > 0);
  const { data } = await app.send(jobs.get, { token, params: { id } })
  if (data.state !== 'done') throw new Error(data.error ?? data.state)
  return data.result as JobResult<Name>
}

async function load(packId: string) {
  const { data } = await app.send(packs.load, { token, params: { packId } })
  return finish<'load_pack'>(data.job_id)
}

async function remove(packId: string) {
  const { data } = await app.send(packs.remove, { token, params: { packId } })
  return finish<'remove_pack'>(data.job_id)
}

const upload = async (texts: PackTexts) => app.send(packs.upload, { token, ...(await uploadPack(texts)) })

const counted = [
  'question_banks',
  'questions',
  'stimuli',
  'tryouts',
  'quizzes',
  'guidances',
  'lessons',
  'faqs',
  'universities',
  'majors',
  'media',
] as const

async function countRows() {
  const counts: Record<string, number> = {}
  for (const table of counted) {
    const { total } = await app.db
      .selectFrom(table)
      .select(eb => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    counts[table] = total
  }
  return counts
}

/** Texts and keys of all questions, by place, as their authors typed them. */
async function readQuestions(from: TestApp, bankId?: string) {
  let asked = from.db
    .selectFrom('questions as q')
    .innerJoin('question_keys as k', 'k.question_id', 'q.id')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .innerJoin('topics as t', 't.id', 'q.topic_id')
    .leftJoin('stimuli as p', 'p.id', 'q.stimulus_id')
    .select(['s.code', 'q.position', 'q.points', 'q.difficulty', 'q.lang', 'q.status', 't.name as topic'])
    .select(['p.title as passage', 'p.source as passage_text', 'k.source'])
    .orderBy('s.code')
    .orderBy('q.position')
  if (bankId !== undefined) asked = asked.where('st.bank_id', '=', bankId)
  const rows = await asked.execute()
  // A picture that is stored anew has another address.
  return JSON.parse(
    JSON.stringify(rows.map(({ source, ...row }) => ({ ...row, draft: readDraft(source) }))).replaceAll(
      /\/media\/[\da-f]{32}\.webp/g,
      '/media/picture.webp',
    ),
  ) as { draft: object }[]
}

test('a drawing of a pack stays a drawing, without what could run, and nothing runs where it is opened', async () => {
  const bank = 'banks/uji/mtk.soal.md'
  const text = (smallPack()[bank] ?? '').replace(
    'Berapa $1+1$?',
    'Berapa $1+1$?\n\n![Dua titik hitam.](titik.svg)',
  )
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" width="60" height="40" onload="alert(1)"><script>alert(1)</script><circle cx="9" cy="9" r="4" /></svg>'
  expect((await upload(smallPack({ [bank]: text, 'banks/uji/titik.svg': svg }))).status).toBe(201)
  await load('paket-uji')
  const { url, width, height } = await app.db
    .selectFrom('media')
    .select(['url', 'width', 'height'])
    .executeTakeFirstOrThrow()
  expect({ width, height }).toEqual({ width: 60, height: 40 })
  const kept = await readFile(join(app.platform.config.media_place, basename(url)), 'utf8')
  expect(kept).toContain('<circle cx="9" cy="9" r="4"')
  expect(kept).not.toMatch(/script|onload/)
})

test('into an empty installation come questions and universities; loaded again they change nothing', async () => {
  expect(await load('universitas')).toEqual({ created: 145, updated: 0, same: 0, kept: 0 })
  const { counts } = (await readShipped('utbk-snbt')).manifest
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  // The program is there already, with its two formats.
  expect(await load('utbk-snbt')).toEqual({ created: all - 3, updated: 0, same: 3, kept: 0 })
  const before = await countRows()
  expect(before).toMatchObject({
    questions: counts['question'],
    tryouts: counts['tryout'],
    quizzes: 3,
    guidances: 6,
    majors: 2142,
  })
  expect(await load('utbk-snbt')).toEqual({ created: 0, updated: 0, same: all, kept: 0 })
  expect(await load('universitas')).toEqual({ created: 0, updated: 0, same: 145, kept: 0 })
  expect(await countRows()).toEqual(before)
  const { data } = await app.send(packs.list, { token })
  expect(data.map(({ id, loaded }) => [id, loaded?.version ?? null])).toEqual([
    ['skd', null],
    ['universitas', '2026.12.1'],
    ['utbk-snbt', '2026.12'],
  ])
})

test('the people of the demo are no pack of a real installation', async () => {
  const { status } = await app.send(packs.load, { token, params: { packId: 'contoh' } })
  expect(status).toBe(404)
})

const newer = () =>
  smallPack(
    {
      'guides/mulai.md': '---\njudul: Mulai dari sini\nurutan: 1\n---\n\nBaca ini dulu sebelum mulai.\n',
      'faqs/siapa.md':
        '---\npertanyaan: Siapa yang ikut?\nkelompok: Umum\nurutan: 1\n---\n\nSemua siswa kelas XII.\n',
      'faqs/kapan.md': '---\npertanyaan: Kapan mulainya?\nkelompok: Umum\nurutan: 2\n---\n\nHari Jumat.\n',
      'banks/uji/mtk.soal.md': (smallPack()['banks/uji/mtk.soal.md'] ?? '').replace('$4:2$', '$6:3$'),
    },
    '2',
  )

test('a newer version is told as a difference, and leaves what the school has changed', async () => {
  await upload(smallPack())
  expect(await load('paket-uji')).toMatchObject({ created: 9 })
  const { data: guides } = await app.send(guidances.listAll, { token })
  await app.send(guidances.update, {
    token,
    params: { id: guides[0]?.id ?? '' },
    body: { body: 'Baca ini, tulis guru kami.' },
  })
  await upload(newer())
  const { data: preview } = await app.send(packs.preview, { token, params: { packId: 'paket-uji' } })
  const stateOf = (ref: string) =>
    preview.groups.flatMap(({ items }) => items).find(item => item.ref === ref)?.state
  expect(['mulai', 'siapa', 'kapan', 'MTK-1', 'MTK-2'].map(stateOf)).toEqual([
    'both',
    'changed',
    'new',
    'same',
    'changed',
  ])
  expect(await load('paket-uji')).toMatchObject({ created: 1, updated: 2, kept: 1 })
  const { data: after } = await app.send(guidances.listAll, { token })
  expect(after.map(({ body }) => body)).toEqual(['Baca ini, tulis guru kami.'])
  const prompts = await app.db
    .selectFrom('questions')
    .select(['status', 'version'])
    .orderBy('position')
    .execute()
  expect(prompts.map(({ status, version }) => [status, version])).toEqual([
    ['published', 1],
    ['published', 2],
  ])
})

test('what nobody uses goes with its pack; what stays says why', async () => {
  await upload(smallPack())
  await load('paket-uji')
  await app.db
    .updateTable('tryouts')
    .set({ status: 'published', opens_at: app.now().toISOString() })
    .execute()
  const { removed, stays } = await remove('paket-uji')
  expect(removed).toBeGreaterThan(3)
  expect(stays.map(({ name }) => name)).toEqual(expect.arrayContaining(['uji', 'MTK-1']))
  for (const { why } of stays) expect(why).toMatch(/\.$/)
  const { data } = await app.send(packs.list, { token })
  expect(data.find(({ id }) => id === 'paket-uji')?.loaded).toBeNull()
})

test('a pack that nobody has touched goes without a trace, and comes again', async () => {
  const before = await countRows()
  await upload(smallPack())
  await load('paket-uji')
  expect(await remove('paket-uji')).toEqual({ removed: 9, stays: [] })
  expect(await countRows()).toEqual(before)
  expect(await load('paket-uji')).toMatchObject({ created: 9 })
})

test('a lesson comes with its pack, is renewed, and stays where the school has changed it', async () => {
  const lesson = practisedPack()['lessons/aljabar.md'] ?? ''
  await upload(smallPack(practisedPack()))
  const { data: told } = await app.send(packs.preview, { token, params: { packId: 'paket-uji' } })
  expect(told.groups.find(({ kind }) => kind === 'lesson')?.items).toMatchObject([
    { ref: 'aljabar', name: 'Naik lalu naik', state: 'new' },
  ])
  await load('paket-uji')
  const read = async () => (await app.send(lessons.listAll, { token })).data
  const [first] = await read()
  expect(first).toMatchObject({ title: 'Naik lalu naik', is_published: true })
  expect(first?.question_ids).toHaveLength(3)

  const renewed = {
    ...practisedPack(),
    'lessons/aljabar.md': lesson.replace('Naik lalu naik', 'Persen itu pengali'),
  }
  await upload(smallPack(renewed, '2'))
  expect(await load('paket-uji')).toMatchObject({ created: 0, updated: 1 })
  expect(await read()).toMatchObject([{ id: first?.id, title: 'Persen itu pengali' }])

  const params = { id: first?.id ?? '' }
  await app.send(lessons.update, { token, params, body: { title: 'Kata guru kami' } })
  await upload(smallPack(practisedPack(), '3'))
  expect(await load('paket-uji')).toMatchObject({ updated: 0, kept: 1 })
  expect(await read()).toMatchObject([{ title: 'Kata guru kami' }])
})

test('a pack made of a bank for practice takes its lessons along', async () => {
  await upload(smallPack(practisedPack()))
  await load('paket-uji')
  const { data: banks } = await app.send(questionBanks.list, { token, query: {} })
  const { rawPayload } = await app.http.inject({
    method: 'POST',
    url: '/api/v1/admin/packs/export',
    headers: { authorization: `Bearer ${token}` },
    payload: {
      id: 'bank-kami',
      name: 'Bank kami',
      version: '1',
      licence: 'CC BY 4.0',
      about: 'Soal latihan sekolah kami.',
      bank_ids: banks.map(({ id }) => id),
    },
  })
  const { pack, faults } = readPack(openPackArchive(rawPayload))
  expect(faults).toEqual([])
  const [lesson] = itemsOf(pack?.items ?? [], 'lesson')
  expect(lesson?.data).toMatchObject({ title: 'Naik lalu naik', topic: 'Aljabar', body: lessonBody })
  expect(lesson?.data.questions).toHaveLength(3)
})

test('an uploaded pack whose formula cannot be shown is refused by file and line, and nothing is kept', async () => {
  const bank = 'banks/uji/mtk.soal.md'
  const text = (smallPack()[bank] ?? '').replace('$4:2$', String.raw`$\frac{$`)
  const reply = await upload(smallPack({ [bank]: text }))
  expect(reply.status).toBe(422)
  expect(reply.errors['file']).toEqual([
    String.raw`banks/uji/mtk.soal.md baris 20: soal MTK-2: Rumus ini tidak bisa ditampilkan: \frac{`,
  ])
  expect(await app.db.selectFrom('uploaded_packs').select('id').execute()).toEqual([])
})

test('a loading that ends in the middle leaves nothing by halves', async () => {
  const before = await countRows()
  const pack = await readShipped('skd')
  const report = async ({ stage }: { stage: string }) => {
    if (stage === 'tryout') throw new Error('gone')
  }
  const db = openPatient(app.platform.config.database_url, 'packs')
  const loading = db
    .transaction()
    .execute(trx => loadPack(trx, pack, { platform: app.platform, actor: adminId, report }))
  await expect(loading).rejects.toThrow('gone')
  await db.destroy()
  expect(await countRows()).toEqual(before)
  expect(await app.db.selectFrom('pack_items').select('ref').execute()).toEqual([])
})

const scale_of = '019ab000-0000-7000-8000-000000000001'

/** As though a try-out had measured every question of the bank. */
async function measureQuestions(bankId: string) {
  await sql`
    insert into question_estimates (question_id, question_version, a, b, c, se, n, source, scale_of, scale_a, scale_b,
      scale_min, scale_max, created_at, updated_at)
    select q.id, q.version, 1 + q.position / 100.0, q.position / 10.0 - 1, 0.2, 0.1, 500, 'Try out akbar',
      ${scale_of}::uuid, 500, 115, 200, 1000, now(), now()
    from questions q join bank_sub_tests st on st.id = q.bank_sub_test_id where st.bank_id = ${bankId}
  `.execute(app.db)
}

const readEstimates = (from: TestApp) =>
  from.db
    .selectFrom('question_estimates as e')
    .innerJoin('questions as q', 'q.id', 'e.question_id')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .select(['s.code', 'q.position', 'e.a', 'e.b', 'e.c', 'e.se', 'e.n', 'e.source', 'e.scale_of'])
    .select(['e.scale_a', 'e.scale_b', 'e.scale_min', 'e.scale_max'])
    .orderBy('s.code')
    .orderBy('q.position')
    .execute()

test('a pack made of own banks is, loaded elsewhere, the same question by question', async () => {
  await load('utbk-snbt')
  const { data: banks } = await app.send(questionBanks.list, { token, query: { search: 'Perdana' } })
  const bank = banks[0]
  if (!bank) throw new Error('No bank')
  await measureQuestions(bank.id)
  const exported = await app.http.inject({
    method: 'POST',
    url: '/api/v1/admin/packs/export',
    headers: { authorization: `Bearer ${token}` },
    payload: {
      id: 'bank-kami',
      name: 'Bank kami',
      version: '1',
      licence: 'CC BY 4.0',
      about: 'Soal perdana sekolah kami.',
      bank_ids: [bank.id],
    },
  })
  expect(exported.statusCode).toBe(200)
  const perdana = await readQuestions(app, bank.id)
  const other = await createTestApp()
  try {
    const admin = await other.signIn({ role: 'admin' })
    const form = await uploadZip(exported.rawPayload)
    const sent = await other.send(packs.upload, { token: admin.token, ...form })
    expect(sent.errors ?? sent.data.counts).toEqual(sent.data.counts)
    const { data } = await other.send(packs.load, { token: admin.token, params: { packId: 'bank-kami' } })
    while ((await other.jobs.work()) > 0);
    const job = await other.send(jobs.get, { token: admin.token, params: { id: data.job_id } })
    expect(job.data).toMatchObject({ state: 'done', error: null })
    expect(perdana).toHaveLength(81)
    const papers = async (of: TestApp, as: string) => {
      const { data } = await of.send(tryoutPlans.list, { token: as, query: { search: 'Perdana' } })
      const { data: plan } = await of.send(tryoutPlans.get, { token: as, params: { id: data[0]?.id ?? '' } })
      const { title, mode, scoring, choices_min, choices_max, closes_at, sub_tests } = plan
      const parts = sub_tests.map(({ subject, duration_seconds, question_count }) => [
        subject.code,
        duration_seconds,
        question_count,
      ])
      return { title, mode, scoring, choices_min, choices_max, closes_at, parts }
    }
    expect(await papers(other, admin.token), 'its paper and its times').toEqual(await papers(app, token))
    const formatsOf = async (of: TestApp, as: string) =>
      (await of.send(programs.listAll, { token: as })).data
        .filter(({ presets }) => presets.length > 0)
        .map(({ presets }) => presets.map(({ name, sub_tests }) => [name, sub_tests.length]))
    expect(await formatsOf(other, admin.token)).toEqual(await formatsOf(app, token))
    expect(await readQuestions(other)).toEqual(perdana)
    expect(await readEstimates(other)).toEqual(await readEstimates(app))
    expect(await readEstimates(other)).toHaveLength(81)
    const sizes = (of: TestApp) =>
      of.db.selectFrom('media').select(['width', 'height']).where('kind', '=', 'image').execute()
    const here = new Set((await sizes(app)).map(({ width, height }) => `${width} ${height}`))
    for (const { width, height } of await sizes(other)) expect(here).toContain(`${width} ${height}`)
  } finally {
    await other.close()
  }
})

test('an author makes a pack of own banks, and of no one else’s', async () => {
  const teacher = await app.signIn({ role: 'teacher' })
  await upload(smallPack())
  await load('paket-uji')
  const { data: banks } = await app.send(questionBanks.list, { token })
  const body = {
    id: 'milik-kami',
    name: 'Milik kami',
    version: '1',
    licence: 'CC BY 4.0',
    about: 'Soal sekolah kami.',
    bank_ids: banks.map(({ id }) => id),
  }
  const shared = await app.send(packs.export, { token: teacher.token, body })
  expect(shared.status).toBe(200)
  await app.db.updateTable('question_banks').set({ visibility: 'private' }).execute()
  const refused = await app.send(packs.export, { token: teacher.token, body })
  expect(refused).toMatchObject({
    status: 422,
    errors: { bank_ids: ['Pilih bank soal yang boleh kamu baca.'] },
  })
})

test('a pack whose keys are sealed is opened elsewhere by its word, once, and is then the same question by question', async () => {
  await load('skd')
  const { data: banks } = await app.send(questionBanks.list, { token })
  const word = 'delapan angsa di danau'
  const exported = await app.http.inject({
    method: 'POST',
    url: '/api/v1/admin/packs/export',
    headers: { authorization: `Bearer ${token}` },
    payload: {
      id: 'lomba-kami',
      name: 'Lomba kami',
      version: '1',
      licence: 'CC BY 4.0',
      about: 'Soal lomba sekolah kami.',
      bank_ids: banks.map(({ id }) => id),
      word,
    },
  })
  expect(exported.statusCode).toBe(200)
  const written = [...openPackArchive(exported.rawPayload)].flatMap(([path, bytes]) =>
    path.endsWith('.soal.md') ? [new TextDecoder().decode(bytes)] : [],
  )
  expect(written.length).toBeGreaterThan(1)
  for (const text of written) expect(text).not.toMatch(/^- \[[^\] ]+\]|### Pembahasan/m)
  const other = await createTestApp({ is_production: true })
  try {
    await seedReference(other.db, other.platform)
    const admin = await other.signIn({ role: 'admin' })
    const send = async (given?: string) =>
      other.send(packs.upload, { token: admin.token, ...(await uploadZip(exported.rawPayload, given)) })
    expect(await send()).toMatchObject({
      status: 422,
      errors: { word: ['Paket ini tersegel; isi kata sandi dari pembuatnya.'] },
    })
    expect(await send('delapan angsa')).toMatchObject({
      status: 422,
      errors: { word: [expect.stringMatching(/^Kata sandi ini tidak membuka segelnya/)] },
    })
    expect(await other.db.selectFrom('uploaded_packs').select('id').execute()).toEqual([])
    const sent = await send(word)
    expect(sent).toMatchObject({ status: 201, data: { sealed: true } })
    expect(JSON.stringify(await other.db.selectFrom('audit_entries').selectAll().execute())).not.toContain(
      word,
    )
    const { data } = await other.send(packs.load, { token: admin.token, params: { packId: 'lomba-kami' } })
    while ((await other.jobs.work()) > 0);
    const job = await other.send(jobs.get, { token: admin.token, params: { id: data.job_id } })
    expect(job.data).toMatchObject({ state: 'done', error: null })
    const here = await readQuestions(app)
    expect(here).toHaveLength(78)
    expect(await readQuestions(other)).toEqual(here)
  } finally {
    await other.close()
  }
})
