import type { SeedSubTest } from '../seed-item.ts'
import { algebra } from './pk/algebra.ts'
import { geometry } from './pk/geometry.ts'
import { numbers } from './pk/numbers.ts'

export const pk: SeedSubTest = {
  subject: 'PK',
  lang: 'id',
  stimuli: [],
  items: [...algebra, ...numbers, ...geometry],
}
