import { regions } from '@gerbang/contract/platform/regions.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { answerWhole } from '../../../http/whole-list.ts'
import type { Platform } from '../../../platform.ts'
import { listCities, listDistricts, listProvinces } from './regions.queries.ts'

export function regionRoutes(mount: Mount, { db }: Platform): void {
  mount(regions.listProvinces, async () => answerWhole(await listProvinces(db)))

  mount(regions.listCities, async ({ params }) => {
    const data = await listCities(db, params.id)
    if (data.length === 0) throw notFound('Provinsi')
    return answerWhole(data)
  })

  mount(regions.listDistricts, async ({ params }) => {
    const data = await listDistricts(db, params.province_id, params.city_id)
    if (data.length === 0) throw notFound('Kabupaten atau kota')
    return answerWhole(data)
  })
}
