import type { SeedSubTest } from '../seed-item.ts'
import { algebra } from './pk/algebra.ts'

export const pk: SeedSubTest = { subject: 'PK', lang: 'id', stimuli: [], items: [...algebra] }
