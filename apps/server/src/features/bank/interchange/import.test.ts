import { readdir } from 'node:fs/promises'
import { interchange } from '@gerbang/contract/bank/interchange.ts'
import { jobs } from '@gerbang/contract/platform/jobs.ts'
import { buildDocx, paragraph as p, picture } from '@gerbang/interchange/testing/build-docx.ts'
import { hostileFiles } from '@gerbang/interchange/testing/hostile-files.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createBank, createImport, createProgram, sampleImport } from '../../../testing/factories.ts'
import { keepProcesses } from '../../../testing/keep-processes.ts'
import { drawPicture, writeForm } from '../../../testing/pictures.ts'
import { workInProcess } from './import-process.ts'
import { noteRead } from './imports.queries.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let teacher: Person
let bank: Awaited<ReturnType<typeof createBank>>
beforeAll(async () => {
  app = await createTestApp()
  teacher = await app.signIn({ role: 'teacher' })
  bank = await createBank(app.db, {
    owner_id: teacher.user.id,
    program_id: (await createProgram(app.db)).id,
  })
})
afterAll(() => app.close())
keepProcesses()

/** A busy machine lets calls wait; what is asked here is not whether it is one. */
const insist: TestApp['send'] = async (call, sent) => {
  for (;;) {
    const reply = await app.send(call, sent)
    if (reply.code !== 'overloaded') return reply
  }
}

const docx = (lines: string[]) => buildDocx(lines.map(line => p(line)))
const asFile = (bytes: Uint8Array, name = 'Logaritma XII, revisi.docx') =>
  new File([new Uint8Array(bytes)], name)

async function upload(file: File, { token } = teacher, bank_sub_test_id = bank.sub_test_id) {
  const form = await writeForm({ dry_run: 'true', bank_sub_test_id, file })
  return insist(interchange.import, { token, ...form })
}

/** Uploads and waits until the file has been read. */
async function read(file: File) {
  const { status, data, ...rest } = await upload(file)
  expect({ status, ...rest }).toMatchObject({ status: 201 })
  await app.jobs.work()
  const job = (await insist(jobs.get, { token: teacher.token, params: { id: data.job_id } })).data
  const params = { id: data.import_id }
  const { data: found } = await insist(interchange.get, { token: teacher.token, params })
  return { id: data.import_id, job, found }
}

const lines = [
  '1. Nilai $2^3$ adalah …',
  'A. 6',
  'B. 8',
  'Kunci: B',
  'Pembahasan: tiga kali dua.',
  '2. Ibu kota Papua?',
  'A. Sorong',
  'B. Jayapura',
]

// First, while no process of another test waits for more.
test.each([
  ['memory', 'importHeapMb', 16],
  ['time', 'importMs', 1],
] as const)(
  'a document that takes more %s than it may is refused with a sentence',
  async (_, bound, most) => {
    const bounded = vi.spyOn(limits, bound, 'get').mockReturnValue(most as never)
    const { id, job } = await read(asFile(docx(lines)))
    bounded.mockRestore()
    expect(job).toMatchObject({ state: 'failed', error: expect.stringContaining('terlalu berat') })
    expect(await app.db.selectFrom('imports').select('id').where('id', '=', id).execute()).toEqual([])
  },
)

test('a Word file becomes drafts with what speaks for their keys, and nothing is in the bank yet', async () => {
  const { id, job, found } = await read(asFile(docx(lines)))
  expect(job).toMatchObject({ state: 'done', error: null })
  expect(found).toMatchObject({
    file_name: 'Logaritma XII, revisi.docx',
    stage: 'review',
    bank: { id: bank.id },
    sub_test: { id: bank.sub_test_id },
    outcome: null,
  })
  expect(found.questions).toMatchObject([
    { position: 1, number: 1, type: 'single_choice', state: 'ready', remarks: [] },
    { position: 2, number: 2, state: 'no_key', remarks: [{ code: 'missing_key' }] },
  ])
  const { data } = await insist(interchange.getQuestion, {
    token: teacher.token,
    params: { id, position: '1' },
  })
  expect(data).toMatchObject({
    draft: { key: { type: 'single_choice', option_id: 'b' }, explanation: 'tiga kali dua.' },
    content: { type: 'single_choice', options: [{ html: '6' }, { html: '8' }] },
    signs: [{ about: 'key', speaks: 'for' }],
    problem: null,
  })
  expect(data.content.prompt_html).toContain('<math')
  expect(data.source.filter(({ is_sign }) => is_sign).map(({ html }) => html)).toEqual(['Kunci: B'])
  expect(await app.db.selectFrom('questions').select('id').execute()).toEqual([])
})

