import type { SheetOutcome } from '@gerbang/contract/exam/on-paper.ts'
import type { RowProblem } from '../../../content/read-rows.ts'
import type { Db } from '../../../db/database.ts'
import type { Platform } from '../../../platform.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import {
  foreseeSheet,
  type Sheet,
  type SheetVerdict,
  takeInSheet,
} from '../progresses/take-in-sheet.queries.ts'
import type { PaperPlace } from './paper-place.ts'
import { readSheet, type WrittenSheet } from './read-sheet.ts'
import { findStudents } from './students.queries.ts'
import type { NamedSheet } from './sheet-rows.ts'

/** Why a readable sheet of a known student is not taken. */
export const refusals: Record<Exclude<SheetVerdict, SheetOutcome>, string> = {
  running: 'Siswa ini sedang mengerjakan try out ini di perangkatnya.',
  on_device:
    'Siswa ini sudah mengerjakan di perangkat. Arsipkan dulu pengerjaan itu di Peringkat bila kertas yang berlaku.',
}
export const unknownStudent = 'Tidak ada siswa dengan username, email, atau kode ini.'
export const otherProgram = 'Siswa ini terdaftar di program lain.'

/** A sheet whose student is known and whose marks are all answers. */
export interface CheckedSheet extends WrittenSheet {
  user_id: string
}

export const isTaken = (verdict: SheetVerdict): verdict is SheetOutcome => !(verdict in refusals)

export function toSheet(place: PaperPlace, { user_id, ...written }: CheckedSheet): Sheet {
  const { answers } = readSheet(place, written)
  return { user_id, tryout_id: place.tryout.id, variant: written.variant, answers }
}

const problemsShown = 3

/** What rows would come to, without writing anything. */
export async function foreseeRows(db: Db, place: PaperPlace, rows: readonly NamedSheet[]) {
  const students = await findStudents(
    db,
    rows.map(({ student }) => student),
  )
  const ready: CheckedSheet[] = []
  const problems: RowProblem[] = []
  const counts: Record<SheetOutcome, number> = { new: 0, replaced: 0, unchanged: 0 }
  const owners = new Map<string, number>()
  for (const { row, student, ...written } of rows) {
    const refuse = (message: string) => problems.push({ row, message })
    const found = students.get(student)
    const read = readSheet(place, written)
    const before = found && owners.get(found.id)
    if (!found) refuse(unknownStudent)
    else if (found.program_id !== place.tryout.program_id) refuse(otherProgram)
    else if (before !== undefined) refuse(`Siswa ini sudah ada di baris ${before}.`)
    else if (read.problems.length > 0) refuse(shorten(read.problems))
    else {
      owners.set(found.id, row)
      const checked = { ...written, user_id: found.id }
      const verdict = await foreseeSheet(db, toSheet(place, checked))
      if (isTaken(verdict)) counts[verdict] += 1
      else refuse(refusals[verdict])
      if (verdict === 'new' || verdict === 'replaced') ready.push(checked)
    }
  }
  return { ready, problems, counts }
}

function shorten(problems: readonly string[]): string {
  const more = problems.length - problemsShown
  return problems.slice(0, problemsShown).join(' ') + (more > 0 ? ` Dan ${more} lagi.` : '')
}

/** Takes one sheet in and writes down who did it; ids only, as what is written there stays. */
export function takeIn(
  { db, now, newId }: Pick<Platform, 'db' | 'now' | 'newId'>,
  place: PaperPlace,
  checked: CheckedSheet,
  actor_id: string,
): Promise<SheetVerdict> {
  const at = now().toISOString()
  const { closes_at, id: tryout_id } = place.tryout
  const finished_at = closes_at !== null && closes_at < at ? closes_at : at
  const note = (trx: Db, attempt_id: string, outcome: SheetOutcome) =>
    insertAuditEntry(trx, {
      id: newId(),
      actor_id,
      action: outcome === 'new' ? 'paper_answers_taken' : 'paper_answers_replaced',
      subject_type: 'tryout',
      subject_id: tryout_id,
      reason: '',
      details: { user_id: checked.user_id, attempt_id, variant: checked.variant },
      at,
    })
  return takeInSheet(db, place.papers, toSheet(place, checked), { newId, at, finished_at, note })
}
