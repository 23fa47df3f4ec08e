import { expect, test } from 'vitest'
import { jobResults, readTable } from '../platform/jobs.ts'
import { audit } from '../platform/audit.ts'
import { outcomes } from '../scores/outcomes.ts'
import { classRaports, raportShares } from '../scores/raports.ts'
import { results } from '../scores/results.ts'
import { lateAnswers } from '../scores/late-answers.ts'
import { keep, refusals, sentences, taken } from '../testing/keep.ts'
import { classReports } from './class-reports.ts'
import { markings } from './markings.ts'
import { reports } from './reports.ts'

const id = '019ab000-0000-7000-8000-00000000000a'

test('points of an essay are whole, from none to a hundred, by criterion; half marked it is kept', () => {
  const mark = (points: object) => refusals(markings.saveMark.body, { points, is_done: false })
  expect(mark({})).toEqual([])
  expect(mark({ k1: 0, k2: 100 })).toEqual([])
  for (const given of [-1, 0.5, 101, '4', null]) expect(mark({ k1: given })).toEqual(['points.k1'])
  expect(mark({ 'Kriteria 1': 4 })).toEqual(['points.Kriteria 1'])
})

test('an essay has one marker or two', () => {
  expect(taken(markings.setMarkers.body, {}, 'markers', [0, 1, 2, 3, '2'])).toEqual([1, 2])
})

test('a link to the page of a class, and one to a raport, ends within ninety days', () => {
  for (const [body, whole] of [
    [classReports.share.body, { batch: 'XII IPA 2' }],
    [raportShares.create.body, {}],
  ] as const)
    expect(taken(body, whole, 'days', [0, 1, 7.5, 90, 91])).toEqual([1, 90])
})

test('a class is let see for a reason, by an address in any case', () => {
  const asked = {
    batch: ' XII IPA 2 ',
    email: 'Bu.Sri@Sekolah.ID',
    may_see: true,
    reason: 'Wali kelas yang baru',
  }
  expect(keep(classReports.assign.body, asked)).toMatchObject({
    batch: 'XII IPA 2',
    email: 'bu.sri@sekolah.id',
  })
  expect(refusals(classReports.assign.body, { ...asked, reason: 'baru' })).toEqual(['reason'])
})

test('a report is of everybody, of a class or of a school, and leaves as a table that has a name', () => {
  expect(keep(reports.get.query, {})).toEqual({})
  expect(keep(reports.export.query, { table: 'schools' })).toEqual({ table: 'schools', format: 'xlsx' })
  expect(refusals(reports.export.query, {})).toEqual(['table'])
  expect(refusals(reports.export.query, { table: 'students' })).toEqual(['table'])
})

test('a passing mark is told, and is none of zero to a hundred by being left empty', () => {
  const asked = { tryout_id: id, passing: '75' }
  expect(keep(classRaports.marks.query, asked)).toEqual({ tryout_id: id, passing: 75, format: 'xlsx' })
  expect(
    taken(classRaports.marks.query, { tryout_id: id }, 'passing', ['', '0', '100', '101', '75,5', '-1']),
  ).toEqual(['0', '100'])
})

test('an outcome is kept with the consent of whose it is, and the page says what to do', () => {
  const told = { major_id: id, year: 2026, admitted: true, consent: true }
  expect(refusals(outcomes.record.body, told)).toEqual([])
  expect(sentences(outcomes.record.body, { ...told, consent: false })).toEqual([
    'Centang dulu bahwa kamu setuju.',
  ])
  expect(taken(outcomes.record.body, told, 'year', [2019, 2020, 2100, 2101, '2026'])).toEqual([2020, 2100])
})

test('late answers are decided on together, with a reason', () => {
  const decided = { reason: 'Sinyal sekolah putus', decision: 'accepted', progress_ids: [id] }
  expect(refusals(lateAnswers.decide.body, decided)).toEqual([])
  expect(taken(lateAnswers.decide.body, decided, 'decision', ['accepted', 'refused', 'kept'])).toEqual([
    'accepted',
    'refused',
  ])
  expect(
    taken(lateAnswers.decide.body, decided, 'progress_ids', [[], Array.from({ length: 501 }, () => id)]),
  ).toEqual([])
})

test('a ranking is the national one, page by page, unless another is asked for', () => {
  expect(keep(results.ranking.query, {})).toEqual({ page: 1, per_page: 20, scope: 'national' })
  expect(keep(results.ranking.query, { scope: 'major', choice: id, around: 'true' })).toMatchObject({
    around: true,
  })
  expect(refusals(results.ranking.query, { scope: 'world' })).toEqual(['scope'])
})

test('a note beside a question may be emptied, and is a page at most', () => {
  expect(taken(results.note.body, {}, 'text', ['', 'a'.repeat(1_000), 'a'.repeat(1_001), null])).toEqual([
    '',
    'a'.repeat(1_000),
  ])
})

test('the log is asked for acts that may stand in it', () => {
  expect(refusals(audit.list.query, { action: 'user_deleted' })).toEqual([])
  expect(refusals(audit.list.query, { action: 'user_praised' })).toEqual(['action'])
})

test('a table that was read tells its rows, its problems and the job that takes it in', () => {
  const read = readTable({ ready: jobResults.import_outcomes.shape.taken })
  const told = {
    rows: 2,
    ready: 1,
    problems: [{ row: 3, message: 'Tahun harus di antara 2020 dan 2026.' }],
    job_id: null,
  }
  expect(keep(read, told)).toEqual(told)
  expect(refusals(read, { ...told, job_id: undefined })).toEqual(['job_id'])
})
