import { getDistricts, getProvinces, getRegencies } from 'idn-area-data'
import type { Db } from '../database.ts'
import { insertTables } from '../insert-rows.ts'

/** Presidential Decree 41 of 1987 on time zones; provinces founded since lie within one zone of it. */
const timeZones = {
  // Sumatra, Java, West and Central Kalimantan
  'Asia/Jakarta': '11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 61 62',
  // Bali, Nusa Tenggara, the rest of Kalimantan, Sulawesi
  'Asia/Makassar': '51 52 53 63 64 65 71 72 73 74 75 76',
  // Maluku and Papua
  'Asia/Jayapura': '81 82 91 92 93 94 95 96',
}

const zoneOfProvince = new Map(
  Object.entries(timeZones).flatMap(([zone, codes]) => codes.split(' ').map(code => [code, zone] as const)),
)

/** Nobody says the full names of these two. */
const shortNames: Record<string, string> = { 31: 'DKI Jakarta', 34: 'DI Yogyakarta' }

function findTimeZone(provinceCode: string): string {
  const zone = zoneOfProvince.get(provinceCode)
  if (!zone) throw new Error(`Cannot seed regions: no time zone is known for the province "${provinceCode}"`)
  return zone
}

/** The source writes the Madurese glottal stop of Ra'as as a double quote. */
function writeName(name: string): string {
  return name.trim().replaceAll('"', "'")
}

/** Codes of the provinces by the name that they have here. */
export async function readProvinces(): Promise<Map<string, string>> {
  const provinces = await getProvinces()
  return new Map(provinces.map(({ code, name }) => [shortNames[code] ?? writeName(name), code]))
}

/** Data of idn-area-data under the Open Database License, see NOTICE.md. */
export async function insertRegions(db: Db): Promise<void> {
  const [provinces, cities, districts] = await Promise.all([getProvinces(), getRegencies(), getDistricts()])
  await insertTables(db, {
    provinces: provinces.map(({ code, name }) => ({
      id: code,
      name: shortNames[code] ?? writeName(name),
      time_zone: findTimeZone(code),
    })),
    cities: cities.map(({ code, province_code, name }) => ({
      id: code,
      province_id: province_code,
      name: writeName(name),
    })),
    districts: districts.map(({ code, regency_code, name }) => ({
      id: code,
      city_id: regency_code,
      name: writeName(name),
    })),
  })
}
