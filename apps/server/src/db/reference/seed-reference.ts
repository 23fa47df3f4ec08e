import { hasRow } from '../has-row.ts'
import { sql } from 'kysely'
import type { Database, Db } from '../database.ts'
import { insertRows, type Row } from '../insert-rows.ts'
import { insertRegions } from './regions.ts'
import { utbkSnbt } from './utbk-snbt.ts'

export interface SeedMeans {
  now: () => Date
  newId: () => string
}

function isSeeded(db: Db): Promise<boolean> {
  return hasRow(db.selectFrom('programs').select('id').where('slug', '=', utbkSnbt.slug))
}

async function insertProgram(db: Db, { now, newId }: SeedMeans): Promise<void> {
  const at = now().toISOString()
  const program_id = newId()
  const { slug, name, description, choice_combinations, subjects } = utbkSnbt
  await insertRows(db, 'programs', [
    {
      id: program_id,
      slug,
      name,
      description,
      is_active: true,
      credit: 'all_or_nothing',
      totals: 'mean',
      exam_on: null,
      exam_is_estimate: true,
      position: 1,
      choice_combinations,
      created_at: at,
      updated_at: at,
    },
  ])
  const rows = subjects.map(({ code, name, group, items, seconds }, index) => ({
    id: newId(),
    program_id,
    code,
    name,
    group,
    position: index + 1,
    default_question_count: items,
    default_duration_seconds: seconds,
    created_at: at,
    updated_at: at,
  }))
  await insertRows(db, 'subjects', rows)
  await insertPresets(db, program_id, rows, { at, newId })
}

/** The formats of the years; what they don't say is as the subjects have it. */
async function insertPresets(
  db: Db,
  program_id: string,
  subjects: Row<'subjects'>[],
  { at, newId }: { at: string; newId: () => string },
): Promise<void> {
  for (const { name, year, source, counts } of utbkSnbt.presets) {
    const id = newId()
    const format = { mode: 'blocking', scoring: 'irt', marks: { kind: 'points' } } as const
    const stamp = { created_at: at, updated_at: at }
    await insertRows(db, 'program_presets', [{ id, program_id, name, year, source, ...format, ...stamp }])
    await insertRows(
      db,
      'preset_sub_tests',
      subjects.map(({ id: subject_id, code, position, ...usual }) => ({
        preset_id: id,
        subject_id,
        position,
        question_count: counts[code]?.items ?? usual.default_question_count,
        duration_seconds: counts[code]?.seconds ?? usual.default_duration_seconds,
        weight: 1,
        threshold: null,
        ...stamp,
      })),
    )
  }
}

/**
 * Regions and the exam program, which every installation needs. Runs at each start: done before, it is one query, and
 * what an admin has changed since stays. Servers that start together wait for the first.
 */
export async function seedReference(db: Database, means: SeedMeans): Promise<void> {
  if (await isSeeded(db)) return
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtext('gerbang seed'))`.execute(trx)
    if (await isSeeded(trx)) return
    await insertRegions(trx)
    await insertProgram(trx, means)
  })
}
