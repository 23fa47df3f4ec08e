import { permute, range, type Solutions, sum, write } from '../solution.ts'

/** The posters of PU-S13. */
const posters = permute(['air', 'batik', 'cuaca', 'danau', 'energi']).filter(order => {
  const place = (poster: string) => order.indexOf(poster)
  return (
    place('batik') === place('air') + 1 &&
    ![0, 4].includes(place('cuaca')) &&
    place('danau') < place('energi')
  )
})

/** The bill of PM-S11 for so many cubic metres. */
const bill = (used: number, { base = 12_000, first = 3_000 } = {}) =>
  base +
  first * Math.min(used, 10) +
  4_500 * Math.max(0, Math.min(used - 10, 10)) +
  7_000 * Math.max(0, used - 20)

const dice = range(1, 6).flatMap(one => range(1, 6).map(other => one + other))

/** Whether every number that these divide is divided by 12, too (PU-128). */
const makeTwelve = (...clues: number[]) =>
  range(1, 1_000)
    .filter(n => clues.every(clue => n % clue === 0))
    .every(n => n % 12 === 0)

/** Of PK-105. */
const parabola = (x: number) => x ** 2 - 6 * x + 11

/** Pupils of PM-S12 in grades 10, 11 and 12. */
const ways = { walk: [40, 30, 20], cycle: [30, 35, 25], ride: [60, 55, 75], driven: [70, 60, 60] }

const findOrder = (holds: (order: string[]) => boolean) => posters.filter(holds)