test('of a file that cannot be stored to its end nothing stays', async () => {
  const kept = () => app.db.selectFrom('imports').select('id').execute()
  const before = await kept()
  await sql`
    create function refuse_piece() returns trigger language plpgsql as
      $$ begin raise exception 'disk full' using errcode = 'disk_full'; end $$;
    create trigger refuse_piece before insert on import_pieces
      for each row when (new.position = 2) execute function refuse_piece();`.execute(app.db)
  try {
    const { status } = await upload(asFile(new Uint8Array(limits.importPieceBytes + 1)))
    expect(status).toBeGreaterThanOrEqual(500)
  } finally {
    await sql`drop trigger refuse_piece on import_pieces; drop function refuse_piece;`.execute(app.db)
  }
  expect(await kept()).toEqual(before)
  expect(await app.db.selectFrom('import_pieces').select('position').execute()).toEqual([])
})

test('a picture of the document is kept as a medium of the teacher, and stands in its place', async () => {
  const png = await drawPicture('png', 40, 30)
  const { id } = await read(
    asFile(
      buildDocx([p('1. Perhatikan gambar'), p(picture('rId9')), p('A. x'), p('B. y'), p('Kunci: A')], {
        media: { rId9: { name: 'image1.png', bytes: new Uint8Array(png) } },
      }),
    ),
  )
  const { data } = await insist(interchange.getQuestion, {
    token: teacher.token,
    params: { id, position: '1' },
  })
  expect(data.problem).toBeNull()
  expect(data.content.prompt_html).toMatch(
    /<img src="\/media\/[0-9a-f]{32}\.webp" alt="Gambar" width="40" height="30"/,
  )
})

test('a key given by hand makes a question ready, and a formula that cannot be shown is named', async () => {
  const { id } = await read(asFile(docx(lines)))
  const sent = { token: teacher.token, params: { id, position: '2' } }
  const { data } = await insist(interchange.getQuestion, sent)
  const { draft, topic, difficulty, passage } = data
  const body = {
    draft: { ...draft, key: { type: 'single_choice', option_id: 'b' } },
    topic,
    difficulty,
    passage,
    decision: 'accepted',
  }
  expect((await insist(interchange.changeQuestion, { ...sent, body })).data).toMatchObject({ state: 'ready' })
  const broken = { ...body, draft: { ...body.draft, explanation: '$\\frac{1$' } }
  expect((await insist(interchange.changeQuestion, { ...sent, body: broken })).data).toMatchObject({
    state: 'faulty',
    problem: 'Rumus ini tidak bisa ditampilkan: \\frac{1',
  })
})

test('a question may join a passage of its document only', async () => {
  const { id } = await read(asFile(docx(lines)))
  const sent = { token: teacher.token, params: { id, position: '2' } }
  const { draft, topic, difficulty } = (await insist(interchange.getQuestion, sent)).data
  const body = { draft, topic, difficulty, passage: 's9', decision: 'open' }
  expect(await insist(interchange.changeQuestion, { ...sent, body })).toMatchObject({
    status: 422,
    errors: { passage: ['Pilih bacaan dari dokumen ini.'] },
  })
})

// Those that are too large never get past the request.
const readable = hostileFiles.filter(([, , code]) => code !== 'too_large' && code !== 'empty')

