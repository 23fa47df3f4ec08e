/** Prints rows under a heading, numbers to the right. */
export function printTable(heading: string[], rows: (string | number)[][]): void {
  const lines = [heading, ...rows.map(row => row.map(cell => String(cell)))]
  const widths = heading.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)))
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(cells.join('  '))
  }
}

/** The value that this share of them does not exceed. */
export function quantile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** A ratio beside what it has to reach; the process fails below it. */
export function judge(name: string, reached: number, wanted: number): void {
  const passed = reached >= wanted
  console.log(
    `\n${name}: ${reached.toFixed(2)} ×, wanted ≥ ${wanted} × — ${passed ? 'reached' : 'NOT REACHED'}`,
  )
  if (!passed) process.exitCode = 1
}

export interface Budget {
  name: string
  reached: number
  most?: number
  least?: number
}

const round = (number: number) => Number(number.toPrecision(3))

function describeBounds({ most, least }: Budget): string {
  if (most === undefined) return `≥ ${least}`
  return least === undefined ? `≤ ${round(most)}` : `${least} to ${round(most)}`
}

/** Figures beside what they have to keep; the process fails where one does not. */
export function judgeBudgets(heading: string, unit: string, budgets: Budget[]): void {
  const isKept = ({ reached, most = Infinity, least = -Infinity }: Budget) =>
    reached <= most && reached >= least
  const rows = budgets.map(budget => [
    budget.name,
    round(budget.reached),
    describeBounds(budget),
    isKept(budget) ? 'kept' : 'NOT KEPT',
  ])
  printTable([heading, unit, 'wanted', ''], rows)
  console.log()
  if (!budgets.every(isKept)) process.exitCode = 1
}
