import { SNBT_CHOICE_RULES } from '@gerbang/scoring/check-choices.ts'
import type { Random } from './seeded-random.ts'
import type { MajorOption } from './major-options.ts'

/** Of those who registered in 2024, 42.8 % left the third choice empty and 65.4 % the fourth (Tempo). */
function drawCount(random: Random): number {
  const share = random.next()
  if (share < 0.346) return 4
  if (share < 0.572) return 3
  return share < 0.9 ? 2 : 1
}

/** For each choice the levels it may have, in a mix that the rules allow. */
function drawLevels(count: number, random: Random): string[] {
  const mixes = SNBT_CHOICE_RULES.combinations.filter(mix => mix.academic + mix.vocational === count)
  if (mixes.length === 0) return Array<string>(count).fill('S1 D4 D3')
  const { academic, vocational, d3_min } = random.pick(mixes)
  return [
    ...Array<string>(academic).fill('S1'),
    ...Array<string>(vocational - d3_min).fill('D4 D3'),
    ...Array<string>(d3_min).fill('D3'),
  ]
}

/** By the number of applicants, so that the demo wants what applicants want. */
function pickMajor(majors: MajorOption[], random: Random): MajorOption {
  const all = majors.reduce((sum, major) => sum + major.applicants, 0)
  let left = random.next() * all
  const found = majors.find(major => {
    left -= major.applicants
    return left < 0
  })
  return found ?? random.pick(majors)
}

/** One to four different majors, hardest first as most people order them. */
export function chooseMajors(majors: MajorOption[], random: Random): MajorOption[] {
  const chosen: MajorOption[] = []
  for (const levels of drawLevels(drawCount(random), random)) {
    const open = majors.filter(major => levels.includes(major.level) && !chosen.includes(major))
    chosen.push(pickMajor(open, random))
  }
  return chosen.sort((a, b) => b.passing_score - a.passing_score)
}
