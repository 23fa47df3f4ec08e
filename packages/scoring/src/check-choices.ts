export type Level = 'S1' | 'D4' | 'D3'

/** One allowed mix: academic is S1; vocational is D4 and D3, at least `d3_min` of them D3. */
export interface ChoiceCombination {
  academic: number
  vocational: number
  d3_min: number
}

/** Data of a program. A list whose length no combination adds up to may mix levels freely. */
export interface ChoiceRules {
  min: number
  max: number
  combinations: readonly ChoiceCombination[]
}

export type ChoiceProblem = 'too_few_choices' | 'too_many_choices' | 'combination_not_allowed'

/**
 * SNBT 2025, unchanged in 2026: one or two choices are free, three and four are not.
 * https://jabar.tribunnews.com/2025/03/18/ketentuan-pilih-prodi-snbt-2025-maksimal-pilih-4-dari-d3-sampai-s1-lengkap-contohnya
 */
export const SNBT_CHOICE_RULES: ChoiceRules = {
  min: 1,
  max: 4,
  combinations: [
    { academic: 2, vocational: 1, d3_min: 0 },
    { academic: 1, vocational: 2, d3_min: 0 },
    { academic: 0, vocational: 3, d3_min: 1 },
    { academic: 2, vocational: 2, d3_min: 1 },
    { academic: 1, vocational: 3, d3_min: 1 },
  ],
}

/** Checks the levels of a student's chosen majors, in any order; undefined means allowed. */
export function checkChoices(levels: readonly Level[], rules: ChoiceRules): ChoiceProblem | undefined {
  if (levels.length < rules.min) return 'too_few_choices'
  if (levels.length > rules.max) return 'too_many_choices'
  const academic = levels.filter(level => level === 'S1').length
  const d3 = levels.filter(level => level === 'D3').length
  const mixes = rules.combinations.filter(mix => mix.academic + mix.vocational === levels.length)
  const isAllowed = mixes.length === 0 || mixes.some(mix => mix.academic === academic && d3 >= mix.d3_min)
  return isAllowed ? undefined : 'combination_not_allowed'
}
