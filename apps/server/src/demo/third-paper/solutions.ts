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
} from '../solution.ts'

const percent = (part: number, whole: number) => `${write(Math.round((1_000 * part) / whole) / 10)}%`

/** Homes and hobbies of PU-S51, in the order Nina, Omar, Putri, Rian. */
const friends = permute(['Ambon', 'Bima', 'Cirebon', 'Dumai']).flatMap(towns =>
  permute(['catur', 'drama', 'musik', 'tari'])
    .map(hobbies => ({ towns, hobbies }))
    .filter(
      ({ towns, hobbies }) =>
        hobbies[towns.indexOf('Bima')] === 'musik' &&
        towns[0] === 'Cirebon' &&
        hobbies[2] === 'tari' &&
        hobbies[3] !== 'musik' &&
        hobbies[towns.indexOf('Ambon')] !== 'tari',
    ),
)
type Friends = (typeof friends)[number]
const certainly = (holds: (one: Friends) => boolean) => friends.every(holds)

/** Of PU-313. */
const join = (a: number, b: number) => a * b - (a + b)
const outerAngles = (sides: number) => sides * 180 - (sides - 2) * 180

/** Of PU-S53. */
const couriers = [
  { name: 'Adi', parcels: 48, far: 60, hours: 6 },
  { name: 'Beni', parcels: 50, far: 75, hours: 5 },
  { name: 'Cici', parcels: 63, far: 84, hours: 7 },
  { name: 'Dodi', parcels: 36, far: 72, hours: 4 },
  { name: 'Evi', parcels: 40, far: 50, hours: 5 },
]
type Courier = (typeof couriers)[number]
const rank = (measure: (courier: Courier) => number) =>
  couriers.toSorted((a, b) => measure(b) - measure(a)).map(({ name }) => name)

/** Of PM-S51: fry, fish and kilograms of each pond. */
const ponds = [
  { fry: 1_000, fish: 900, weight: 108 },
  { fry: 1_200, fish: 960, weight: 120 },
  { fry: 800, fish: 760, weight: 83.6 },
]
type Pond = (typeof ponds)[number]
const total = (measure: (pond: Pond) => number) => sum(ponds.map(measure))
const weights = ponds.map(({ fish, weight }) => weight / fish)
const shares = ponds.map(({ fry, fish }) => fish / fry)
const highest = (values: number[]) => values.indexOf(Math.max(...values))

const real = range(-400, 400)
  .filter(part => part !== 0)
  .map(part => part / 100)

export const solutions: Solutions = {
  'PU-303': () =>
    ['Nina', 'Omar', 'Putri', 'Rian'].find((_, who) =>
      certainly(({ hobbies }) => hobbies[who] === 'musik'),
    ) ?? '',
  'PU-304': () => (isSame(friends.map(({ towns }) => towns[2])) ? (friends[0]?.towns[2] ?? '') : ''),
  'PU-305': () => [
    certainly(({ towns }) => towns[3] === 'Ambon'),
    certainly(({ hobbies }) => hobbies[0] === 'catur'),
    certainly(({ towns, hobbies }) => ['catur', 'drama'].includes(hobbies[towns.indexOf('Ambon')] ?? '')),
    certainly(({ towns, hobbies }) => towns[hobbies.indexOf('tari')] === 'Dumai'),
  ],
  'PU-307': () => {
    const orders = permute('PQRST'.split('')).filter(order => {
      const place = (box: string) => order.indexOf(box)
      return (
        place('P') < place('R') && place('R') < Math.min(place('S'), place('T')) && place('T') < place('Q')
      )
    })
    return orders.every(order => order[1] === 'R') ? 'R adalah kotak terberat kedua.' : ''
  },
  'PU-312': () => String([1, 2, 3].reduce(last => (last + 3) * 2, 7)),
  'PU-313': () => ([join(3, 4), join(5, 2), join(6, 5)].join() === '5,3,19' ? String(join(7, 4)) : ''),
  'PU-314': () => rank(({ parcels, hours }) => parcels / hours)[0] ?? '',
  'PU-315': () => percent((40 / 5) * (5 + 2) - 48, 48),
  'PU-316': () => [
    rank(({ far, parcels }) => far / parcels)[0] === 'Dodi',
    sum(couriers.map(({ parcels }) => parcels)) / sum(couriers.map(({ hours }) => hours)) > 9,
    72 / 4 === 1.5 * (84 / 7),
    rank(({ parcels }) => parcels).join() === rank(({ far }) => far).join(),
  ],
  'PU-318': () => String(4 + (6 * 10 - 6 * 4) / (6 - 2)),
  'PK-301': () => compareQuantities(range(1, 99).map(n => [n ** 2 % 4, 2])),
  'PK-302': () => String(range(1, 200).filter(n => (n % 3 === 0) !== (n % 5 === 0)).length),
  'PK-303': () => {
    const one = real.filter(x => Math.abs(x) === -x)
    const two = real.filter(x => x ** 3 < x)
    const signs = [one, two, one.filter(x => two.includes(x))].map(left => isSame(left.map(x => x < 0)))
    return judgeSufficiency(signs[0] === true, signs[1] === true, signs[2] === true)
  },
  'PK-304': () => {
    const small = range(-4, 4)
    const all = small
      .filter(a => a !== 0)
      .flatMap(a =>
        small.flatMap(b => small.map(c => ({ a, at3: 9 * a + 3 * b + c, crosses: b ** 2 > 4 * a * c }))),
      )
    const one = all.filter(({ a }) => a > 0)
    const two = all.filter(({ at3 }) => at3 < 0)
    const isSettled = (left: typeof all) => isSame(left.map(({ crosses }) => crosses))
    return judgeSufficiency(isSettled(one), isSettled(two), isSettled(one.filter(({ at3 }) => at3 < 0)))
  },
  'PK-305': () => 8 + (range(1, 7).find(d => (8 - d) * (8 + d + 4) === 8 ** 2) ?? Number.NaN),
  'PK-306': () => `$${(2 + 1) / (2 - 1)}$`,
  'PK-307': () => compareQuantities([[outerAngles(8), outerAngles(12)]]),
  'PK-308': () => {
    const pairs = pairsOf('MMMNNNNNNN'.split(''))
    return writeRatio(pairs.filter(pair => pair.includes('M')).length, pairs.length)
  },
  'PM-301': () =>
    percent(
      total(({ fish }) => fish),
      total(({ fry }) => fry),
    ),
  'PM-302': () => [
    highest(weights) === 1,
    highest(weights) === highest(shares),
    1_200 * (shares[2] ?? 0) * (weights[2] ?? 0) > 120,
    108 / total(({ weight }) => weight) > 0.35,
  ],
  'PM-303': () => {
    const drained = 0.3 * (4 * 2.5 * 0.8 * 1_000)
    return drained / 60 + drained / 40
  },
  'PM-304': () => {
    const weight = total(pond => pond.weight)
    const cost = 250 * total(({ fry }) => fry) + 12_500 * weight + 1_000_000
    return percent(24_000 * weight - cost, cost)
  },
  'PM-305': () => {
    const mixes = range(0, 100).filter(p => 32 * p + 24 * (100 - p) >= 30 * 100)
    return write(Math.min(...mixes.map(p => 11_000 * p + 9_000 * (100 - p))))
  },
  'PM-306': () => write(2 * (22 / 7) * 1.4),
  'PM-307': () => write(10 + 2 * 0.6 + 2 * 0.5),
  'PM-308': () => range(0, 99).findLast(boxes => 70 + 24 * boxes <= 600) ?? Number.NaN,
}
