import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { listMeta } from '../fields.ts'
import { region, regionCode } from '../people/users.ts'

const access = { roles: 'public', lane: 'list' } as const

export const regions = defineCalls({
  listProvinces: {
    route: 'GET /provinces',
    summary: 'All provinces by name',
    access,
    data: z.array(region),
    meta: listMeta,
  },
  listCities: {
    route: 'GET /provinces/{id}/cities',
    summary: 'Cities and regencies of a province by name',
    access,
    params: { id: regionCode },
    data: z.array(region),
    meta: listMeta,
  },
  listDistricts: {
    route: 'GET /provinces/{province_id}/cities/{city_id}/districts',
    summary: 'Districts of a city by name',
    access,
    params: { province_id: regionCode, city_id: regionCode },
    data: z.array(region),
    meta: listMeta,
  },
})
