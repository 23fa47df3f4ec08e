import { lbe } from './items/lbe.ts'
import { lbi } from './items/lbi.ts'
import { pbm } from './items/pbm.ts'
import { pk } from './items/pk.ts'
import { pm } from './items/pm.ts'
import { ppu } from './items/ppu.ts'
import { pu } from './items/pu.ts'
import type { SeedSubTest } from './seed-item.ts'

/** In the official order of the sub-tests. */
export const seedSubTests: SeedSubTest[] = [pu, ppu, pbm, pk, lbi, lbe, pm]
