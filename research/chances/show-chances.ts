import { reportOutcomes } from '@gerbang/scoring/admission/admission-report.ts'
import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { printTable } from '../../bench/table.ts'
import { type ChanceWorld, describeBands, studyChances } from './study-chances.ts'

const same: ChanceWorld = { pool: 0, growth: 0, growth_sd: 0, year_sd: 0 }
const worlds: Record<string, ChanceWorld> = {
  'as here': same,
  growth: { ...same, growth: 0.4, growth_sd: 0.3 },
  'better applicants': { ...same, pool: 0.35 },
  'weaker applicants': { ...same, pool: -0.35 },
  'another year': { ...same, year_sd: 0.25 },
  'all of it': { pool: 0.2, growth: 0.4, growth_sd: 0.2, year_sd: 0.2 },
}

const tell = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : '–')
const width = 40

/** One line a bin: what was told, what came, and a mark for each on a line from 0 to 1. */
function drawDiagram(outcomes: ReturnType<typeof reportOutcomes>): void {
  for (const { from, to, count, told, admitted } of outcomes.bins) {
    if (count === 0) continue
    const place = (value: number) => Math.min(width - 1, Math.floor(value * width))
    const line = Array.from({ length: width }, (_, at) =>
      at === place(admitted) ? '●' : at === place(told) ? '│' : '·',
    )
    console.log(
      `  ${tell(from)}–${tell(to)}  ${String(count).padStart(6)}  told ${tell(told)}  came ${tell(admitted)}  ${line.join('')}`,
    )
  }
  const { brier, brier_base } = outcomes
  console.log(`  Brier score ${brier.toFixed(3)}, of the base rate alone ${brier_base.toFixed(3)}\n`)
}

/**
 * Chances told of simulated cohorts, and what came of them: by band and as a reliability diagram (│ told, ● came). Each
 * world is drawn `runs` times, with 20 majors each.
 */
export function showChances([students = '6000', runs = '5']: string[]): void {
  const blocks = listTrueBlocks('3pl')
  const rows: string[][] = []
  for (const [name, world] of Object.entries(worlds)) {
    const studies = Array.from({ length: Number(runs) }, (_, run) =>
      studyChances(blocks, world, { students: Number(students), majors: 20, seed: 5 + run }),
    )
    const found = {
      told: studies.flatMap(({ told }) => told),
      naive: studies.flatMap(({ naive }) => naive),
    }
    console.log(`${name}:`)
    drawDiagram(reportOutcomes(found.told))
    for (const { band, count, told, low, high, admitted, naive } of describeBands(found)) {
      const isInside = admitted >= low && admitted <= high
      if (!isInside) process.exitCode = 1
      const shares = [naive, told, low, high, admitted].map(tell)
      rows.push([name, band, String(count), ...shares, isInside ? 'inside' : 'OUTSIDE'])
    }
  }
  printTable(['', 'band', 'students', 'naive', 'told', 'low', 'high', 'came', ''], rows)
}
