import type { SeedSubTest } from '../seed-item.ts'
import { deductive, deductiveTexts } from './pu/deductive.ts'
import { inductive, inductiveTexts } from './pu/inductive.ts'
import { quantitative, quantitativeTexts } from './pu/quantitative.ts'

export const pu: SeedSubTest = {
  subject: 'PU',
  lang: 'id',
  stimuli: [...inductiveTexts, ...deductiveTexts, ...quantitativeTexts],
  items: [...deductive, ...inductive, ...quantitative],
}
