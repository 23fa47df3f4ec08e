import type { Solutions } from '../../solution.ts'
import { algebra } from './algebra.ts'
import { chance } from './chance.ts'
import { data } from './data.ts'
import { deductive } from './deductive.ts'
import { figures } from './figures.ts'
import { geometry } from './geometry.ts'
import { money } from './money.ts'
import { numbers } from './numbers.ts'
import { quantitative } from './quantitative.ts'
import { sequences } from './sequences.ts'
import { situations } from './situations.ts'

/** What brute force says to the practice questions with one computable answer. */
export const solutions: Solutions = {
  ...algebra,
  ...numbers,
  ...geometry,
  ...figures,
  ...money,
  ...data,
  ...deductive,
  ...quantitative,
  ...sequences,
  ...chance,
  ...situations,
}
