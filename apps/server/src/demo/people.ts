import { nameTable, participantsByProvince } from './names.data.ts'
import { readTable } from './read-table.ts'
import type { Random } from './seeded-random.ts'

export interface Person {
  name: string
  province_id: string
  city_id: string
  school_name: string
  grade: '12' | 'gap_year'
}

export interface City {
  id: string
  province_id: string
  name: string
}

const names = readTable(nameTable).map(([provinces = '', ...lists]) => ({
  provinces: provinces.split(' '),
  lists: lists.map(list => list.split(', ')),
}))

function inventName(provinceId: string, random: Random): string {
  const local = names.filter(({ provinces }) => provinces.includes(provinceId))
  const { lists } = random.pick(random.chance(0.8) ? local : names)
  const [girls = [], girlsLast = [], boys = [], boysLast = []] = lists
  return random.chance(0.55)
    ? `${random.pick(girls)} ${random.pick(girlsLast)}`
    : `${random.pick(boys)} ${random.pick(boysLast)}`
}

/** No school is called so: invented people go to invented schools. */
const schoolKinds = [
  'SMA Contoh 1',
  'SMA Contoh 1',
  'SMA Contoh 2',
  'SMA Contoh 3',
  'MA Contoh 1',
  'SMK Contoh 2',
]

function inventSchool(city: City, random: Random): string {
  return `${random.pick(schoolKinds)} ${city.name.replace(/^(Kota Administrasi|Kota|Kabupaten) /, '')}`
}

/** Few cities of a province have most of its participants, so that schools have more than one. */
function pickCity(cities: City[], random: Random): City {
  const towns = cities.filter(city => city.name.startsWith('Kota'))
  return random.pick((towns.length > 0 ? towns : cities).slice(0, 3))
}

/**
 * Invents one person after another; provinces come up about as often as they have participants. A place that is given is
 * where the person lives and learns.
 */
export function createPeople(cities: City[], random: Random): (place?: Omit<Person, 'name'>) => Person {
  const byProvince = Map.groupBy(cities, city => city.province_id)
  const draw = [...byProvince.keys()].flatMap(id => Array<string>(participantsByProvince[id] ?? 1).fill(id))
  return place => {
    if (place) return { ...place, name: inventName(place.province_id, random) }
    const province_id = random.pick(draw)
    const city = pickCity(byProvince.get(province_id) ?? [], random)
    return {
      name: inventName(province_id, random),
      province_id,
      city_id: city.id,
      school_name: inventSchool(city, random),
      grade: random.chance(0.85) ? '12' : 'gap_year',
    }
  }
}
