import { permute, range, type Solutions, sum } from '../../solution.ts'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Twice the area that the corners enclose, one after the other. */
function area(corners: [number, number][]): number {
  const next = (index: number) => corners[(index + 1) % corners.length] ?? [0, 0]
  return Math.abs(sum(corners.map(([x, y], index) => x * next(index)[1] - y * next(index)[0]))) / 2
}

const garden: [number, number][] = [
  [0, 0],
  [26, 0],
  [26, 9],
  [18, 9],
  [18, 18],
  [0, 18],
]
const around = sum(
  garden.map(([x, y], index) => {
    const [nx, ny] = garden[(index + 1) % garden.length] ?? [0, 0]
    return Math.hypot(nx - x, ny - y)
  }),
)

const green = (use: number) => 20 + 5 * use
const blue = (use: number) => 60 + Math.max(0, 10 * (use - 10))

const roads: Record<string, number> = { GA: 7, GB: 4, AB: 2, AC: 5, BC: 9, BD: 8, CD: 3, CT: 6, DT: 4 }
function timeOf(way: string[], closed = ''): number {
  const steps = way.slice(1).map((place, index) => {
    const ends = [way[index] ?? '', place].toSorted()
    const name = place === 'G' || way[index] === 'G' ? `G${ends.find(end => end !== 'G')}` : ends.join('')
    return name === closed ? Number.NaN : (roads[name] ?? Number.NaN)
  })
  return sum(steps)
}
const ways = permute(['A', 'B', 'C', 'D']).flatMap(order =>
  range(0, 4).map(stops => ['G', ...order.slice(0, stops), 'T']),
)
const quickest = (some: string[][], closed = '', extra = (_: string[]) => 0) =>
  Math.min(...some.map(way => timeOf(way, closed) + extra(way)).filter(Number.isFinite))

const wheel = ['pulpen', 'buku', 'lagi', 'pulpen', 'tas', 'buku', 'lagi', 'pulpen']
const prices: Record<string, number> = { pulpen: 4, buku: 8, tas: 40, lagi: 0 }
/** What each of the 64 pairs of turns ends with, all equally likely. */
const ends = wheel.flatMap(first => wheel.map(second => (first === 'lagi' ? second : first)))
const books = [2, 4, 3, 3, 1, 2].flatMap((count, index) => Array.from({ length: count }, () => index + 1))

const knee = (x: number) => (x < -1 ? x + 4 : x < 2 ? 2 - x : x - 2)

export const figures: Solutions = {
  'PK-401': () => `${35 + 52}°`,
  'PK-402': () =>
    String(
      area([
        [0, 0],
        [12, 6],
        [6, 12],
      ]),
    ),
  'PK-403': () => `${range(1, 179).find(turn => 360 - (180 - 40) - (180 - 70) === turn) ?? ''}°`,
  'PK-404': () => {
    const a = range(1, 100).find(tenths => near((tenths / 10) * 4 - 4, -2)) ?? Number.NaN
    return String((a / 10) * 16 - 4)
  },
  'PK-405': () => [
    knee(-2) === 2,
    range(-300, 400).filter(x => near(knee(x / 100), 1)).length === 2,
    range(201, 400).every(x => knee(x / 100) < x / 100),
    knee(knee(-1)) === 0,
  ],
  'PK-406': () =>
    near(6 / Math.tan(radians(45)) + 6 / Math.tan(radians(30)), 6 + 6 * Math.sqrt(3))
      ? String.raw`$6 + 6\sqrt{3}$`
      : '',
  'PK-407': () =>
    near(Math.sin(Math.atan2(16, 12) - Math.atan2(5, 12)), 33 / 65) ? String.raw`$\frac{33}{65}$` : '',
  'PK-408': () => ((books[7] ?? 0) < sum(books) / books.length ? '$P < Q$' : ''),
  'PK-409': () => [
    80 - 55 > 75 - 60,
    // The lowest mean that this box allows X, and the highest that it allows Y.
    40 + 55 + 70 + 80 > 60 + 65 + 75 + 90,
    true,
    95 - 40 === 90 - 50,
  ],
  'PK-410': () => {
    const both = 60 - sum([12, 9, 10, 6, 5, 4, 7])
    return near((6 + 5 + both) / 60, 3 / 10) ? String.raw`$\frac{3}{10}$` : ''
  },
  'PK-411': () => String(range(1, 200).find(n => (n + 2) ** 2 - n ** 2 === 100)),
  'PM-401': () => area(garden),
  'PM-402': () => String(3 * (around - 2)),
  'PM-403': () => String(range(1, 18).find(far => 2 * 18 * far === area(garden))),
  'PM-404': () => {
    const cheap = range(0, 1600).filter(use => blue(use / 100) < green(use / 100))
    return cheap[0] === 801 && cheap.at(-1) === 1199 ? 'antara 8 GB dan 12 GB' : ''
  },
  'PM-405': () => (green(0) === 20 && green(16) === 100 ? '$5x + 20$' : ''),
  'PM-406': () => sum([6, 11, 14].map(use => Math.min(green(use), blue(use)))),
  'PM-407': () => String(quickest(ways)),
  'PM-408': () => quickest(ways, 'BD', way => (way.includes('C') ? 3 : 0)),
  'PM-409': () => String(quickest(ways.filter(way => way.length === 6))),
  'PM-410': () => (wheel.filter(part => part !== 'lagi').length === 6 ? String.raw`$\frac{3}{4}$` : ''),
  'PM-411': () =>
    near(ends.filter(end => end === 'tas').length / 64, 5 / 32) ? String.raw`$\frac{5}{32}$` : '',
  'PM-412': () => (320 * sum(ends.map(end => prices[end] ?? 0))) / 64,
  'PU-401': () => {
    const [organic, plastic] = [
      [120, 150, 90, 140, 60],
      [80, 50, 110, 65, 45],
    ]
    const apart = organic.map((kg, index) => Math.abs(kg - (plastic[index] ?? 0)))
    const whole = organic.map((kg, index) => kg + (plastic[index] ?? 0))
    return [
      Math.min(...apart) === apart[4],
      sum(plastic) / sum(whole) > 0.4,
      110 / 2 < 65,
      whole.filter(kg => kg === 200).length === 3 && new Set(whole).size === 3,
    ]
  },
  'PU-402': () => String(range(0, 65).find(less => (65 - less) / (205 - less) <= 0.3)),
  'PU-403': () => `Rp${((1_600_000 * (45 - 15)) / 100).toLocaleString('id-ID')}`,
  'PU-404': () => `${((100 * 49.5) / 104.5).toFixed(1).replace('.', ',')}%`,
  'PU-405': () => String(6 * (4 + 3)),
  'PU-406': () => String(2 * 12 + 1),
}
