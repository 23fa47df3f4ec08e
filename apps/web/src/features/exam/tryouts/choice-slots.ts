import type { Attempt, ChoiceRules } from '@gerbang/contract/exam/tryouts.ts'
import type { ChosenMajor, Major } from '@gerbang/contract/exam/universities.ts'
import { checkChoices } from '@gerbang/scoring/check-choices.ts'
import { texts } from './major-texts.ts'

export type University = ChosenMajor['university']

/** One place on the list, which may still be half empty. `key` stays with it when it moves. */
export interface Slot {
  key: number
  university: University | null
  major: Major | null
}

export function openSlots(attempt: Attempt, rules: ChoiceRules): Slot[] {
  const chosen = attempt.choices.map((major, key): Slot => ({ key, university: major.university, major }))
  const missing = Math.max(1, rules.min) - chosen.length
  const empty = Array.from({ length: Math.max(0, missing) }, (_, more) => emptySlot(chosen.length + more))
  return [...chosen, ...empty]
}

export function emptySlot(key: number): Slot {
  return { key, university: null, major: null }
}

export function moveSlot(slots: Slot[], from: number, to: number): Slot[] {
  const moved = slots[from]
  if (moved === undefined || to < 0 || to >= slots.length) return slots
  return slots.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** What is wrong with one choice alone, in words; what is wrong with the mix belongs to none of them. */
export function findSlotProblem(slots: Slot[], index: number): string | undefined {
  const words = texts.problems
  const slot = slots[index]
  if (!slot || slot.university === null) return slot && words.university
  if (slot.major === null) return words.major
  return slots.findIndex(({ major }) => major?.id === slot.major?.id) < index ? words.again : undefined
}

/** Why the list cannot be saved, in words; undefined when it can. */
export function findProblem(slots: Slot[], rules: ChoiceRules): string | undefined {
  const words = texts.problems
  const majors = slots.flatMap(slot => slot.major ?? [])
  if (majors.length < slots.length) return words.incomplete
  if (new Set(majors.map(major => major.id)).size < majors.length) return words.duplicate
  const levels = majors.map(major => major.level)
  const problem = checkChoices(levels, rules)
  return problem && words[problem]({ ...rules, mix: levels.join(' + ') })
}

/** The allowed mixes in words for each length that a list may have; none where every mix is allowed. */
export function describeRules({
  min,
  max,
  combinations,
}: ChoiceRules): { length: number; mixes: string[] }[] {
  const lengths = Array.from({ length: max }, (_, index) => index + 1).filter(length => length >= min)
  return lengths.map(length => ({
    length,
    mixes: combinations.filter(mix => mix.academic + mix.vocational === length).map(describeMix),
  }))
}

function describeMix({ academic, vocational, d3_min }: ChoiceRules['combinations'][number]) {
  const s1 = academic > 0 ? `${academic} S1` : ''
  const vocation = vocational > 0 ? `${vocational} D4/D3` : ''
  const parts = [s1, vocation].filter(Boolean).join(' + ')
  return d3_min > 0 ? `${parts}, ${texts.withD3(d3_min)}` : parts
}
