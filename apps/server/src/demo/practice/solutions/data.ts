import { median } from '@gerbang/scoring/statistics/median.ts'
import { range, type Solutions, sum, write } from '../../solution.ts'

const mean = (numbers: number[]) => sum(numbers) / numbers.length
const spread = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers)
const percent = (share: number) => `${(Math.round(share * 1_000) / 10).toLocaleString('id-ID')}%`
const rises = (numbers: number[]) =>
  numbers.every((one, index) => index === 0 || one > (numbers[index - 1] ?? 0))

/** Days of PM-S23 from Monday on: temperature and glasses. */
const days = [
  { heat: 31, sold: 84 },
  { heat: 33, sold: 96 },
  { heat: 30, sold: 72 },
  { heat: 34, sold: 108 },
  { heat: 32, sold: 90 },
  { heat: 33, sold: 132 },
  { heat: 32, sold: 118 },
]
const sold = days.map(day => day.sold)
const byHeat = (some: typeof days) =>
  some.toSorted((a, b) => a.heat - b.heat || a.sold - b.sold).map(day => day.sold)

/** Of PM-S24: patients and recovered. */
const melati = { mild: [200, 180], severe: [50, 20] } as const
const kenanga = { mild: [60, 57], severe: [140, 70] } as const
const rate = ([patients, recovered]: readonly [number, number]) => recovered / patients
const overall = ({ mild, severe }: typeof melati | typeof kenanga) =>
  (mild[1] + severe[1]) / (mild[0] + severe[0])

/** Of PM-S25: area, people in 2015 and in 2025. */
const villages = {
  Asri: [12, 3_000, 3_600],
  Bukit: [20, 4_500, 5_000],
  Cemara: [8, 2_400, 3_000],
  Damai: [30, 6_000, 6_900],
  Elang: [15, 5_600, 5_300],
}
const columns = [0, 1, 2].map(column => sum(Object.values(villages).map(row => row[column] ?? 0)))
const density = Object.entries(villages).map(([name, [area = 1, , people = 0]]) => ({
  name,
  value: people / area,
}))
const densest = density.toSorted((a, b) => b.value - a.value)

/** Of PM-S26. */
const frequencies = [
  [50, 2],
  [60, 5],
  [70, 8],
  [80, 10],
  [90, 4],
  [100, 1],
] as const
const marks = frequencies.flatMap(([mark, count]) => Array<number>(count).fill(mark))
const mode = (numbers: number[]) =>
  [...Map.groupBy(numbers, one => one)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]

export const data: Solutions = {
  'PM-221': () => String(Math.abs(mean(sold) - median(sold))),
  'PM-222': () => percent(mean(sold.slice(5)) / mean(sold.slice(0, 5)) - 1),
  'PM-223': () => [
    rises(byHeat(days)),
    rises(byHeat(days.slice(0, 5))),
    sum(sold.slice(5)) / sum(sold) > 1 / 3,
    14 / days.length === 2,
  ],
  'PM-224': () => range(0, 500).find(next => mean([...sold, next]) === 102) ?? Number.NaN,
  'PM-225': () => String(sum(sold.map(glasses => 110 - Math.min(110, glasses)))),
  'PM-226': () => percent(overall(melati)),
  'PM-227': () => [
    rate(kenanga.mild) > rate(melati.mild),
    overall(kenanga) > overall(melati),
    rate(kenanga.severe) > rate(melati.severe),
    (melati.severe[1] + kenanga.severe[1]) / (melati.severe[0] + kenanga.severe[0]) > 0.5,
  ],
  'PM-228': () => percent((60 * rate(melati.mild) + 140 * rate(melati.severe)) / 200),
  'PM-229': () => range(0, 70).find(more => (57 + 70 + more) / 200 === overall(melati)) ?? Number.NaN,
  'PM-230': () => percent((20 + 70) / (180 + 20 + 57 + 70)),
  'PM-231': () =>
    Object.entries(villages)
      .map(([name, [, before = 1, after = 0]]) => ({ name, growth: after / before }))
      .toSorted((a, b) => b.growth - a.growth)[0]?.name ?? '',
  'PM-232': () => (columns[2] ?? 0) / (columns[0] ?? 1),
  'PM-233': () => [
    densest[0]?.name === 'Cemara',
    (densest[0]?.value ?? 0) - (densest.at(-1)?.value ?? 0) > 150,
    (columns[2] ?? 0) / (columns[1] ?? 1) > 1.12,
    6_900 - 6_000 > 3_600 - 3_000 + (5_000 - 4_500),
  ],
  'PM-234': () => write((3_000 * 3_000) / 2_400),
  'PM-235': () => write(range(0, 3_600).find(n => (3_600 - n) / 12 === (5_000 + n) / 20) ?? Number.NaN),
  'PM-236': () => String(median(marks)),
  'PM-237': () =>
    String(range(50, 100).find(mark => mean([...marks.slice(2), mark, mark]) === 75.2) ?? Number.NaN),
  'PM-238': () => {
    const more = [...marks, 70]
    return [median(more) === 70, mean(more) > mean(marks), mode(more) === 80, spread(more) > spread(marks)]
  },
  'PM-239': () => {
    const chosen = marks.filter(mark => mark >= 70)
    return String.raw`$\frac{${chosen.filter(mark => mark >= 90).length}}{${chosen.length}}$`
  },
  'PM-240': () => {
    const changed = marks.map(mark => 0.8 * mark + 20)
    return `${write(mean(changed))} dan ${write(spread(changed))}`
  },
}
