import { permute, range, type Solutions } from '../../solution.ts'

/** Seats of PU-S25 counted to the right of Ayu, who has seat 0; neighbours differ by one around the table. */
const tables = permute(['Ayu', 'Bram', 'Citra', 'Dewa', 'Elsa', 'Fajar'])
  .filter(order => order[0] === 'Ayu')
  .map(order => (name: string) => order.indexOf(name))
type Seats = (name: string) => number
const gap = (seats: Seats, a: string, b: string) => {
  const apart = Math.abs(seats(a) - seats(b))
  return Math.min(apart, 6 - apart)
}
const beside = (a: string, b: string) => (seats: Seats) => gap(seats, a, b) === 1
const facing = (a: string, b: string) => (seats: Seats) => gap(seats, a, b) === 3
const seatings = tables.filter(
  seats => facing('Ayu', 'Bram')(seats) && seats('Dewa') === 1 && !beside('Citra', 'Ayu')(seats),
)

/** Floors of PU-S26, from the ground up. */
const buildings = permute(['bank', 'kafe', 'kantor pos', 'klinik', 'toko buku']).filter(order => {
  const floor = (name: string) => order.indexOf(name) + 1
  return (
    floor('klinik') === floor('bank') + 1 &&
    [1, 5].includes(floor('kafe')) &&
    floor('toko buku') > floor('kantor pos')
  )
})
const floorOf = (order: string[], name: string) => order.indexOf(name) + 1

/** The one claim that holds in every case; nothing when there is not exactly one. */
function findCertain<T>(cases: T[], claims: Record<string, (one: T) => boolean>): string {
  const certain = Object.entries(claims).filter(([, holds]) => cases.length > 0 && cases.every(holds))
  return certain.length === 1 ? (certain[0]?.[0] ?? '') : ''
}

/** All assignments of true and false to so many facts. */
const assign = (facts: number) =>
  range(0, 2 ** facts - 1).map(bits => range(0, facts - 1).map(fact => ((bits >> fact) & 1) === 1))
const implies = (a: boolean | undefined, b: boolean | undefined) => !a || b === true

/**
 * All worlds of up to three people, each with these properties: enough to refute what does not follow from "all",
 * "some" and "none".
 */
const worldsOf = (facts: number) => {
  const people = assign(facts)
  return [
    ...people.map(one => [one]),
    ...people.flatMap(one => people.map(two => [one, two])),
    ...people.flatMap(one => people.flatMap(two => people.map(three => [one, two, three]))),
  ]
}
type World = boolean[][]
const all = (a: number, b: number) => (world: World) => world.every(one => implies(one[a], one[b]))
const some = (a: number, b: number) => (world: World) => world.some(one => one[a] && one[b])
const none = (a: number, b: number) => (world: World) => !some(a, b)(world)
const someNot = (a: number, b: number) => (world: World) => world.some(one => one[a] && !one[b])

/** PU-211: substitute, captain's band, young. */
const players = worldsOf(3).filter(world => none(0, 1)(world) && some(2, 1)(world))
/** PU-212: weaver, member, woman; there are weavers. */
const weavers = worldsOf(3).filter(
  world => all(0, 1)(world) && someNot(1, 2)(world) && world.some(one => one[0]),
)
/** PU-217: diver, swimmer, afraid of the dark, works at night; Edi is the first. */
const divers = worldsOf(4).filter(
  world =>
    all(0, 1)(world) &&
    some(1, 2)(world) &&
    none(2, 3)(world) &&
    world[0]?.[0] === true &&
    world[0][3] === true,
)
/** PU-220: bus, blue, private; X is the first and green. */
const vehicles = worldsOf(3).filter(
  world => all(0, 1)(world) && some(1, 2)(world) && world.some(one => one[0]) && world[0]?.[1] === false,
)

/** What PU-214 denies: everybody has an umbrella or a coat. */
const isDry = (world: World) => world.every(([umbrella, coat]) => umbrella || coat)

