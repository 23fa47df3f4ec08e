import type { SeedSubTest } from '../seed-item.ts'
import { lbe } from './lbe.ts'
import { lbi } from './lbi.ts'
import { pbm } from './pbm.ts'
import { pk } from './pk.ts'
import { pm } from './pm.ts'
import { ppu } from './ppu.ts'
import { pu } from './pu.ts'

/** Sub-tests to practise with, in the official order. Each has at least twenty questions of each of its topics. */
export const practice: SeedSubTest[] = [pu, ppu, pbm, pk, lbi, lbe, pm]
