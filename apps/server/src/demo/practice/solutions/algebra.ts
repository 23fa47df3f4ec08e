import { judgeSufficiency, range, type Solutions, sum } from '../../solution.ts'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9
const halves = range(-400, 400).map(n => n / 2)
const verdict = (p: number, q: number) => (p > q ? '$P > Q$' : p < q ? '$P < Q$' : '$P = Q$')

/** A statement that holds for every pair within 0 < x < 1 < y is taken to be certain. */
const always = (holds: (x: number, y: number) => boolean) =>
  range(1, 19).every(a => range(21, 200).every(b => holds(a / 20, b / 20)))

/** Of PK-218. */
const line = (x: number) => -4 + (x * (8 + 4)) / 6

export const algebra: Solutions = {
  'PK-201': () => String(halves.find(x => x > -9 && near(2 ** (x + 3), 8 ** (x - 1)))),
  'PK-202': () => {
    const [p = 0, q = 0] =
      range(1, 8)
        .map(p => [p, 8 / p])
        .find(([p = 0, q = 0]) => near(1 / p + 1 / q, 3 / 4)) ?? []
    return String(p + q)
  },
  'PK-203': () => {
    const solved = halves.filter(x => 2 * (x - 3) < 5 * x + 9)
    return Math.max(...solved) === 200 ? `$x > ${Math.min(...solved) - 0.5}$` : ''
  },
  'PK-204': () => String(range(1, 50).find(k => (k + 1) ** 2 - 4 * 9 === 0)),
  'PK-205': () => String(sum(halves.filter(x => Math.abs(2 * x - 5) === x + 2))),
  'PK-206': () => {
    const a = range(-50, 50).find(a => 4 + 2 * a + 6 === 4) ?? Number.NaN
    return 1 - a + 6
  },
  'PK-207': () => String(halves.find(g => 3 * g + 2 === 6 * 2 ** 2 - 9 * 2 + 11)),
  'PK-208': () => [
    always((x, y) => x ** 2 < y),
    always((x, y) => x * y < 1),
    always((x, y) => 1 / x > 1 / y),
    always((x, y) => x ** 2 * y < x * y ** 2),
  ],
  'PK-209': () => {
    const first = range(1, 100).find(n => n % 2 === 1 && n * (n + 2) === 195) ?? Number.NaN
    return String(first + first + 2)
  },
  'PK-210': () => String(range(-50, 50).filter(x => x ** 2 - 3 * x - 10 < 0).length),
  'PK-211': () => {
    const verdicts = new Set(range(1, 999).map(n => verdict((n / 100) * (10 - n / 100), 26)))
    return verdicts.size === 1 ? ([...verdicts][0] ?? '') : 'tidak dapat ditentukan'
  },
  'PK-212': () => {
    const x = range(-50, 50).find(x => 13 - (9 - x) === 12 - x) ?? Number.NaN
    return String(x * (9 - x) * (12 - x))
  },
  'PK-213': () => {
    const fits = range(-20, 20).flatMap(slope =>
      range(-50, 50)
        .filter(c => range(-9, 9).every(x => slope * x + c + 2 * (slope * (6 - x) + c) === 3 * x))
        .map(c => slope * 2 + c),
    )
    return fits[0] ?? Number.NaN
  },
  'PK-214': () => {
    const roots = [-1, 1].map(sign => (5 + sign * Math.sqrt(13)) / 2)
    return String(Math.round(sum(roots.map(root => root ** 3)) * 1e6) / 1e6)
  },
  'PK-215': () => String(Math.min(...range(1, 3_000).map(n => n / 100 + 900 / n))),
  'PK-216': () => {
    const power = (5 + Math.sqrt(21)) / 2
    return String(Math.round((power ** 2 + power ** -2) * 1e6) / 1e6)
  },
  'PK-217': () => {
    const pairs = range(-9, 9).flatMap(x => range(-9, 9).map(y => ({ x, y })))
    const settles = (kept: typeof pairs) => new Set(kept.map(({ x, y }) => x > y)).size === 1
    const [one, two] = [pairs.filter(({ x, y }) => x ** 2 > y ** 2), pairs.filter(({ x, y }) => x + y > 0)]
    const both = one.filter(pair => two.includes(pair))
    return judgeSufficiency(settles(one), settles(two), settles(both))
  },
  'PK-218': () => {
    return [line(1) - line(0) === 2, line(4) === 0, line(3) === 2, line(1) - line(0) === -1 / 2]
  },
  'PK-219': () => {
    const [a, b] = [Math.log2(3), Math.log2(5)]
    return [near(2 ** (a + b), 8), near(2 ** (b - a), 2), near(4 ** a, 9), near(2 ** (a + 1), 4)]
  },
  'PK-220': () => range(-99, 99).find(x => near(x / 2 + (x - 3) / 3, 14)) ?? Number.NaN,
}
