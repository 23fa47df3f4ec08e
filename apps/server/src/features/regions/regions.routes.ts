import { regions } from '@gerbang/contract/regions.ts'
import { notFound } from '../../http/errors.ts'
import type { Mount } from '../../http/handle.ts'
import type { Platform } from '../../platform.ts'
import { listCities, listDistricts, listProvinces } from './regions.queries.ts'

export function regionRoutes(mount: Mount, { db }: Platform): void {
  mount(regions.listProvinces, async () => ({ data: await listProvinces(db) }))

  mount(regions.listCities, async ({ params }) => {
    const data = await listCities(db, params.id)
    if (data.length === 0) throw notFound('Provinsi')
    return { data }
  })

  mount(regions.listDistricts, async ({ params }) => {
    const data = await listDistricts(db, params.province_id, params.city_id)
    if (data.length === 0) throw notFound('Kabupaten atau kota')
    return { data }
  })
}
