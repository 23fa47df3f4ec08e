import { setImmediate as breathe } from 'node:timers/promises'
import type { RankedStudent } from '@gerbang/contract/scores.ts'
import type { Database } from '../../db/database.ts'
import { limits } from '../../limits.ts'
import { findSnapshot } from '../rankings/ranking.queries.ts'
import { listStudentsAfter, type StudentFilter } from './ranked-students.queries.ts'
import type { Cell } from './sheet-files.ts'

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
 * The ranking row by row, a page at a time and without a connection in between. Fails when the ranking is computed anew
 * meanwhile: a file must not mix two of them. Whoever stops reading stops it.
 */
export async function* exportRanking(
  db: Database,
  tryoutId: string,
  filter: StudentFilter,
  subTests: readonly string[],
): AsyncGenerator<Cell[]> {
  yield listHeadings(subTests)
  const begun = await findSnapshot(db, tryoutId)
  let position = 0
  let page: Awaited<ReturnType<typeof listStudentsAfter>>
  do {
    page = await listStudentsAfter(db, tryoutId, filter, position, limits.exportRows)
    const now = await findSnapshot(db, tryoutId)
    if (now?.computed_at !== begun?.computed_at) throw new Error('Cannot export: the ranking has changed')
    for (const student of page) yield writeRow(student, subTests.length)
    position = page.at(-1)?.position ?? position
    // Whoever saves an answer goes first.
    await breathe()
  } while (page.length === limits.exportRows)
}
