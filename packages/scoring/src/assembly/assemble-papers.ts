import highs, { type Highs } from 'highs'
import {
  type AssemblyItem,
  type AssemblyWishes,
  readForms,
  readGivenUp,
  type Wish,
  writeProgram,
} from './assembly-program.ts'

export type Assembly =
  /** Ids of the items of each form. */
  | { kind: 'assembled'; forms: string[][] }
  /** With fewer wishes it would be possible; none: there are not as many items. */
  | { kind: 'impossible'; give_up: Wish[] }
  /** Whether it is possible was not found out in time. */
  | { kind: 'unfinished' }

// Its types describe the build for CommonJS; Node loads the other one.
const loadHighs = highs as unknown as () => Promise<Highs>

/** From here on a better arrangement is not worth the search. */
const NEAR_ENOUGH = 0.02

/** As many times longer it searches once more where the machine was too busy to find anything. */
const ONCE_MORE = 4

/**
 * Puts together forms that hold what is wished and measure as much as they can at the target, by the solver HiGHS. It ends after
 * `seconds` with the best that it has found by then; which one that is depends on the machine.
 */
export async function assemblePapers(
  items: readonly AssemblyItem[],
  wishes: AssemblyWishes,
  seconds: number,
): Promise<Assembly> {
  const solver = await loadHighs()
  const solve = (program: string, time_limit: number) => {
    const { Status, Columns } = solver.solve(program, {
      output_flag: false,
      time_limit,
      mip_rel_gap: NEAR_ENOUGH,
    })
    const read = (variable: string) => {
      const column = Columns[variable]
      return column && 'Primal' in column ? column.Primal : 0
    }
    return { status: Status, read }
  }
  const length = [...wishes.cells.values()].reduce((sum, count) => sum + count, 0)
  const wanted = items.filter(({ cell }) => (wishes.cells.get(cell) ?? 0) > 0)
  const program = writeProgram(wanted, wishes, false)
  for (const limit of [seconds, ONCE_MORE * seconds]) {
    const best = solve(program, limit)
    if (best.status === 'Infeasible') {
      const loose = solve(writeProgram(items, wishes, true), ONCE_MORE * seconds)
      if (loose.status === 'Infeasible') return { kind: 'impossible', give_up: [] }
      return loose.status === 'Optimal'
        ? { kind: 'impossible', give_up: readGivenUp(loose.read) }
        : { kind: 'unfinished' }
    }
    const forms = readForms(wanted, wishes, best.read)
    if (forms.every(form => form.length === length)) return { kind: 'assembled', forms }
  }
  return { kind: 'unfinished' }
}
