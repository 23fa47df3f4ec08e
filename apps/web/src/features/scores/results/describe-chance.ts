import { texts } from './later-texts.ts'

const words = texts.choices.frequencies

/** A chance as so many of ten: people judge counts better than percentages, and it claims no precision. */
export function describeChance(chance: number): string {
  if (chance < 0.1) return words.least
  return chance > 0.9 ? words.most : words.some(Math.round(chance * 10))
}
