import { judgeBudgets } from '../../bench/table.ts'
import { type AssemblyFindings, type AssemblyStudy, studyAssembly } from './study-assembly.ts'

const sizes = [
  { bank: 240, forms: 1, length: 30, common: 0 },
  { bank: 480, forms: 2, length: 30, common: 0 },
  { bank: 480, forms: 4, length: 30, common: 6 },
  { bank: 600, forms: 6, length: 40, common: 0 },
]

const describe = ({ bank, forms, length, common }: Omit<AssemblyStudy, 'seconds' | 'seed'>) =>
  `${forms} of ${length} items from ${bank}, ${common} common`

/** Forms put together by optimisation beside forms drawn at random from the same bank by the same blueprint. */
export async function showAssembly([seconds = '15']: string[]): Promise<void> {
  const found: (AssemblyFindings & { name: string; forms: number })[] = []
  for (const [row, size] of sizes.entries()) {
    const seed = 790_001 + row
    const findings = await studyAssembly({ ...size, seconds: Number(seconds), seed })
    found.push({ ...findings, name: `${describe(size)} (seed ${seed})`, forms: size.forms })
  }
  judgeBudgets(
    'least information at the target, over forms drawn at random',
    'times',
    found.map(({ name, gain }) => ({ name, reached: gain, least: 1.2 })),
  )
  judgeBudgets(
    'information that forms differ by, over the least at the target',
    'share',
    found
      .filter(({ forms }) => forms > 1)
      .map(({ name, apart, apart_drawn }) => ({
        name: `${name}; drawn at random ${apart_drawn.toFixed(2)}`,
        reached: apart,
        most: 0.1,
      })),
  )
}