test.each(readable)('%s is refused with a sentence, and nothing is kept', async (_, bytes) => {
  const before = await readdir(app.platform.config.media_place)
  const { id, job } = await read(asFile(bytes()))
  expect(job).toMatchObject({ state: 'failed', error: expect.stringMatching(/^\p{Lu}.{20,}[.]$/u) })
  const sent = { token: teacher.token, params: { id } }
  expect(await insist(interchange.get, sent)).toMatchObject({ status: 404 })
  expect(await app.db.selectFrom('imports').select('id').where('id', '=', id).execute()).toEqual([])
  expect(await readdir(app.platform.config.media_place)).toEqual(before)
})

test('a file of many pieces is read as the one it was, and no piece is left', async () => {
  const bounded = vi.spyOn(limits, 'importPieceBytes', 'get').mockReturnValue(100)
  const { data } = await upload(asFile(docx(lines)))
  bounded.mockRestore()
  const pieces = app.db.selectFrom('import_pieces').select('position').where('import_id', '=', data.import_id)
  expect((await pieces.execute()).length).toBeGreaterThan(5)
  await app.jobs.work()
  const params = { id: data.import_id }
  const { data: found } = await insist(interchange.get, { token: teacher.token, params })
  expect(found.questions).toMatchObject([{ stem: expect.stringContaining('Nilai') }, {}])
  expect(await pieces.execute()).toEqual([])
})

