import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type ExportFormat, type Exported, interchange } from '@gerbang/contract/bank/interchange.ts'
import { nameOptions } from '@gerbang/contract/question/name-parts.ts'
import { writeDraft, writeKey } from '@gerbang/contract/question-format.ts'
import { readDocument } from '@gerbang/interchange/read-document.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../http/handle.ts'
import { savePicture } from '../../../content/save-picture.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestion,
  createTopic,
  createTryout,
  draftSample,
  severalRightSample,
} from '../../../testing/factories.ts'
import { keepProcesses } from '../../../testing/keep-processes.ts'
import { drawPicture } from '../../../testing/pictures.ts'
import { insertStimulus } from '../questions/stimuli.queries.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
let teacher: Person
let bank: Awaited<ReturnType<typeof fillBank>>
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.signIn({ role: 'admin' })
  teacher = await app.signIn({ role: 'teacher' })
  bank = await fillBank(teacher.user.id)
})
afterAll(() => app.close())
keepProcesses()

const at = '2026-12-01T00:00:00.000Z'

/** A bank of two questions with a passage, a formula, a picture and a topic. */
async function fillBank(owner_id: string) {
  const program_id = (await createProgram(app.db)).id
  const made = await createBank(app.db, { owner_id, program_id, title: 'Logaritma XII' })
  const topic = await createTopic(app.db, made.subject_id, 'Aljabar')
  const bytes = new Uint8Array(await drawPicture('png', 40, 30))
  const mediaPlace = app.platform.config.media_place
  const picture = await savePicture(mediaPlace, new File([bytes], 'a.png'), { pixels: 400, fit: 'inside' })
  const stimulus = {
    id: app.platform.newId(),
    title: 'Pasar',
    source: 'Pasar ramai.',
    html: '<p>Pasar ramai.</p>',
  }
  const row = { ...stimulus, bank_sub_test_id: made.sub_test_id, revision: 1, created_at: at, updated_at: at }
  await insertStimulus(app.db, row)
  const shown = { ...draftSample.content, prompt: `Perhatikan.\n\n![Grafik](${picture.url})` }
  const place = { owner_id, sub_test_id: made.sub_test_id }
  const first = await createQuestion(app.db, place, {
    draft: { ...draftSample, content: shown },
    topic_ids: [topic.id],
    stimulus_id: stimulus.id,
    difficulty: 'hard',
  })
  const second = await createQuestion(app.db, place, { draft: { ...draftSample, key: null } })
  return { ...made, picture, ids: [first.id, second.id] }
}

async function download(of: Exported, format: ExportFormat, { token } = teacher) {
  for (;;) {
    const reply = await app.http.inject({
      method: 'POST',
      url: apiPrefix + interchange.export.path,
      headers: { authorization: `Bearer ${token}` },
      payload: { of, format },
    })
    if (!reply.body.includes('overloaded')) return reply
  }
}

const read = (reply: Awaited<ReturnType<typeof download>>) =>
  readDocument(new Uint8Array(reply.rawPayload), 'ekspor')

const formats: ExportFormat[] = ['docx', 'xlsx', 'gift', 'moodle_xml', 'qti']

test.each(formats)('a bank as %s holds what was typed: passage, key, topic, difficulty', async format => {
  const reply = await download({ kind: 'bank', id: bank.id }, format)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="logaritma-xii\.[a-z.]+"$/)
  const { questions, passages, pictures } = read(reply)
  expect(questions).toMatchObject([
    {
      draft: {
        content: { type: 'single_choice', options: nameOptions(['1', '2', '3']) },
        key: { option_id: 'b' },
        explanation: draftSample.explanation,
      },
      topic: 'Aljabar',
      difficulty: 'hard',
      passage: passages[0]?.id,
    },
    { draft: { content: { prompt: expect.stringMatching(/^Berapa \$1 ?\+ ?1\$\?$/) }, key: null } },
  ])
  expect(passages).toMatchObject([{ title: 'Pasar', body: 'Pasar ramai.' }])
  // Word shows no WebP; a sheet holds no pictures at all.
  const types = format === 'xlsx' ? [] : [format === 'docx' ? 'image/png' : 'image/webp']
  expect(pictures.map(({ type }) => type)).toEqual(types)
})

test('questions that were picked are exported, and the sub-test that they are of', async () => {
  const [, second = ''] = bank.ids
  expect(read(await download({ kind: 'questions', ids: [second] }, 'gift')).questions).toHaveLength(1)
  expect(read(await download({ kind: 'sub_test', id: bank.sub_test_id }, 'gift')).questions).toHaveLength(2)
})

