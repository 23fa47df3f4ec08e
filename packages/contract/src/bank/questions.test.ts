import { expect, test } from 'vitest'
import { keep, refusals, taken } from '../testing/keep.ts'
import { interchange } from './interchange.ts'
import { packs } from './packs.ts'
import { questionBanks } from './question-banks.ts'
import { questionReports } from './question-reports.ts'
import { questionReviews } from './question-reviews.ts'
import { questions } from './questions.ts'
import { subjects } from './subjects.ts'

const id = '019ab000-0000-7000-8000-00000000000a'
const many = (count: number) => Array.from({ length: count }, () => id)
const draft = {
  content: { type: 'short_answer', prompt: '', input: 'text' },
  key: null,
  explanation: '',
  explanation_video_url: null,
}
const written = { draft, stimulus_id: null, topic_ids: [], points: 1, difficulty: 'easy', lang: 'id' }
const { body } = questions.save

test('a question is kept half finished: without words, key, topic or explanation', () => {
  expect(keep(body, written)).toEqual(written)
})

test('a change says which question it is, and which state of it was seen', () => {
  expect(refusals(body, { ...written, id, revision: 0 })).toEqual([])
  expect(taken(body, written, 'revision', [undefined, 0, -1, 1.5, null])).toEqual([undefined, 0])
})

test('a question is worth something, a hundred points at most, also a part of one', () => {
  expect(taken(body, written, 'points', [0, -1, 0.5, 100, 100.5, '1'])).toEqual([0.5, 100])
})

test('a question has ten topics at most', () => {
  expect(taken(body, written, 'topic_ids', [[], many(10), many(11)])).toEqual([[], many(10)])
})

test('a film about it is opened safely, or there is none', () => {
  const film = (explanation_video_url: unknown) =>
    refusals(body, { ...written, draft: { ...draft, explanation_video_url } })
  for (const url of [null, 'https://contoh.id/film', 'http://contoh.id/film']) expect(film(url)).toEqual([])
  for (const url of [
    'javascript:alert(1)',
    'contoh.id/film',
    'ftp://contoh.id',
    '',
    `https://contoh.id/${'a'.repeat(2_000)}`,
  ])
    expect(film(url)).toEqual(['draft.explanation_video_url'])
})

test('a hint is written or left out', () => {
  expect(refusals(body, { ...written, draft: { ...draft, hint: 'Gambarlah dulu.' } })).toEqual([])
  expect(refusals(body, { ...written, draft: { ...draft, hint: null } })).toEqual(['draft.hint'])
})

test('what is done with many is done with five hundred at most, and an order holds a whole sub-test', () => {
  for (const call of [questions.copy, questions.move])
    expect(taken(call.body, {}, 'ids', [[], many(500), many(501)])).toEqual([many(500)])
  expect(taken(questions.order.body, {}, 'ids', [[], many(2_000), many(2_001)])).toEqual([many(2_000)])
  expect(taken(questions.setTopics.body, { ids: many(1) }, 'topic_ids', [[], many(1), many(11)])).toEqual([
    many(1),
  ])
})

test('a passage may lack its title and not its words', () => {
  const passage = { title: '', source: 'Pasar ramai.' }
  expect(keep(questions.saveStimulus.body, passage)).toEqual(passage)
  for (const source of ['', ' \n '])
    expect(refusals(questions.saveStimulus.body, { ...passage, source })).toEqual(['source'])
})

test('a question is approved, returned or taken back by whoever has seen how it stands', () => {
  expect(keep(questionReviews.decide.body, { act: 'return', revision: 3 })).toEqual({
    act: 'return',
    revision: 3,
    text: '',
  })
  expect(refusals(questionReviews.decide.body, { act: 'approve' })).toEqual(['revision'])
  expect(
    taken(questionReviews.comment.body, {}, 'text', ['', '  ', 'Opsi C mirip B.', 'a'.repeat(2_001)]),
  ).toEqual(['Opsi C mirip B.'])
})

test('a student says what is wrong in one word, and more where they like', () => {
  const told = { place: 'quiz', slug: 'kuis-1', question_id: id, reason: 'unclear' }
  expect(keep(questionReports.send.body, told)).toEqual({ ...told, note: '' })
  expect(taken(questionReports.send.body, told, 'place', ['tryout', 'quiz', 'practice'])).toEqual([
    'tryout',
    'quiz',
  ])
  expect(refusals(questionReports.answer.body, { status: 'declined', answer: ' ' })).toEqual(['answer'])
  expect(refusals(questionReports.answer.body, { status: 'open', answer: 'Masih dilihat.' })).toEqual([
    'status',
  ])
})

const bank = { title: 'Bank PU', description: '', visibility: 'private', tags: [], subject_ids: [] }

