import { correlateAbilities } from '@gerbang/scoring/irt/correlate-abilities.ts'
import { MANY_STUDENTS } from '@gerbang/scoring/irt/priors.ts'
import type { Db } from '../../../../db/database.ts'
import { limits } from '../../../../limits.ts'
import { calibrateOnce } from './calibrate-once.queries.ts'
import { canFit, type FittedSheet, fitSheet } from './calibrate-sheet.ts'
import { type Sheet, selectTakers } from './code-answers.ts'
import type { SheetPlans } from './plan-sheets.ts'
import type { Sheets } from './read-sheets.ts'
import type { RunReporter } from './run-reporter.ts'
import type { RunRow } from './runs.queries.ts'

/** By sub-test; without those that right answers score. */
export type FittedSheets = Map<string, FittedSheet>

const writeNumber = (value: number) => value.toLocaleString('id-ID')

const describeBasis: Record<FittedSheet['scale']['basis'], (fitted: FittedSheet) => string> = {
  norm: () => 'Skala ditetapkan oleh peserta try out ini.',
  anchors: ({ anchors }) => `Skala ditautkan lewat ${anchors.length} soal yang sudah dikenal.`,
  equivalent_groups: () =>
    'Tanpa cukup soal jangkar: peserta dianggap semampu kelompok acuan, dan skalanya dipakai.',
}

function describeTakers(first: number, students: number): string {
  if (students === first) return `${writeNumber(students)} siswa`
  const share = Math.round(100 * limits.leastEffort)
  return `${writeNumber(students)} siswa (${writeNumber(first - students)} yang menjawab kurang dari ${share}% soal tidak ikut dihitung)`
}

function describeFitted({ paper, items }: Sheet, first: number, fitted: FittedSheet): string {
  const { converged, cycles, basis } = fitted.scale
  const end = converged ? `konvergen setelah ${cycles} putaran` : `BELUM konvergen setelah ${cycles} putaran`
  const drift =
    fitted.drifted.length > 0 ? ` ${fitted.drifted.length} soal bersama bergeser, tidak dipakai.` : ''
  const few =
    basis === 'anchors' && fitted.students < MANY_STUDENTS
      ? ` Pergeseran soal bersama baru terlihat mulai ${writeNumber(MANY_STUDENTS)} siswa; dengan ${writeNumber(fitted.students)} siswa yang kecil bisa terlewat.`
      : ''
  const { reached_end, is_speeded } = fitted.speed
  const speed = is_speeded
    ? ` Hanya ${Math.round(100 * reached_end)}% sampai soal terakhir: waktunya sempit.`
    : ''
  const lost =
    fitted.unidentified.length > 0
      ? ` Sifat soal ${fitted.unidentified.join(', ')} tidak dapat ditentukan dari jawabannya.`
      : ''
  return `${paper.subject.code}: ${items.length} soal, ${describeTakers(first, fitted.students)}, ${end}. ${describeBasis[basis](fitted)}${drift}${few}${speed}${lost}`
}

const describeFew = ({ subject: { code } }: Sheet['paper'], students: number) =>
  `${code}: dinilai dari poin. Hanya ${writeNumber(students)} siswa yang mengerjakannya dan sifat soalnya belum dikenal; untuk mengukurnya perlu ${limits.leastIrtStudents} siswa.`

const describeEffortless = ({ subject: { code } }: Sheet['paper'], students: number) =>
  `${code}: ${writeNumber(students)} siswa menjawab separuh soalnya atau lebih tanpa sempat membaca (di bawah 15% waktu tengah, paling lama 10 detik). Mereka tidak ikut mengukur soal dan skala; skornya tetap dihitung.`

/** Tells each scale how its ability goes together with the others, of students who took both. */
function addCorrelations(sheets: readonly Sheet[], fitted: FittedSheets, first: number): void {
  const known = sheets.flatMap(({ paper, taken }) => {
    const own = fitted.get(paper.sub_test_id)
    return own ? [{ id: paper.sub_test_id, taken: taken.subarray(0, first), ...own }] : []
  })
  const correlations = correlateAbilities(
    known.map(({ abilities, taken }) => ({
      eap: abilities.eap.subarray(0, first),
      se: abilities.se.subarray(0, first),
      taken,
    })),
  )
  for (const [row, { scale }] of known.entries())
    scale.correlations = Object.fromEntries(
      known.map(({ id }, column) => [id, correlations[row]?.[column] ?? 0]),
    )
}

/**
 * Calibrates each sub-test by itself and scores everybody by it. A sub-test of few students whose questions are not known
 * yet is left to points; the others go on.
 */
export async function fitSheets(
  db: Db,
  { run, plans }: { run: RunRow; plans: SheetPlans },
  { sheets, first, effortless }: Sheets,
  { say, advance }: RunReporter,
): Promise<FittedSheets> {
  const fitted: FittedSheets = new Map()
  for (const [index, sheet] of sheets.entries()) {
    const { sub_test_id } = sheet.paper
    const plan = plans.get(sub_test_id)
    if (!plan || sheet.items.length === 0) continue
    await advance('calibrating', index / sheets.length)
    const left = effortless.get(sub_test_id) ?? 0
    if (left > 0) await say(describeEffortless(sheet.paper, left))
    const takers = selectTakers(sheet, first)
    if (!canFit(sheet, takers, plan)) {
      await say(describeFew(sheet.paper, takers.places.length))
      continue
    }
    const result = fitSheet(sheet, takers, plan, await calibrateOnce(db, run, { sheet, takers, means: plan }))
    fitted.set(sub_test_id, result)
    await say(describeFitted(sheet, first, result))
  }
  addCorrelations(sheets, fitted, first)
  if (fitted.values().some(({ scale }) => scale.total))
    await say('Skor total dihitung bersama dari semua subtes, seperti yang dipilih programnya.')
  return fitted
}
