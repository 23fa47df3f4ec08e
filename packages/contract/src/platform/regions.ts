import { defineCalls } from '../call.ts'
import { rowsOf } from '../fields.ts'
import { region, regionCode } from '../people/users.ts'

const access = { roles: 'public', lane: 'list' } as const

export const regions = defineCalls({
  listProvinces: {
    route: 'GET /provinces',
    summary: 'All provinces by name',
    access,
    ...rowsOf(region),
  },
  listCities: {
    route: 'GET /provinces/{id}/cities',
    summary: 'Cities and regencies of a province by name',
    access,
    params: { id: regionCode },
    ...rowsOf(region),
  },
  listDistricts: {
    route: 'GET /provinces/{province_id}/cities/{city_id}/districts',
    summary: 'Districts of a city by name',
    access,
    params: { province_id: regionCode, city_id: regionCode },
    ...rowsOf(region),
  },
})
