import type { Solutions } from '../../solution.ts'
import { algebra } from './algebra.ts'

/** What brute force says to the practice questions with one computable answer. */
export const solutions: Solutions = { ...algebra }