test('a process that comes while another finishes reading takes nothing away', async () => {
  const { data } = await upload(asFile(docx(lines)))
  const read = { passages: [], remarks: [], unsupported: [], pictures: 0 }
  const work = await app.db.transaction().execute(async trx => {
    await sql`lock table import_pieces in access exclusive mode`.execute(trx)
    const late = app.jobs.work()
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
          select from pg_locks where relation = 'import_pieces'::regclass and not granted
        `.execute(trx)
        expect(rows.length).toBeGreaterThan(0)
      },
      { timeout: 60_000, interval: 50 },
    )
    await noteRead(trx, data.import_id, read, new Date().toISOString())
    return { late }
  })
  await work.late
  const params = { id: data.import_id }
  expect(await insist(interchange.get, { token: teacher.token, params })).toMatchObject({ status: 200 })
})

test('a picture that is damaged is told, and one that is cut in the document is cut', async () => {
  const png = await drawPicture('png', 40, 30)
  const cut = picture('rId2').replace('</pic:blipFill>', '<a:srcRect l="50000"/></pic:blipFill>')
  const body = [
    '1. Lihat',
    picture('rId1'),
    'A. x',
    'B. y',
    'Kunci: A',
    '2. Lihat',
    cut,
    'A. x',
    'B. y',
    'Kunci: A',
  ]
  const media = {
    rId1: { name: 'a.png', bytes: new Uint8Array(png.subarray(0, 60)) },
    rId2: { name: 'b.png', bytes: new Uint8Array(png) },
  }
  const { id, found } = await read(
    asFile(
      buildDocx(
        body.map(line => p(line)),
        { media },
      ),
    ),
  )
  expect(found.questions).toMatchObject([
    { state: 'check', remarks: [{ code: 'lost_picture' }] },
    { state: 'ready', remarks: [] },
  ])
  const sent = { token: teacher.token, params: { id, position: '2' } }
  const { data } = await insist(interchange.getQuestion, sent)
  expect(data.content.prompt_html).toContain('width="20" height="30"')
})

test('a file goes only into a bank that its owner may change', async () => {
  const colleague = await app.signIn({ role: 'teacher' })
  expect(await upload(asFile(docx(lines)), colleague)).toMatchObject({
    status: 422,
    errors: { bank_sub_test_id: ['Pilih subtes dari bank soal yang boleh kamu ubah.'] },
  })
})

test('what is discarded is gone, its job too', async () => {
  const { data } = await upload(asFile(docx(lines)))
  const sent = { token: teacher.token, params: { id: data.import_id } }
  expect(await insist(interchange.discard, sent)).toMatchObject({ status: 200 })
  expect(await insist(interchange.get, sent)).toMatchObject({ status: 404 })
  await app.jobs.work()
  const job = await insist(jobs.get, { token: teacher.token, params: { id: data.job_id } })
  expect(job.data).toMatchObject({ state: 'failed', error: expect.stringContaining('sudah dibuang') })
})

async function commit(import_id: string, leave_unkeyed = false) {
  const body = { dry_run: false, import_id, publish: true, leave_unkeyed }
  const { status, data, ...rest } = await insist(interchange.import, { token: teacher.token, body })
  expect({ status, ...rest }).toMatchObject({ status: 201 })
  return { data }
}

const listMade = (id: string) =>
  app.db
    .selectFrom('questions')
    .innerJoin('bank_sub_tests as st', 'st.id', 'bank_sub_test_id')
    .innerJoin('topics as t', 't.id', 'topic_id')
    .select(['questions.position', 'questions.status', 't.name as topic'])
    .where('st.bank_id', '=', id)
    .orderBy('questions.position')
    .execute()

/** A bank of its own with an import of one question, ready to be committed. */
async function prepare() {
  const place = await createBank(app.db, { owner_id: teacher.user.id, program_id: bank.program_id })
  const { id } = await createImport(app.db, {
    owner_id: teacher.user.id,
    bank_sub_test_id: place.sub_test_id,
  })
  return { id, bank_id: place.id }
}

async function stageOf(id: string) {
  const { data } = await insist(interchange.get, { token: teacher.token, params: { id } })
  return { stage: data.stage, outcome: data.outcome }
}

test('what is ready is published, what is doubtful becomes a draft, and nothing without a key is committed', async () => {
  const { id, bank_id } = await prepare()
  const [row] = await app.db.selectFrom('import_questions').selectAll().where('import_id', '=', id).execute()
  if (!row) throw new Error('The import has no question')
  const copy = (position: number, change: object) => ({
    ...row,
    position,
    draft: JSON.stringify(row.draft),
    remarks: '[]',
    signs: '[]',
    source: '[]',
    ...change,
  })
  const unkeyed = { draft: JSON.stringify({ ...row.draft, key: null }), is_keyed: false }
  await app.db
    .insertInto('import_questions')
    .values([
      copy(2, unkeyed),
      copy(3, { decision: 'skipped' }),
      copy(4, { topic: 'Aljabar' }),
      copy(5, { remarks: JSON.stringify([{ code: 'key_conflict', message: 'Tanda kunci bertentangan.' }]) }),
    ])
    .execute()
  const body = { dry_run: false, import_id: id, publish: true }
  expect(await insist(interchange.import, { token: teacher.token, body })).toMatchObject({
    status: 409,
    code: 'keys_missing',
    message: expect.stringContaining('1 soal belum punya kunci'),
  })
  const { data } = await commit(id, true)
  await app.jobs.work()
  const job = await insist(jobs.get, { token: teacher.token, params: { id: data.job_id } })
  expect(job.data).toMatchObject({ state: 'done', result: { published: 2, draft: 1 } })
  expect(await stageOf(id)).toEqual({ stage: 'committed', outcome: { published: 2, draft: 1 } })
  expect(await listMade(bank_id)).toEqual([
    { position: 1, status: 'published', topic: 'Umum' },
    { position: 2, status: 'published', topic: 'Aljabar' },
    { position: 3, status: 'draft', topic: 'Umum' },
  ])
  const act = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', bank_id)
    .execute()
  expect(act).toEqual([{ action: 'questions_imported', actor_id: teacher.user.id }])
})

test('a passage is mended for all its questions until it is committed, and goes along', async () => {
  const { id, bank_id } = await prepare()
  await app.db.updateTable('import_questions').set({ passage: 's1' }).where('import_id', '=', id).execute()
  const sent = { token: teacher.token, params: { id, ref: 's1' } }
  const body = { title: 'Pasar terapung', body: 'Pasar $x<0$.' }
  const { data } = await insist(interchange.changePassage, { ...sent, body })
  expect(data.passages).toMatchObject([
    { ref: 's1', title: 'Pasar terapung', source: 'Pasar $x<0$.', html: expect.stringContaining('<math') },
  ])
  const absent = { ...sent, params: { id, ref: 's9' }, body }
  expect(await insist(interchange.changePassage, absent)).toMatchObject({ status: 404 })
  await commit(id)
  await app.jobs.work()
  const kept = await app.db
    .selectFrom('stimuli as s')
    .innerJoin('bank_sub_tests as st', 'st.id', 's.bank_sub_test_id')
    .select(['s.title', 's.source'])
    .where('st.bank_id', '=', bank_id)
    .execute()
  expect(kept).toEqual([{ title: 'Pasar terapung', source: 'Pasar $x<0$.' }])
  expect(await insist(interchange.changePassage, { ...sent, body })).toMatchObject({ status: 409 })
})

test('two commits at once and one afterwards make one set of questions', async () => {
  const { id, bank_id } = await prepare()
  const replies = await Promise.all([commit(id), commit(id)])
  expect(new Set(replies.map(({ data }) => data.job_id)).size).toBe(1)
  await app.jobs.work()
  await commit(id)
  await app.jobs.work()
  expect(await listMade(bank_id)).toHaveLength(1)
})

test('two processes that commit the same import make one set of questions', async () => {
  const { id, bank_id } = await prepare()
  const order = { step: 'commit', import_id: id, publish: true } as const
  const outcomes = await Promise.all([
    workInProcess(app.platform, order, async () => {}),
    workInProcess(app.platform, order, async () => {}),
  ])
  expect(outcomes).toEqual([
    { published: 1, draft: 0 },
    { published: 1, draft: 0 },
  ])
  expect(await listMade(bank_id)).toHaveLength(1)
})

test('a process that dies in the middle of a commit leaves nothing, and the next makes all', async () => {
  const { id, bank_id } = await prepare()
  // It waits for this lock when everything but the last step is done.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: tellLocked } = Promise.withResolvers<void>()
  const holding = app.db.transaction().execute(async trx => {
    await sql`lock table audit_entries in exclusive mode`.execute(trx)
    tellLocked()
    await released
  })
  await locked
  const order = { step: 'commit', import_id: id, publish: true } as const
  const dying = workInProcess(app.platform, order, async () => {
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and query like '%audit_entries%'
      `.execute(app.db)
        expect(rows).toHaveLength(1)
      },
      { timeout: 30_000 },
    )
    throw new Error('killed')
  })
  await expect(dying).rejects.toThrow('killed')
  release()
  await holding
  expect(await listMade(bank_id)).toEqual([])
  await workInProcess(app.platform, order, async () => {})
  expect(await listMade(bank_id)).toHaveLength(1)
})

