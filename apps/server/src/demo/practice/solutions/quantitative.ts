import { isSame, judgeSufficiency, range, type Solutions, sum, write } from '../../solution.ts'

/** Adds to the last difference what the differences always gain. */
const continueSecond = (terms: number[]) => {
  const steps = terms.slice(1).map((term, index) => term - (terms[index] ?? 0))
  const gains = steps.slice(1).map((step, index) => step - (steps[index] ?? 0))
  const isSteady = new Set(gains).size === 1
  return isSteady ? (terms.at(-1) ?? 0) + (steps.at(-1) ?? 0) + (gains[0] ?? 0) : Number.NaN
}
const letter = (place: number) => String.fromCodePoint(64 + place)
const shift = (word: string, by: number) =>
  Array.from(word, one => letter((((one.codePointAt(0) ?? 0) - 65 + by + 26) % 26) + 1)).join('')

/** Orchards of PU-S27: trees, kilograms and kilograms sold. */
const orchards = {
  Arum: [120, 4_200, 3_360],
  Bumi: [150, 4_950, 4_455],
  Cakra: [90, 3_420, 2_565],
  Dewi: [200, 6_000, 5_100],
  Eka: [80, 2_960, 2_220],
} as const
type Orchard = (typeof orchards)[keyof typeof orchards]
const findMost = (measure: (orchard: Orchard) => number) =>
  Object.entries(orchards).toSorted(([, a], [, b]) => measure(b) - measure(a))[0]?.[0] ?? ''
const total = (column: 0 | 1 | 2) => sum(Object.values(orchards).map(orchard => orchard[column]))

/** Formulas of one or two steps; PU-245 and PU-246 allow one that fits. */
const formulas: ((a: number, b: number) => number)[] = [
  (a, b) => a + b,
  (a, b) => a * b,
  (a, b) => a * b - a,
  (a, b) => a * b - b,
  (a, b) => a * b + a,
  (a, b) => a * b + a + b,
  (a, b) => a ** 2 + b,
  (a, b) => a + b ** 2,
  (a, b) => a ** 2 + b ** 2,
  (a, b) => a + 2 * b,
  (a, b) => 2 * a + b,
]
const continueFormula = (examples: number[][], a: number, b: number) => {
  const fitting = formulas.filter(formula => examples.every(([x = 0, y = 0, z]) => formula(x, y) === z))
  return fitting.length === 1 ? String(fitting[0]?.(a, b)) : ''
}

const week = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu']
const steady = range(1, 40).map(n => 2 + 3 * (n - 1))

export const quantitative: Solutions = {
  'PU-241': () => String(continueSecond([4, 7, 13, 22, 34])),
  'PU-242': () => String(continueSecond([2, 6, 12, 20, 30])),
  'PU-243': () => (Number.isNaN(continueSecond([9, 12, 16, 21, 27])) ? '' : String(16 * (16 / 8))),
  'PU-244': () => letter(continueSecond([1, 2, 4, 7])) + letter(continueSecond([26, 24, 21, 17])),
  'PU-245': () =>
    continueFormula(
      [
        [3, 4, 9],
        [5, 2, 5],
        [4, 6, 20],
      ],
      6,
      5,
    ),
  'PU-246': () =>
    continueFormula(
      [
        [3, 5, 23],
        [2, 7, 23],
        [5, 1, 11],
      ],
      4,
      3,
    ),
  'PU-247': () => findMost(([trees, harvest]) => harvest / trees),
  'PU-248': () => findMost(([, harvest, sold]) => harvest - sold),
  'PU-249': () => [
    total(1) / total(0) > 34,
    (5_100 + 300) / 6_000 === 4_455 / 4_950,
    4_200 / 3_420 > 1.2,
    2_565 + 2_220 > 5_100,
  ],
  'PU-250': () => {
    const sides = range(1, 999).map(n => n / 10)
    const byPerimeter = sides.filter(a => a < 14).map(a => a * (14 - a))
    const byDiagonal = sides.filter(a => a < 10).map(a => a * Math.sqrt(100 - a ** 2))
    const byBoth = sides.filter(a => a ** 2 + (14 - a) ** 2 === 100).map(a => a * (14 - a))
    return judgeSufficiency(isSame(byPerimeter), isSame(byDiagonal), isSame(byBoth))
  },
  'PU-251': () => {
    const one = range(6, 90).filter(age => age + 3 === 2 * (age - 5))
    const two = range(6, 90).filter(age => (age - 4) % 2 === 1)
    return judgeSufficiency(isSame(one), isSame(two), isSame(one.filter(age => two.includes(age))))
  },
  'PU-252': () => {
    const k = range(1, 50).find(k => 3 * (5 * k + 6) === 4 * (3 * k + 6)) ?? Number.NaN
    return String(5 * k)
  },
  'PU-253': () => {
    const minute = range(90, 1_440).find(minute => minute * 60 === (minute - 90) * 80) ?? Number.NaN
    const hour = 7 + Math.floor(minute / 60)
    return `${String(hour).padStart(2, '0')}.${String(minute % 60).padStart(2, '0')}`
  },
  'PU-254': () => write(range(300, 2_000).find(weight => 60 / weight === 0.12) ?? Number.NaN),
  'PU-255': () => {
    const today = range(0, 6).find(day => week[(day + 2 + 3) % 7] === 'Minggu') ?? Number.NaN
    return week[(today - 1 - 2 + 7) % 7] ?? ''
  },
  'PU-256': () => {
    const people = 'PPPPPWWWW'.split('')
    const teams = people.flatMap((one, i) =>
      people
        .slice(i + 1)
        .flatMap((two, j) => people.slice(i + j + 2).map(three => [one, two, three].includes('W'))),
    )
    return String(teams.filter(Boolean).length)
  },
  'PU-257': () => {
    const speeds = range(1, 300).map(far => (2 * far) / (far / 40 + far / 60))
    return speeds.every(speed => speed < 50) ? '$P < Q$' : ''
  },
  'PU-258': () => [
    steady[19] === 59,
    steady.includes(100),
    sum(steady.slice(0, 10)) === 155,
    (steady[14] ?? 0) - (steady[4] ?? 0) === 30,
  ],
  'PU-259': () => [
    shift('TINTA', 2) === 'VKPUC',
    shift('KAPUR', 2) === 'MCRWT',
    shift('OGLC', -2) === 'MEJE',
    shift('LAMPU', 2) === 'NCOQW',
  ],
  'PU-260': () => {
    const [a, b, c] = [120 / 60, 90 / 40, 50 / 25]
    return [b > a && b > c, 20 * (a + c) === 100, a === c, 1_000 / b > 7 * 60]
  },
}
