import type { PaperVariant } from '@gerbang/contract/exam/on-paper.ts'
import { hashText } from '../hash-text.ts'

const variants = ['A', 'B', 'C', 'D'] as const satisfies PaperVariant[]

/**
 * The seed of a printed variant, a signed 32-bit integer like that of any attempt: whoever sat it on paper finds the
 * questions of the review in the order of their sheet.
 */
export function seedVariant(tryoutId: string, variant: PaperVariant): number {
  return hashText(0, `${tryoutId}:${variant}`) | 0
}

/** The variants that a try-out has: one where nothing is shuffled, as they would all be the same. */
export function listVariants(shuffles: {
  shuffle_questions: boolean
  shuffle_options: boolean
}): readonly PaperVariant[] {
  return shuffles.shuffle_questions || shuffles.shuffle_options ? variants : ['A']
}
