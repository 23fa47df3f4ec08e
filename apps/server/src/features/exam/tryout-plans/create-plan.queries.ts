import type { Body } from '@gerbang/contract/call.ts'
import type { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import type { Db } from '../../../db/database.ts'
import { invalid } from '../../../http/errors.ts'
import { findTryoutDefaults } from '../../platform/settings/settings.queries.ts'
import { demandProgram } from '../programs/demand-program.queries.ts'
import { findPreset, listOwnSubjects, type PresetRow } from '../programs/presets.queries.ts'
import { type PlannedSubTest, replaceSubTests } from './plan-sub-tests.queries.ts'
import { insertTryout, reserveSlug } from './plans.queries.ts'

interface Means {
  at: string
  newId: () => string
}

/** Makes the sub-tests of a draft these, in this order; 422 for subjects that its program lacks. */
export async function arrangePlan(
  trx: Db,
  tryout: { id: string; program_id: string },
  planned: PlannedSubTest[],
  means: Means,
): Promise<void> {
  const ids = planned.map(({ subject_id }) => subject_id)
  const own = await listOwnSubjects(trx, tryout.program_id, ids)
  if (own.size < ids.length)
    throw invalid({ sub_tests: ['Pilih subtes dari program try out ini, masing-masing satu kali.'] })
  await replaceSubTests(trx, tryout.id, planned, means)
}

function planOf(preset: PresetRow): PlannedSubTest[] {
  return preset.sub_tests.map(({ subject, question_count, duration_seconds, weight, threshold }) => ({
    subject_id: subject.id,
    wanted_questions: question_count,
    duration_seconds,
    weight,
    threshold,
  }))
}

type Written = Body<typeof tryoutPlans.create>

/** What the maker left out is as the format has it, else as the settings do; without an end results can't wait for it. */
export async function fillPlan(db: Db, body: Written) {
  const preset = body.preset_id ? await findPreset(db, body.preset_id) : undefined
  const defaults = await findTryoutDefaults(db)
  const firstRelease = body.closes_at === null ? 'instant' : defaults.tryout_result_release
  return {
    ...body,
    scoring: body.scoring ?? preset?.scoring ?? defaults.tryout_scoring,
    result_release: body.result_release ?? firstRelease,
    review_policy: body.review_policy ?? defaults.tryout_review_policy,
  }
}

/** A draft with the sub-tests of its preset, if it has one. Returns its id. */
export async function createPlan(
  trx: Db,
  { preset_id, image: _, marks, description, ...written }: Awaited<ReturnType<typeof fillPlan>>,
  image_url: string | null,
  means: Means,
): Promise<string> {
  await demandProgram(trx, written.program_id)
  const preset = preset_id ? await findPreset(trx, preset_id) : undefined
  if (preset_id && preset?.program_id !== written.program_id)
    throw invalid({ preset_id: ['Pilih format dari program ini.'] })
  const { at, newId } = means
  const row = { ...written, id: newId() }
  await insertTryout(trx, {
    ...row,
    slug: await reserveSlug(trx, written.title),
    description: description ?? '',
    image_url,
    marks: JSON.stringify(marks),
    status: 'draft',
    created_at: at,
    updated_at: at,
  })
  if (preset) await arrangePlan(trx, row, planOf(preset), means)
  return row.id
}
