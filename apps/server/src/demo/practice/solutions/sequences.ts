import { range, type Solutions, sum, write } from '../../solution.ts'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9
/** Of PK-264. */
const total = (n: number) => 2 * n ** 2 + 3 * n
/** Of PK-266, from the first term on. */
const falling = range(0, 40).map(step => 100 - 7 * step)
const odd = range(1, 99).filter(n => n % 2 === 1)

export const sequences: Solutions = {
  'PK-261': () => String(range(1, 99).find(n => 7 + 4 * (n - 1) === 87)),
  'PK-262': () => sum(range(0, 9).map(row => 12 + 3 * row)),
  'PK-263': () => {
    const x = range(3, 99).find(x => (x + 1) ** 2 === (x - 2) * (x + 7)) ?? Number.NaN
    return String((x - 2) * ((x + 1) / (x - 2)) ** 4)
  },
  'PK-264': () => String(total(10) - total(9)),
  'PK-265': () => String(sum(range(1, 25).map(triangle => (triangle === 1 ? 3 : 2)))),
  'PK-266': () => [
    falling[9] === 37,
    falling.findIndex(term => term < 0) + 1 === 15,
    sum(falling.slice(0, 8)) === 604,
    falling.includes(23),
  ],
  'PK-267': () => write(sum(range(0, 200).map(step => 8 * (1 - 8 / 24) ** (2 * step)))),
  'PK-268': () => (sum(odd.map(n => n + 1)) === sum(odd) + 50 ? '$P = Q$' : ''),
  'PK-269': () =>
    range(1, 999).find(n => near(sum(range(1, n).map(k => 1 / (k * (k + 1)))), 0.98)) ?? Number.NaN,
  'PK-270': () => write(5_000 + sum(range(2, 8).map(() => 2_000))),
}
