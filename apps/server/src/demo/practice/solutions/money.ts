import { range, type Solutions, sum, write } from '../../solution.ts'

/** Shipping of PM-S21 for a weight in tenths of a kilogram. */
const ship = (tenths: number) => {
  const kilograms = Math.floor(tenths / 10) + (tenths % 10 > 3 ? 1 : 0)
  return 9_000 + 7_500 * (kilograms - 1)
}
const insure = (worth: number) => (worth * 2) / 1_000
const parcels = { A: [22, 500_000], B: [34, 1_200_000], C: [10, 250_000], D: [58, 2_000_000] } as const
const total = (name: keyof typeof parcels) => {
  const [tenths, worth] = parcels[name]
  return ship(tenths) + insure(worth)
}

/** A day's wage of PM-214, hour by hour. */
const wage = (hours: number) =>
  sum(range(1, hours).map(hour => 25_000 * (hour <= 8 ? 1 : hour <= 10 ? 1.5 : 2)))

const percent = (share: number) => `${(Math.round(share * 1_000) / 10).toLocaleString('id-ID')}%`
const near = (a: number, b: number) => Math.abs(a - b) < 1e-6

export const money: Solutions = {
  'PM-201': () => write(total('A')),
  'PM-202': () => total('B'),
  'PM-203': () => [
    insure(2_000_000) === 8 * insure(250_000),
    ship(22) + ship(10) - ship(22 + 10) === 1_500,
    total('D') > 3 * total('A'),
    ship(34) - ship(33) === 7_500,
  ],
  'PM-204': () => {
    const rest = 4_800_000 - 960_000
    return write((rest + sum(range(1, 8).map(() => rest * 0.015))) / 8)
  },
  'PM-205': () => percent((12 * 450_000 - 4_800_000 * 0.95) / (4_800_000 * 0.95)),
  'PM-206': () => percent((20 * 100_000 - 1_600_000) / 1_600_000),
  'PM-207': () => write(range(1, 700_000).find(price => near(price * 1.11, 555_000)) ?? Number.NaN),
  'PM-208': () => write((2_400_000 / 12) * 5 - (2_400_000 / 12) * 3),
  'PM-209': () => 6_000_000 + sum(range(1, 9).map(() => (6_000_000 * 0.04) / 12)),
  'PM-210': () =>
    write(range(1, 500_000).find(price => near(price - price * 1.2 * 0.8, 12_000)) ?? Number.NaN),
  'PM-211': () => {
    const mixes = range(1, 9).flatMap(cheap => range(1, 9).map(dear => [cheap, dear] as const))
    const [cheap, dear] = mixes.find(([a, b]) => 80 * a + 120 * b === 95 * (a + b)) ?? []
    return `${cheap} : ${dear}`
  },
  'PM-212': () => percent(1 - (3 * 100 * 0.9) / 400),
  'PM-213': () => (8_100_000 / 16_200 - 380) * 15_800,
  'PM-214': () => [
    wage(10) === 275_000,
    wage(12) === 1.5 * wage(8),
    wage(10) / 10 === 27_500,
    wage(16) === 2 * wage(10),
  ],
  'PM-215': () => {
    const costs = [1.2, 0.8].map(
      factor => range(1, 200).find(price => near(price * 10_000 * factor, 1_200_000)) ?? Number.NaN,
    )
    const gain = 2 * 1_200_000 - sum(costs) * 10_000
    return `${gain < 0 ? 'rugi' : 'untung'} Rp${write(Math.abs(gain))}`
  },
  'PM-216': () => percent(1 - 1.05 / 1.4),
  'PM-217': () => {
    const compound = range(1, 3).reduce(amount => amount * 1.1, 10_000_000)
    return write(Math.round(compound - 10_000_000 * 1.3))
  },
  'PM-218': () => {
    const cheaper = range(1, 2_000)
      .map(price => price * 1_000)
      .filter(price => price * 0.2 > Math.min(price * 0.3, 90_000))
    return `lebih dari Rp${write(Math.min(...cheaper) - 1_000)}`
  },
  'PM-219': () => write(range(1, 20_000).find(price => near(price * 108, 120 * 9_000 * 1.25)) ?? Number.NaN),
  'PM-220': () => {
    const rent = range(1, 1_000).find(thousands => near(thousands / 9 - thousands / 12, 15)) ?? Number.NaN
    return write(rent * 1_000)
  },
}
