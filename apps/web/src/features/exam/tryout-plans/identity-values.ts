import type { Preset } from '@gerbang/contract/exam/programs.ts'
import type { Plan } from '@gerbang/contract/exam/tryout-plans.ts'

/** Penalty marks lie flat, so that each has a field. */
function spreadMarks(marks: Plan['marks'] | undefined) {
  const penalty = marks?.kind === 'penalty' ? marks : undefined
  return {
    has_penalty: penalty !== undefined,
    correct: penalty?.correct ?? 4,
    wrong: penalty?.wrong ?? -1,
    blank: penalty?.blank ?? 0,
  }
}

/** What a format says of how its try-outs are sat and scored. */
export const toFormat = ({ mode, scoring, marks }: Preset) => ({ mode, scoring, ...spreadMarks(marks) })

type Begun = Pick<Plan, 'scoring' | 'result_release' | 'review_policy'> & Partial<Plan>

/** What the form of a draft holds; of a new one, what the settings begin it with. */
export function toValues(plan: Begun) {
  return {
    title: plan.title ?? '',
    description: plan.description ?? '',
    program_id: plan.program?.id ?? '',
    preset_id: '',
    opens_at: plan.opens_at ?? null,
    closes_at: plan.closes_at ?? null,
    mode: plan.mode ?? 'blocking',
    access: plan.access ?? 'free',
    max_attempts: plan.max_attempts === undefined ? 1 : plan.max_attempts,
    choices_min: plan.choices_min ?? 0,
    choices_max: plan.choices_max ?? 4,
    scoring: plan.scoring,
    ...spreadMarks(plan.marks),
    scale_min: plan.scale_min ?? 200,
    scale_max: plan.scale_max ?? 1000,
    result_release: plan.result_release,
    release_at: plan.release_at ?? null,
    review_policy: plan.review_policy,
    shuffle_questions: plan.shuffle_questions ?? true,
    shuffle_options: plan.shuffle_options ?? true,
  }
}
export type IdentityValues = ReturnType<typeof toValues>

/** What the calls take of it. */
export function toBody({ has_penalty, correct, wrong, blank, release_at, ...values }: IdentityValues) {
  return {
    ...values,
    release_at: values.result_release === 'at_time' ? release_at : null,
    marks: has_penalty ? { kind: 'penalty', correct, wrong, blank } : { kind: 'points' },
  }
}

/** What the contract cannot say about one field alone. */
export function findMistakes({ opens_at, closes_at, result_release, release_at, ...values }: IdentityValues) {
  return {
    closes_at:
      opens_at !== null && closes_at !== null && closes_at <= opens_at
        ? 'Waktu tutup harus setelah waktu buka.'
        : undefined,
    choices_max:
      values.choices_max < values.choices_min
        ? 'Jumlah paling banyak tidak boleh di bawah paling sedikit.'
        : undefined,
    scale_max:
      values.scale_max <= values.scale_min ? 'Nilai tertinggi harus di atas nilai terendah.' : undefined,
    result_release:
      result_release === 'at_close' && closes_at === null
        ? 'Isi waktu tutup dulu, atau pilih yang lain.'
        : undefined,
    release_at: result_release === 'at_time' && release_at === null ? 'Isi kapan hasil keluar.' : undefined,
  }
}
