import type { Db } from '../../../db/database.ts'

export function listProvinces(db: Db) {
  return db.selectFrom('provinces').select(['id', 'name']).orderBy('name').execute()
}

export function listCities(db: Db, provinceId: string) {
  return db
    .selectFrom('cities')
    .select(['id', 'name'])
    .where('province_id', '=', provinceId)
    .orderBy('name')
    .execute()
}

/** The city must belong to the province, else there is nothing. */
export function listDistricts(db: Db, provinceId: string, cityId: string) {
  return db
    .selectFrom('districts')
    .innerJoin('cities', 'cities.id', 'districts.city_id')
    .select(['districts.id', 'districts.name'])
    .where(eb => eb.and({ 'cities.id': cityId, 'cities.province_id': provinceId }))
    .orderBy('districts.name')
    .execute()
}
