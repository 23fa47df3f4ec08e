import { setImmediate as breathe } from 'node:timers/promises'
import type { RankedStudent } from '@gerbang/contract/scores/scores.ts'
import type { Cell } from '../../../content/sheet-files.ts'
import type { Database } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { findLastLate } from '../rankings/rank-lists.queries.ts'
import { findSnapshot } from '../rankings/ranking.queries.ts'
import { listStudentsAfter, type StudentFilter } from './ranked-students.queries.ts'

const choiceColumns = 4

function listHeadings(subTests: readonly string[]): string[] {
  const scores = subTests.flatMap(code => [code, `${code} galat baku`])
  const choices = Array.from({ length: choiceColumns }, (_, index) => `Pilihan ${index + 1}`)
  const who = ['Peringkat', 'Nama', 'Email', 'Sekolah', 'Provinsi', 'Selesai (UTC)']
  return [...who, 'Total', 'Total galat baku', ...scores, ...choices]
}

function writeRow(student: RankedStudent, subTests: number): Cell[] {
  const { rank, name, email, school_name, province, finished_at, total, total_se } = student
  const scores = Array.from({ length: subTests }, (_, index) => student.sub_tests[index])
  const choices = Array.from({ length: choiceColumns }, (_, index) => student.choices[index])
  return [
    rank,
    name,
    email,
    school_name,
    province,
    finished_at,
    total,
    total_se,
    ...scores.flatMap(score => [score?.scaled ?? null, score?.se ?? null]),
    ...choices.map(choice => (choice ? `${choice.name}, ${choice.university}` : null)),
  ]
}

/**
 * The ranking row by row, a page at a time and without a connection in between; the headings come when the first page
 * is there, so that whoever waits for them learns of most faults before a reply has begun. Whoever joins the ranking meanwhile is
 * left out, and it fails when all of it is computed anew: a file must not mix two of them. Whoever stops reading stops it.
 */
export async function* exportRanking(
  db: Database,
  tryoutId: string,
  filter: StudentFilter,
  subTests: readonly string[],
): AsyncGenerator<Cell[]> {
  const limit = limits.exportRows
  const begun = await findSnapshot(db, tryoutId)
  const of = { tryout_id: tryoutId, late: await findLastLate(db, tryoutId), majors: new Map() }
  let page = await listStudentsAfter(db, of, filter, { after: undefined, limit })
  yield listHeadings(subTests)
  while (page.length > 0) {
    const now = await findSnapshot(db, tryoutId)
    if (now?.computed_at !== begun?.computed_at) throw new Error('Cannot export: the ranking has changed')
    for (const [nth, student] of page.entries()) {
      // Whoever saves an answer goes first.
      if (nth % limits.rowsAtOnce === 0) await breathe()
      yield writeRow(student, subTests.length)
    }
    page = await listStudentsAfter(db, of, filter, { after: page.at(-1), limit })
  }
}
