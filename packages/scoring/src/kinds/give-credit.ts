import type { CreditRule } from '@gerbang/contract/question/fields.ts'

/**
 * What an answer that is not wholly right earns, of the share by which its right parts outweigh the wrong ones. At most
 * half: with all of it, ticking two of four options where three are right would earn a third on average, more than
 * guessing on a single choice does.
 */
export function giveCredit(rule: CreditRule, share: number): number {
  return rule === 'all_or_nothing' ? 0 : Math.max(0, share) / 2
}
