import {
  compareQuantities,
  isSame,
  judgeSufficiency,
  permute,
  range,
  type Solutions,
  sum,
  write,
  writeRatio,
} from '../solution.ts'

/** Teams of PU-S61. */
const names = ['Panji', 'Qori', 'Rara', 'Surya', 'Tiara', 'Umar']
const teams = range(0, 63)
  .map(bits => names.filter((_, place) => (bits >> place) & 1))
  .filter(
    team =>
      team.length === 3 &&
      !(team.includes('Panji') && team.includes('Qori')) &&
      (!team.includes('Rara') || team.includes('Surya')) &&
      team.includes('Tiara') !== team.includes('Umar'),
  )

/** Of PM-S61: kilometres from the stop before, visitors, books. */
const villages = [
  { name: 'Air Putih', far: 12, visitors: 40, books: 60 },
  { name: 'Batu Licin', far: 8, visitors: 50, books: 90 },
  { name: 'Campaka', far: 15, visitors: 30, books: 66 },
  { name: 'Danau Indah', far: 10, visitors: 80, books: 104 },
]
type Village = (typeof villages)[number]
const total = (measure: (village: Village) => number) => sum(villages.map(measure))
const visitors = total(village => village.visitors)
const books = total(village => village.books)

/** Sets of PK-509, smallest first. */
const triples = range(1, 12).flatMap(a =>
  range(a + 1, 18).flatMap(b => range(b + 1, 28).map(c => ({ a, b, c, isAbove: (a + b + c) / 3 > b }))),
)

export const solutions: Solutions = {
  'PU-503': () => (teams.some(team => team.join() === 'Panji,Surya,Umar') ? 'Panji, Surya, dan Umar' : ''),
  'PU-504': () => names.filter(name => teams.every(team => team.includes(name))).join(),
  'PU-505': () => String(teams.length),
  'PU-509': () => String([40, 22, 13].map(term => term + 4).at(-1)),
  'PK-501': () => String((24 / 3) * 5),
  'PK-502': () => String(range(-50, 50).filter(x => Math.abs(2 * x - 5) <= 7).length),
  'PK-503': () => range(-50, 50).find(g => 2 * g + 1 === 6 * 4 - 5) ?? Number.NaN,
  'PK-504': () => String(Math.round(81 * (2 / 3) ** 3)),
  'PK-505': () => String(12 ** 2 - (12 * 6) / 2 - (6 * 3) / 2 - (12 * 9) / 2),
  'PK-506': () => `${Math.round((Math.atan(6 / (6 * Math.sqrt(3))) * 180) / Math.PI)}°`,
  'PK-507': () => 72 + (66 - 60 + 78 - 64) / 10,
  'PK-508': () =>
    compareQuantities(
      range(2, 30).flatMap(b => range(1, b - 1).map((a): [number, number] => [(a + 1) / (b + 1), a / b])),
    ),
  'PK-509': () => {
    const one = triples.filter(({ a, b, c }) => c - b > b - a)
    const two = triples.filter(({ a, b, c }) => a + b + c === 30)
    const settled = [one, two, one.filter(set => two.includes(set))].map(left =>
      isSame(left.map(({ isAbove }) => isAbove)),
    )
    return judgeSufficiency(settled[0] === true, settled[1] === true, settled[2] === true)
  },
  'PK-510': () => {
    const [p = 0, q = 0] = range(1, 20).filter(x => x ** 2 - 8 * x + 12 === 0)
    return [q - p === 4, p ** 2 + q ** 2 === 64, Math.abs(1 / p + 1 / q - 2 / 3) < 1e-9, q % p === 0]
  },
  'PM-501': () => villages.toSorted((a, b) => b.books / b.visitors - a.books / a.visitors)[0]?.name ?? '',
  'PM-502': () => write(books / visitors),
  'PM-503': () => ((total(({ far }) => far) + 15) / 8) * 6_800,
  'PM-504': () => [
    80 / visitors > 0.5,
    104 / books > 0.3 && 104 / books < 1 / 3,
    permute(villages).some(
      ([first, ...others]) =>
        first !== undefined &&
        others.every(other => first.visitors < other.visitors && first.books < other.books),
    ),
    (villages[1]?.far ?? 0) > (villages[3]?.far ?? 0),
  ],
  'PM-505': () => String(total(village => Math.ceil((village.books * 11) / 10)) - 300),
  'PM-506': () => write(170_000 / 0.85 - 170_000),
  'PM-507': () => String(24 + 4_500 / (50 * 30)),
  'PM-508': () => String(((60 * 80) / 2) * (60 / Math.hypot(60, 80)) ** 2),
  'PM-509': () => writeRatio(25, 45),
  'PM-510': () => range(0, 99).find(times => 180_000 + 5_000 * times < 25_000 * times) ?? Number.NaN,
}
