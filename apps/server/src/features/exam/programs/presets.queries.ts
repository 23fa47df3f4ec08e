import type { PresetBody } from '@gerbang/contract/exam/programs.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { selectSubject } from '../../../db/select-subject.ts'

async function listPresetSubTests(db: Db, presetIds: string[]) {
  return db
    .selectFrom('preset_sub_tests as ps')
    .innerJoin('subjects as s', 's.id', 'ps.subject_id')
    .select(['ps.preset_id', 'ps.position', 'ps.question_count', 'ps.duration_seconds', 'ps.weight'])
    .select(eb => ['ps.threshold', selectSubject(eb)])
    .where('ps.preset_id', '=', sql<string>`any(${presetIds}::uuid[])`)
    .orderBy('ps.position')
    .execute()
}

function selectPresets(db: Db) {
  return db
    .selectFrom('program_presets')
    .select(['id', 'program_id', 'name', 'year', 'source', 'mode', 'scoring', 'marks', 'updated_at'])
}

/** The formats of these programs, newest year first. */
export async function listPresets(db: Db, programIds: string[]) {
  const presets = await selectPresets(db)
    .where('program_id', '=', sql<string>`any(${programIds}::uuid[])`)
    .orderBy('year', 'desc')
    .orderBy('name')
    .execute()
  const subTests = await listPresetSubTests(
    db,
    presets.map(({ id }) => id),
  )
  return presets.map(preset => ({
    ...preset,
    sub_tests: subTests.flatMap(({ preset_id, ...row }) => (preset_id === preset.id ? [row] : [])),
  }))
}
export type PresetRow = Awaited<ReturnType<typeof listPresets>>[number]

export async function findPreset(db: Db, id: string): Promise<PresetRow | undefined> {
  const preset = await selectPresets(db).where('id', '=', id).executeTakeFirst()
  if (!preset) return undefined
  const sub_tests = await listPresetSubTests(db, [id])
  return { ...preset, sub_tests: sub_tests.map(({ preset_id: _, ...row }) => row) }
}

/** Which of these subjects the program has. */
export async function listOwnSubjects(db: Db, programId: string, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('subjects')
    .select('id')
    .where('program_id', '=', programId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Writes a preset with its sub-tests in place of what it was, if it was. */
export async function writePreset(
  trx: Db,
  { id, program_id }: { id: string; program_id: string },
  { sub_tests, marks, ...preset }: PresetBody,
  at: string,
): Promise<void> {
  const written = { ...preset, marks: JSON.stringify(marks), updated_at: at }
  await trx
    .insertInto('program_presets')
    .values({ ...written, id, program_id, created_at: at })
    .onConflict(oc => oc.column('id').doUpdateSet(written))
    .execute()
  await trx.deleteFrom('preset_sub_tests').where('preset_id', '=', id).execute()
  await trx
    .insertInto('preset_sub_tests')
    .values(
      sub_tests.map((row, index) => ({
        ...row,
        preset_id: id,
        position: index + 1,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
}

export async function deletePresets(trx: Db, ids: string[]): Promise<void> {
  await trx.deleteFrom('preset_sub_tests').where('preset_id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  await trx.deleteFrom('program_presets').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}