test('a bank belongs to a program from its beginning and for good', () => {
  expect(refusals(questionBanks.create.body, { ...bank, program_id: id })).toEqual([])
  expect(refusals(questionBanks.create.body, bank)).toEqual(['program_id'])
  expect(refusals(questionBanks.update.body, { ...bank, status: 'draft', program_id: id })).toEqual([''])
})

test('a bank begins as a draft: nobody makes a published one', () => {
  expect(refusals(questionBanks.create.body, { ...bank, program_id: id, status: 'published' })).toEqual([''])
  expect(refusals(questionBanks.update.body, bank)).toEqual(['status'])
})

test('a bank has ten tags at most, each of them a word', () => {
  const whole = { ...bank, program_id: id }
  const tags = (...some: string[]) => some
  expect(
    taken(questionBanks.create.body, whole, 'tags', [
      tags(' '),
      tags('a'.repeat(31)),
      Array.from({ length: 11 }, () => 'a'),
      tags('2027', 'TKA'),
    ]),
  ).toEqual([['2027', 'TKA']])
})

test('somebody is let into a bank to read or to write, by a name that is told', () => {
  expect(taken(questionBanks.addMember.body, { who: 'bu.sri' }, 'role', ['view', 'edit', 'own'])).toEqual([
    'view',
    'edit',
  ])
  expect(refusals(questionBanks.addMember.body, { who: '  ', role: 'view' })).toEqual(['who'])
})

test('a subject has a code of letters and digits, in capitals however it is typed', () => {
  const subject = {
    code: ' ppu ',
    name: 'Pengetahuan dan Pemahaman Umum',
    group: 'TPS',
    default_duration_seconds: 900,
    default_question_count: 20,
    program_id: id,
  }
  expect(keep(subjects.create.body, subject)).toMatchObject({ code: 'PPU' })
  expect(taken(subjects.create.body, subject, 'code', ['', 'P P', 'PU-1', 'A'.repeat(13), 'TKA1'])).toEqual([
    'TKA1',
  ])
  expect(refusals(subjects.create.body, { ...subject, default_duration_seconds: 59 })).toEqual([
    'default_duration_seconds',
  ])
})

const exported = { of: { kind: 'bank', id }, format: 'docx' }

test('what leaves as a file is a bank, a sub-test, some questions or a try-out', () => {
  const { body: asked } = interchange.export
  for (const of of [
    { kind: 'bank', id },
    { kind: 'sub_test', id },
    { kind: 'tryout', id },
    { kind: 'questions', ids: many(500) },
  ])
    expect(refusals(asked, { ...exported, of })).toEqual([])
  for (const of of [
    { kind: 'questions', ids: [] },
    { kind: 'questions', ids: many(501) },
  ])
    expect(refusals(asked, { ...exported, of })).toEqual(['of.ids'])
  expect(refusals(asked, { ...exported, of: { kind: 'questions', id } })).toContain('of.ids')
  expect(
    taken(asked, exported, 'format', ['docx', 'xlsx', 'gift', 'moodle_xml', 'qti', 'pdf']),
  ).not.toContain('pdf')
})

test('an import is a trial or none, and never in between', () => {
  expect(keep(interchange.import.body, { dry_run: 'false', import_id: id })).toEqual({
    dry_run: false,
    import_id: id,
  })
  expect(refusals(interchange.import.body, { import_id: id })).toEqual(['dry_run'])
  for (const position of ['0', '1.5', 'x', ''])
    expect(refusals(interchange.getQuestion.params, { id, position })).toEqual(['position'])
})

const pack = {
  id: 'bank-pu',
  name: 'Bank PU',
  version: '1.2',
  licence: 'CC BY 4.0',
  about: 'Soal untuk dicoba.',
  bank_ids: many(1),
}

test('a pack is named so that a folder may be called by it', () => {
  const names = ['bank-pu', '1a', 'a', '-a', 'Bank', 'bank pu', '../bank', 'a'.repeat(60), 'a'.repeat(61)]
  expect(taken(packs.export.body, pack, 'id', names)).toEqual(['bank-pu', '1a', 'a'.repeat(60)])
  expect(refusals(packs.preview.params, { packId: '..' })).toEqual(['packId'])
})

test('a version counts up to four numbers, and a seal is long enough for nobody to guess', () => {
  expect(
    taken(packs.export.body, pack, 'version', [
      '1',
      '1.0.0.12',
      '1.',
      'v1',
      '1.0-beta',
      '1.2.3.4.5',
      '12345',
    ]),
  ).toEqual(['1', '1.0.0.12'])
  expect(keep(packs.export.body, pack)).toMatchObject({ word: null })
  expect(taken(packs.export.body, pack, 'word', [null, 'sebelas....', 'dua belas...'])).toEqual([
    null,
    'dua belas...',
  ])
})