export const deductive: Solutions = {
  'PU-201': () => {
    const names = ['Ayu', 'Citra', 'Dewa', 'Elsa', 'Fajar']
    return findCertain(seatings, Object.fromEntries(names.map(name => [name, beside(name, 'Bram')])))
  },
  'PU-202': () => String(seatings.length),
  'PU-203': () =>
    [
      facing('Elsa', 'Fajar'),
      (seats: Seats) => seats('Elsa') === 5 || seats('Fajar') === 5,
      beside('Citra', 'Dewa'),
      (seats: Seats) => !beside('Dewa', 'Bram')(seats),
    ].map(holds => seatings.every(holds)),
  'PU-204': () =>
    findCertain(seatings.filter(beside('Citra', 'Dewa')), {
      'Elsa bersebelahan dengan Fajar.': beside('Elsa', 'Fajar'),
      'Elsa berhadapan dengan Dewa.': facing('Elsa', 'Dewa'),
      'Fajar bersebelahan dengan Ayu.': beside('Fajar', 'Ayu'),
      'Citra berhadapan dengan Elsa.': facing('Citra', 'Elsa'),
      'Bram bersebelahan dengan Elsa.': beside('Bram', 'Elsa'),
    }),
  'PU-205': () => {
    const valid = new Set(buildings.map(order => order.join(', ')))
    const options = [
      'kafe, klinik, bank, kantor pos, toko buku',
      'bank, klinik, kafe, kantor pos, toko buku',
      'kafe, bank, kantor pos, klinik, toko buku',
      'kafe, toko buku, bank, klinik, kantor pos',
      'kantor pos, bank, klinik, toko buku, kafe',
    ]
    return options.filter(option => valid.has(option)).join()
  },
  'PU-206': () => {
    const floors = buildings.filter(order => order[0] === 'kafe').map(order => floorOf(order, 'toko buku'))
    return [...new Set(floors)].toSorted((a, b) => a - b).join(' atau ')
  },
  'PU-207': () =>
    findCertain(
      buildings.filter(order => floorOf(order, 'klinik') === 4),
      {
        'Kafe berada di lantai 1.': order => floorOf(order, 'kafe') === 1,
        'Kantor pos berada di bawah bank.': order => floorOf(order, 'kantor pos') < floorOf(order, 'bank'),
        'Toko buku berada di lantai 5.': order => floorOf(order, 'toko buku') === 5,
        'Toko buku berada di atas klinik.': order => floorOf(order, 'toko buku') > 4,
        'Kafe berada di atas klinik.': order => floorOf(order, 'kafe') > 4,
      },
    ),
  'PU-208': () => {
    const visitors = [
      range(1, 80).map(age => ({ child: true, age })),
      range(1, 80).map(age => ({ child: false, age })),
      [true, false].map(child => ({ child, age: 9 })),
      [true, false].map(child => ({ child, age: 15 })),
    ]
    const suspects = visitors.flatMap((cases, index) =>
      cases.some(({ child, age }) => child && age >= 12) ? [index + 1] : [],
    )
    return suspects.join(' dan ')
  },
  'PU-211': () =>
    findCertain(players, {
      'Sebagian pemain cadangan adalah pemain muda.': some(0, 2),
      'Sebagian pemain muda bukan pemain cadangan.': someNot(2, 0),
      'Semua pemain muda bukan pemain cadangan.': none(2, 0),
      'Semua pemain yang memakai ban kapten berusia muda.': all(1, 2),
      'Sebagian pemain cadangan bukan pemain muda.': someNot(0, 2),
    }),
  'PU-212': () => {
    const verdicts = new Set(weavers.map(someNot(0, 2)))
    return verdicts.size === 2
      ? 'Tidak dapat dipastikan apakah ada perajin rotan di desa itu yang bukan perempuan.'
      : ''
  },
  'PU-213': () => {
    const cases = assign(4).filter(
      ([monday, thursday, away, stays]) =>
        (monday || thursday) && implies(away, !monday) && implies(thursday, stays) && away,
    )
    return cases.every(([monday, thursday, , stays]) => !monday && thursday && stays)
      ? 'Rapat diadakan pada hari Kamis dan notulis menginap.'
      : ''
  },
  'PU-214': () => {
    const worlds = worldsOf(2)
    const denials: Record<string, (world: World) => boolean> = {
      'Ada peserta yang tidak membawa payung dan tidak membawa jas hujan.': world =>
        world.some(([umbrella, coat]) => !umbrella && !coat),
      'Semua peserta tidak membawa payung dan tidak membawa jas hujan.': world =>
        world.every(([umbrella, coat]) => !umbrella && !coat),
      'Ada peserta yang tidak membawa payung atau tidak membawa jas hujan.': world =>
        world.some(([umbrella, coat]) => !umbrella || !coat),
      'Semua peserta tidak membawa payung atau tidak membawa jas hujan.': world =>
        world.every(([umbrella, coat]) => !umbrella || !coat),
      'Ada peserta yang membawa payung dan sekaligus membawa jas hujan.': some(0, 1),
    }
    const fitting = Object.entries(denials).filter(([, denial]) =>
      worlds.every(world => denial(world) !== isDry(world)),
    )
    return fitting.map(([text]) => text).join()
  },
  'PU-215': () => {
    const rivals: Record<string, (planted?: boolean, watered?: boolean) => boolean> = {
      'Jika sawah diairi, padi ditanam.': (planted, watered) => implies(watered, planted),
      'Jika padi tidak ditanam, sawah tidak diairi.': (planted, watered) => implies(!planted, !watered),
      'Padi ditanam dan sawah diairi.': (planted, watered) => planted === true && watered === true,
      'Jika sawah tidak diairi, padi tidak ditanam.': (planted, watered) => implies(!watered, !planted),
      'Padi ditanam atau sawah tidak diairi.': (planted, watered) => planted === true || !watered,
    }
    const same = Object.entries(rivals).filter(([, rival]) =>
      assign(2).every(([planted, watered]) => rival(planted, watered) === implies(planted, watered)),
    )
    return same.map(([text]) => text).join()
  },
  'PU-216': () => {
    const cases = assign(4).filter(
      ([open, guide, holiday, canteen]) =>
        implies(open, guide) && implies(holiday, !guide) && implies(!open, !canteen) && canteen,
    )
    return cases.every(([, , holiday]) => !holiday) ? 'Hari ini bukan hari libur nasional.' : ''
  },
  'PU-217': () =>
    findCertain(divers, {
      'Sebagian penyelam bersertifikat takut gelap.': some(0, 2),
      'Edi dapat berenang dan tidak takut gelap.': world => world[0]?.[1] === true && world[0][2] === false,
      'Semua yang dapat berenang adalah penyelam bersertifikat.': all(1, 0),
      'Semua orang yang tidak takut gelap bekerja pada malam hari.': world =>
        world.every(one => implies(!one[2], one[3])),
      'Tidak ada penyelam bersertifikat yang takut gelap.': none(0, 2),
    }),
  'PU-218': () => {
    const cases = assign(4).filter(
      ([alarm, locked, power, lamp]) => implies(alarm, locked) && implies(locked, power) && (!power || !lamp),
    )
    return [
      cases.every(([alarm, , , lamp]) => implies(alarm, !lamp)),
      cases.every(([, locked, power]) => implies(power, locked)),
      cases.every(([alarm, , , lamp]) => implies(lamp, !alarm)),
      cases.every(([, locked, , lamp]) => implies(locked, !lamp)),
    ]
  },
  'PU-219': () => {
    const both = range(0, 18).filter(x => 22 + 18 - x <= 30)
    return [
      both.every(x => x >= 10),
      both.every(x => 22 - x >= 4),
      both.every(x => 30 - (22 + 18 - x) > 0),
      both.every(x => 30 - (22 + 18 - x) <= 8),
    ]
  },
  'PU-220': () =>
    [
      some(0, 2),
      (world: World) => world[0]?.[0] === false,
      (world: World) => world[0]?.[2] === false,
      all(1, 0),
    ].map(holds => vehicles.every(holds)),
}