test('a question of an import that is committed is not changed any more', async () => {
  const { id } = await prepare()
  await commit(id)
  await app.jobs.work()
  const reply = await insist(interchange.changeQuestion, {
    token: teacher.token,
    params: { id, position: '1' },
    body: sampleImport,
  })
  expect(reply).toMatchObject({ status: 409, code: 'import_committed' })
})

test('who may not write in the bank any more commits nothing', async () => {
  const { id, bank_id } = await prepare()
  const other = await app.signIn({ role: 'teacher' })
  await app.db
    .updateTable('question_banks')
    .set({ owner_id: other.user.id })
    .where('id', '=', bank_id)
    .execute()
  const { data } = await commit(id)
  await app.jobs.work()
  const job = await insist(jobs.get, { token: teacher.token, params: { id: data.job_id } })
  expect(job.data).toMatchObject({ state: 'failed', error: expect.stringContaining('tidak boleh mengubah') })
  expect(await listMade(bank_id)).toEqual([])
})

test('an import that nobody has touched for two weeks is forgotten', async () => {
  const { id } = await read(asFile(docx(lines)))
  const after = new Date(app.now().getTime() + 15 * 24 * 3_600_000)
  const before = app.now()
  app.setClock(after)
  await app.jobs.tidy()
  app.setClock(before)
  expect(
    await app.db.selectFrom('import_questions').select('number').where('import_id', '=', id).execute(),
  ).toEqual([])
})
