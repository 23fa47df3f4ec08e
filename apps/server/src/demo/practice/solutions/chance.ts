import {
  compareQuantities,
  isSame,
  judgeSufficiency,
  pairsOf,
  permute,
  range,
  type Solutions,
  sum,
  write,
  writeRatio,
} from '../../solution.ts'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9
const radians = (degrees: number) => (degrees * Math.PI) / 180
const sin = (degrees: number) => Math.sin(radians(degrees))
const cos = (degrees: number) => Math.cos(radians(degrees))
const tan = (degrees: number) => Math.tan(radians(degrees))
const mean = (data: number[]) => sum(data) / data.length
const width = (data: number[]) => Math.max(...data) - Math.min(...data)
const spread = (data: number[]) => Math.sqrt(mean(data.map(one => (one - mean(data)) ** 2)))

/** Of PK-272. */
const parabola = (x: number) => x ** 2 - 4 * x + 7
/** Triangles of PK-280 in whole degrees: angles B and C. */
const triangles = range(1, 178).flatMap(b => range(1, 179 - b).map(c => ({ b, c, isRight: b + c === 90 })))
/** Bags of PK-288: red and blue. */
const bags = range(0, 20).flatMap(red =>
  range(0, 20).map(blue => ({ red, blue, chance: red / (red + blue) })),
)
/** Sets of PK-290 with 15 in the middle, by their greatest number. */
const greatest = range(1, 14).flatMap(a =>
  range(a + 1, 14).flatMap(b =>
    range(b + 1, 14).flatMap(c =>
      range(16, 60).flatMap(e =>
        range(e + 1, 60)
          .map(f => ({ f, g: 84 - a - b - c - 15 - e - f }))
          .filter(({ f, g }) => g > f)
          .map(({ g }) => g),
      ),
    ),
  ),
)

export const chance: Solutions = {
  'PK-271': () => String(range(-50, 50).find(a => 3 * a - 4 === 3 * 2 - 4 + 9)),
  'PK-272': () => compareQuantities([[parabola(102), parabola(-98)]]),
  'PK-273': () => {
    const p = range(1, 20).find(p => (2 * p) ** 2 === 4 * (p + 6)) ?? Number.NaN
    return String(25 - 10 * p + p + 6)
  },
  'PK-274': () => (near(8 * sin(60), 4 * Math.sqrt(3)) ? String.raw`$4\sqrt{3}$` : ''),
  'PK-275': () => Math.round(4 * sin(30) ** 2 + 6 * cos(60) + tan(60) ** 2),
  'PK-276': () => compareQuantities(range(46, 89).map(x => [tan(x), 1 / sin(x)])),
  'PK-277': () => `$${write((6 * 10 * sin(150)) / 2)}$`,
  'PK-278': () => {
    const a = range(9_000, 18_000)
      .map(part => part / 100)
      .find(angle => sin(angle) <= 4 / 5)
    if (a === undefined) return ''
    return [
      cos(a) < 0 && Math.abs(cos(a) + 3 / 5) < 0.001,
      tan(a) > 0,
      Math.abs(sin(180 - a) - 4 / 5) < 0.001,
      a > 120,
    ]
  },
  'PK-279': () =>
    near((6 * sin(45)) / sin(180 - 45 - 105), 6 * Math.sqrt(2)) ? String.raw`$6\sqrt{2}$` : '',
  'PK-280': () => {
    const one = triangles.filter(({ b, c }) => near(sin(b), cos(c)))
    const two = triangles.filter(({ b }) => b < 90)
    const isSettled = (left: typeof triangles) => isSame(left.map(({ isRight }) => isRight))
    return judgeSufficiency(isSettled(one), isSettled(two), isSettled(one.filter(({ b }) => b < 90)))
  },
  'PK-281': () => {
    const data = [12, 7, 15, 9, 20, 11].toSorted((a, b) => a - b)
    return write(mean(data.slice(2, 4)))
  },
  'PK-282': () => writeRatio(5 + 2, 10),
  'PK-283': () => (5 * 14 - 22) / 4,
  'PK-284': () => compareQuantities([[spread([53, 55, 57, 59]), spread([1, 5, 7, 11])]]),
  'PK-285': () => String(pairsOf(range(1, 4)).length * pairsOf(range(1, 6)).length),
  'PK-286': () => {
    const pairs = pairsOf(range(1, 9))
    return writeRatio(pairs.filter(([one, other]) => (one + other) % 2 === 1).length, pairs.length)
  },
  'PK-287': () => {
    const marks = [40, ...range(2, 9).map(() => 62), 72, 72, ...range(12, 19).map(() => 75), 90]
    const middle = (data: number[]) => mean(data.toSorted((a, b) => a - b).slice(9, 11))
    const raised = marks.map(mark => mark + 5)
    return [
      near(mean(raised), mean(marks) + 5),
      width(raised) === 55,
      near(middle(marks.map(mark => 1.1 * mark)), 79.2),
      middle([...marks.slice(0, -1), 100]) === middle(marks),
    ]
  },
  'PK-288': () => {
    const one = bags.filter(({ red, blue }) => blue === red + 4)
    const two = bags.filter(({ red, blue }) => 2 * (red + 4) === red + 4 + blue)
    const isSettled = (left: typeof bags) => isSame(left.map(({ chance }) => chance))
    return judgeSufficiency(isSettled(one), isSettled(two), isSettled(one.filter(bag => two.includes(bag))))
  },
  'PK-289': () => {
    const rows = permute(range(1, 6))
    const apart = rows.filter(row => Math.abs(row.indexOf(1) - row.indexOf(2)) > 1)
    return writeRatio(apart.length, rows.length)
  },
  'PK-290': () => greatest.reduce((most, one) => Math.max(most, one), 0),
}
