import type { Db } from '../../db/database.ts'
import { insertRows, type Row } from '../../db/insert-rows.ts'
import type { SeedMeans } from '../../db/reference/seed-reference.ts'
import type { BuildMeans } from '../build-sub-test.ts'
import { insertQuestionBank } from '../question-bank.ts'
import { loadBank } from '../load-bank.ts'
import { insertShortSkd } from '../tryout.ts'

/**
 * The exam of 2024 (Keputusan Menteri PANRB 321 of 2024): 110 questions in 100 minutes under one clock, which are shared
 * out by questions, for here every sub-test has a clock of its own.
 */
const parts = [
  { code: 'TWK', name: 'Tes Wawasan Kebangsaan', items: 30, seconds: 1620, threshold: 65 },
  { code: 'TIU', name: 'Tes Intelegensia Umum', items: 35, seconds: 1920, threshold: 80 },
  { code: 'TKP', name: 'Tes Karakteristik Pribadi', items: 45, seconds: 2460, threshold: 166 },
]

async function insertProgram(
  db: Db,
  { now, newId }: SeedMeans,
): Promise<{ program_id: string; subjects: Row<'subjects'>[] }> {
  const at = now().toISOString()
  const stamp = { created_at: at, updated_at: at }
  const program_id = newId()
  const program = {
    id: program_id,
    slug: 'skd',
    name: 'Kedinasan (SKD)',
    description: 'Seleksi Kompetensi Dasar sekolah kedinasan dan CPNS.',
    is_active: true,
    position: 2,
    credit: 'all_or_nothing' as const,
    choice_combinations: [],
    ...stamp,
  }
  await insertRows(db, 'programs', [program])
  const subjects = parts.map(({ code, name, items, seconds }, index) => ({
    id: newId(),
    program_id,
    code,
    name,
    group: 'Seleksi Kompetensi Dasar',
    position: index + 1,
    default_question_count: items,
    default_duration_seconds: seconds,
    ...stamp,
  }))
  await insertRows(db, 'subjects', subjects)
  const preset_id = newId()
  const preset = {
    id: preset_id,
    program_id,
    name: 'SKD 2024',
    year: 2024,
    source:
      'Keputusan Menteri PANRB 321/2024: 110 soal dalam 100 menit, nilai ambang 65, 80, dan 166. Waktunya satu untuk semua; di sini dibagi menurut jumlah soal.',
    mode: 'free' as const,
    scoring: 'raw' as const,
    marks: { kind: 'points' } as const,
    ...stamp,
  }
  await insertRows(db, 'program_presets', [preset])
  await insertRows(
    db,
    'preset_sub_tests',
    subjects.map(({ id: subject_id, code, position, default_question_count, default_duration_seconds }) => ({
      preset_id,
      subject_id,
      position,
      question_count: default_question_count,
      duration_seconds: default_duration_seconds,
      weight: 1,
      threshold: parts.find(part => part.code === code)?.threshold ?? null,
      ...stamp,
    })),
  )
  return { program_id, subjects }
}

/** A second program with thresholds: its format, a bank of sixty questions, and a short try-out over them. */
export async function insertSkd(db: Db, owner_id: string, means: BuildMeans): Promise<void> {
  const place = await insertProgram(db, means)
  const bank = await insertQuestionBank(db, loadBank('skd'), { ...place, owner_id }, means)
  const most = new Map(parts.map(({ code, items, threshold }) => [code, threshold / (5 * items)]))
  await insertShortSkd(db, place.program_id, { bank, shares: most }, means)
}