/** What brute force says to questions with one computable answer, apart from how explanations reason. */
export const solutions: Solutions = {
  'PU-111': () => findOrder(order => order[1] === 'cuaca' && order[2] === 'air')[0]?.join(', ') ?? '',
  'PU-112': () => `hanya ${[...new Set(posters.map(order => order[0]))].toSorted().join(' atau ')}`,
  'PU-113': () =>
    findOrder(order => order[4] !== 'energi').every(order => order[4] === 'batik')
      ? 'Poster batik di tempat 5.'
      : '',
  'PU-114': () => String(posters.length),
  'PU-119': () => {
    const fits = ['merah', 'kuning', 'hijau'].filter(
      box => [box === 'merah', box !== 'kuning', box !== 'merah'].filter(Boolean).length === 1,
    )
    return fits.join()
  },
  'PU-120': () => {
    const orders = permute('VZWYU'.split('')).filter(order => {
      const place = (runner: string) => order.indexOf(runner)
      return (
        place('V') < place('Z') &&
        place('Z') < place('W') &&
        place('W') < place('Y') &&
        ![0, 4].includes(place('U'))
      )
    })
    return orders.every(order => order[4] === 'Y') ? 'Yoga tiba terakhir.' : ''
  },
  'PU-121': () => String(50 + 2 * (50 - 26)),
  'PU-122': () => String(14 - 3),
  'PU-123': () => String(5 ** 2 + 2),
  'PU-124': () => {
    const filled = { Ambu: 540 / 720, Baru: 576 / 720, Cipta: 600 / 750, Damar: 510 / 600, Elok: 560 / 800 }
    return Object.entries(filled).toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
  },
  'PU-125': () => `${write((560 / (4 * 160)) * 100)}%`,
  'PU-126': () => [510 / 10 === 51, 540 / (7 * 120) < 0.65, 720 - 540 > 800 - 560, 600 / 576 > 1.05],
  'PU-127': () => write(8 * (24 / 2) * 1_000),
  'PU-128': () =>
    makeTwelve(6, 4) && !makeTwelve(6) && !makeTwelve(4)
      ? 'Baru pasti kalau petunjuk (1) dan (2) dipakai berdua.'
      : '',
  'PU-129': () => String(5 * 18 - 4 * 16),
  'PU-130': () => String.fromCharCode(64 + 14 + 6),
  'PK-101': () => {
    const [x, y] = [(16 + 8) / 4, (8 - (16 + 8) / 4) / 2]
    return String(x - y)
  },
  'PK-102': () => String(range(4, 20).find(x => (2 * x + 6) / (x - 3) === 5)),
  'PK-103': () => range(-20, 20).find(k => Math.sqrt(49 - 4 * k) === 3) ?? Number.NaN,
  'PK-104': () => String(12 ** 2 - 2 * 44),
  'PK-105': () => {
    const lowest = Math.min(...range(-100, 100).map(parabola))
    return [lowest === 2, parabola(-4) === parabola(-2), lowest < 0, parabola(0) === parabola(6)]
  },
  'PK-106': () => String(28 + 25 - (50 - 9)),
  'PK-107': () => Number(7n ** 2026n % 10n),
  'PK-108': () => String(range(1, 1_000).find(t => [12, 18, 30].every(step => t % step === 0))),
  'PK-109': () => String(range(1, 360).filter(d => 360 % d === 0 && d % 6 === 0).length),
  'PK-110': () => String(27 + 3 * ((27 - 11) / 4)),
  'PK-111': () => String(sum(range(0, 5).map(n => 3 * 2 ** n))),
  'PK-112': () => sum(range(1, 100).filter(n => n % 3 !== 0)),
  'PK-113': () => String((12 * 16) / 2),
  'PK-114': () => String((6 * (4 + 6)) / 4),
  'PK-115': () => String(Math.hypot(5, 24 / 2)),
  'PK-116': () => `${Math.round((Math.acos((7 ** 2 + 8 ** 2 - 13 ** 2) / (2 * 7 * 8)) * 180) / Math.PI)}°`,
  'PK-117': () => 6 * Math.round((6 * Math.sqrt(3)) / Math.sqrt(3)) ** 2,
  'PK-118': () => write((6 * 7.5 + 9 + 8) / 8),
  'PK-119': () =>
    dice.filter(total => total >= 10).length * 6 === dice.length ? String.raw`$\frac{1}{6}$` : '',
  'PK-120': () => {
    const balls = 'MMMMBBBBBB'.split('')
    const pairs = balls.flatMap((one, index) => balls.slice(index + 1).map(other => one === other))
    const same = pairs.filter(Boolean).length
    return same < pairs.length - same ? '$P < Q$' : ''
  },
  'PM-101': () => write(bill(15)),
  'PM-102': () => bill(24),
  'PM-103': () => [
    bill(20) > 2 * bill(8),
    bill(8) / 8 < bill(15) / 15,
    bill(24) - bill(20) === 28_000,
    bill(21) - bill(20) === 4_500,
  ],
  'PM-104': () => {
    const users = { 'Bu Ani': 8, 'Pak Bagas': 15, 'Pak Dedi': 20, 'Bu Citra': 24 }
    const cheaper = Object.entries(users).filter(
      ([, used]) => bill(used, { base: 0, first: 4_200 }) < bill(used),
    )
    return `hanya ${cheaper.map(([name]) => name).join(' dan ')}`
  },
  'PM-105': () => `${Math.round(100 - 75 * 0.8)}%`,
  'PM-106': () => `${write((70 / 200) * 100)}%`,
  'PM-107': () => String(Math.round((40 / 200 - 20 / 180) * 100)),
  'PM-108': () => [
    ways.driven[1] === ways.driven[2],
    new Set(ways.driven.map((driven, grade) => driven - (ways.walk[grade] ?? 0))).size === 1,
    sum(ways.walk.slice(0, 2)) / sum(ways.walk) > 0.75,
    (ways.cycle[2] ?? 0) + 15 > (ways.cycle[1] ?? 0),
  ],
  'PM-109': () => (40 * 15 + 30 * 10 + 60 * 25 + 70 * 20) / 200,
  'PM-110': () => String(30 + 35 + 25 + ((70 + 60 + 60 - 120) / 2) * (3 / 5)),
  'PM-111': () => String((12 + 2) * (8 + 2) - 12 * 8),
  'PM-112': () => ((22 / 7) * 7 ** 2 * 20) / 220,
  'PM-113': () => write(Math.sqrt(2.5 ** 2 - 0.7 ** 2) - Math.sqrt(2.5 ** 2 - 1.5 ** 2)),
  'PM-114': () => write(Math.max(...range(2, 6).map(x => (30 - 2 * x) * (21 - 2 * x) * x))),
  'PM-115': () => String(6 * 80 - 5 * 78),
  'PM-116': () =>
    range(1, 20).filter(n => n % 3 === 0 || n % 5 === 0).length === 9 ? String.raw`$\frac{9}{20}$` : '',
  'PM-117': () => write((20 * 80 + 5 * 68) / 25),
  'PM-118': () => range(1, 1_000).find(n => 30_000 + 150 * n < 250 * n) ?? Number.NaN,
  'PM-119': () => {
    const profits = range(0, 20).flatMap(a =>
      range(0, 25)
        .filter(b => 2 * a + b <= 40 && 100 * a + 200 * b <= 5_000)
        .map(b => 5_000 * a + 6_000 * b),
    )
    return write(Math.max(...profits))
  },
  'PM-120': () => write(200 * 3 ** (12 / 4)),
}
