import { range, type Solutions, sum, write, writeRatio } from '../../solution.ts'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9
const round = (value: number, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits
/** As on paper. */
const PI = 22 / 7

/** The pond of PM-S27: its area. */
const pond = PI * (14 / 2) ** 2

/** Prizes of PM-S28: how many, and what one is worth. */
const prizes = [
  [2, 2_500_000],
  [8, 400_000],
  [40, 50_000],
]
const worth = sum(prizes.map(([many = 0, price = 0]) => many * price))
const won = sum(prizes.map(([many = 0]) => many))

/** What PM-S29 allows: boxes and cones of rice that time and chicken suffice for. */
const isPossible = (boxes: number, cones: number) =>
  12 * boxes + 30 * cones <= 1_200 && 150 * boxes + 300 * cones <= 13_500
const plans = range(0, 120).flatMap(boxes =>
  range(0, 60).flatMap(cones => (isPossible(boxes, cones) ? [{ boxes, cones }] : [])),
)
const findProfit = (box: number) => Math.max(...plans.map(({ boxes, cones }) => box * boxes + 14_000 * cones))

/** Of PM-268, in thousands, when the price rises by so much. */
const income = (rise: number) => (20 + rise) * (300 - 10 * rise)

const guesses = range(0, 31).map(bits => sum(range(0, 4).map(place => (bits >> place) & 1)))

export const situations: Solutions = {
  'PM-241': () => write(40 * 30 - pond),
  'PM-242': () => round((pond * (1.2 - 0.2)) / 4.4, 6),
  'PM-243': () => String((2 * (40 + 30)) / 5),
  'PM-244': () => String(Math.hypot(40, 30) / 2 - 14 / 2),
  'PM-245': () => {
    const side = (PI * 14) / 4
    return [
      side ** 2 < pond,
      near(1.1 ** 2, 1.2),
      near(40 / 2 / 40, 30 / 2 / 30),
      (PI * 15 ** 2) / (40 * 30) > 0.6,
    ]
  },
  'PM-246': () => ((6 * 25_000) / 100_000 / 3) * 60,
  'PM-247': () => String((600 / 30) * (450 / 30)),
  'PM-248': () => String(2 * 4 * 20 + 35),
  'PM-249': () => write(1.5 * 20 ** 3),
  'PM-250': () => String(Math.hypot(8 * 0.5, 3)),
  'PM-251': () => writeRatio(won, 500),
  'PM-252': () => write(worth / 500),
  'PM-253': () => writeRatio(200, 499),
  'PM-254': () => [
    won / 500 < won / 500,
    (200 / 500) * (199 / 499) < 0.16,
    near((2 * won) / 1_000, (2 * won) / 500),
    (25 * 50_000) / 500 === 25_000,
  ],
  'PM-255': () => range(0, 99).find(more => (worth + more * 400_000) / 500 === 23_600) ?? Number.NaN,
  'PM-256': () => write(0.3 * 90 + 0.3 * 75 + 0.4 * 80),
  'PM-257': () => write(1 - (1 - 0.3) * (1 - 0.4)),
  'PM-258': () => 33 - (8 * 24 - 8 * 23),
  'PM-259': () => writeRatio(guesses.filter(right => right >= 4).length, guesses.length),
  'PM-260': () => writeRatio(400 * 0.05, 600 * 0.02 + 400 * 0.05),
  'PM-261': () => String(Math.max(...plans.filter(({ cones }) => cones === 0).map(({ boxes }) => boxes))),
  'PM-262': () =>
    range(0, 200).every(a => range(0, 60).every(b => 12 * a + 30 * b <= 1_200 === 2 * a + 5 * b <= 200))
      ? String.raw`$2a + 5b \le 200$`
      : '',
  'PM-263': () => write(findProfit(6_000)),
  'PM-264': () => range(1, 20_000).find(box => findProfit(box) === 90 * box) ?? Number.NaN,
  'PM-265': () => [
    isPossible(40, 24),
    isPossible(60, 15) && !isPossible(61, 15),
    13_500 / 300 < 1_200 / 30,
    6_000 / 12 > 14_000 / 30,
  ],
  'PM-266': () =>
    range(1, 24).every(hours => 3_000 + 2_000 * (hours - 1) === 2_000 * hours + 1_000)
      ? '$2.000n + 1.000$'
      : '',
  'PM-267': () => String(160 / 2 ** (24 / 6)),
  'PM-268': () => {
    const best = range(-10, 30).toSorted((a, b) => income(b) - income(a))[0] ?? Number.NaN
    return write((20 + best) * 1_000)
  },
  'PM-269': () => {
    const fleets = range(0, 7).flatMap(buses => range(0, 17).map(cars => ({ buses, cars })))
    const enough = fleets.filter(({ buses, cars }) => 15 * buses + 6 * cars >= 100)
    return write(Math.min(...enough.map(({ buses, cars }) => 500_000 * buses + 230_000 * cars)))
  },
  'PM-270': () => round(1 / (1 / 6 + 1 / 4 - 1 / 12), 6),
}