test('a document tells what the program gives for a part, not what the question once said', async () => {
  const owner_id = teacher.user.id
  const own = await createBank(app.db, { owner_id, program_id: bank.program_id })
  const place = { owner_id, sub_test_id: own.sub_test_id }
  const question = await createQuestion(app.db, place, { draft: severalRightSample })
  for (const credit of ['proportional', 'all_or_nothing'] as const) {
    await app.db.updateTable('programs').set({ credit }).where('id', '=', bank.program_id).execute()
    const { questions } = read(await download({ kind: 'questions', ids: [question.id] }, 'docx'))
    expect(questions).toMatchObject([{ draft: { content: { credit } } }])
  }
})

test('nobody exports what they may not read', async () => {
  const colleague = await app.signIn({ role: 'teacher' })
  const own = await fillBank(colleague.user.id)
  const asked: Exported[] = [
    { kind: 'bank', id: bank.id },
    { kind: 'sub_test', id: bank.sub_test_id },
    { kind: 'questions', ids: bank.ids },
    // One that is not theirs keeps back the whole.
    { kind: 'questions', ids: [...own.ids, ...bank.ids] },
    { kind: 'tryout', id: (await createTryout(app.db, { program_id: bank.program_id })).id },
  ]
  for (const of of asked) expect((await download(of, 'gift', colleague)).statusCode).toBe(404)
  await app.db.updateTable('question_banks').set({ visibility: 'shared' }).where('id', '=', bank.id).execute()
  expect((await download({ kind: 'bank', id: bank.id }, 'gift', colleague)).statusCode).toBe(200)
})

test('a try-out is exported as it was frozen, with the key that a regrade has corrected', async () => {
  const tryout = await createTryout(app.db, { program_id: bank.program_id, sub_tests: 1, questions: 1 })
  const id = tryout.sub_tests[0]?.items[0]?.question_id ?? ''
  const source = JSON.stringify(writeDraft(draftSample))
  const version = { content: '{}', difficulty: 'easy' as const, explanation_html: '', note: '', points: 1 }
  const changed = { ...draftSample, content: { ...draftSample.content, prompt: 'Sudah lain.' } }
  await app.db
    .insertInto('question_versions')
    .values({ ...version, question_id: id, version: 1, source, created_at: at })
    .execute()
  await app.db
    .updateTable('question_keys')
    .set({ explanation_html: '', source: JSON.stringify(writeDraft(changed)) })
    .where('question_id', '=', id)
    .execute()
  await app.db
    .updateTable('paper_keys')
    .set({ key: JSON.stringify(writeKey({ type: 'single_choice', option_id: 'c' })) })
    .where('question_id', '=', id)
    .execute()
  const { questions, passages } = read(await download({ kind: 'tryout', id: tryout.id }, 'docx', admin))
  expect(questions).toMatchObject([
    { draft: { content: { prompt: 'Berapa $1+1$?' }, key: { option_id: 'c' } } },
  ])
  expect(passages).toMatchObject([{ body: 'Sebuah bacaan.' }])
})

test('a bank without questions is refused with a sentence, and a picture that is gone keeps its place', async () => {
  const empty = await createBank(app.db, { owner_id: teacher.user.id, program_id: bank.program_id })
  const refused = await download({ kind: 'bank', id: empty.id }, 'docx')
  expect(refused.json()).toMatchObject({ errors: { of: [expect.stringContaining('Belum ada soal')] } })
  const { media_place } = app.platform.config
  const kept = join(media_place, bank.picture.url.replace('/media/', ''))
  await rename(kept, `${kept}.away`)
  const { questions } = read(await download({ kind: 'bank', id: bank.id }, 'docx'))
  expect(questions[0]?.draft.content.prompt).toContain('[Grafik: belum bisa ditampilkan')
  await rename(`${kept}.away`, kept)
})

test('an export is written down', async () => {
  const entry = await app.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'subject_id', 'details'])
    .where('action', '=', 'questions_exported')
    .where('subject_id', '=', bank.id)
    .executeTakeFirst()
  expect(entry).toMatchObject({ actor_id: teacher.user.id, details: { format: 'docx', questions: 2 } })
})

test('the template has lists to choose from, examples that nobody imports, and a guide', async () => {
  const { token } = teacher
  const reply = await app.http.inject({
    url: apiPrefix + interchange.template.path,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.headers['content-disposition']).toContain('templat-soal.xlsx')
  expect(readDocument(new Uint8Array(reply.rawPayload), 'templat.xlsx').errors).toMatchObject([
    { code: 'no_questions', message: expect.stringContaining('lembar “Soal”') },
  ])
})
