import type { Placement } from '@gerbang/contract/site/banners.ts'
import { findKey } from '../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

/** A banner that says nothing known stands where the sign-in pages find it: as the first of all. */
export function toPlacement(placement: string): Placement {
  return findKey(texts.placements, placement) ?? 'login'
}
