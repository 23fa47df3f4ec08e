import { regions } from '@gerbang/contract/platform/regions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.db
    .insertInto('provinces')
    .values([
      { id: '34', name: 'DI Yogyakarta', time_zone: 'Asia/Jakarta' },
      { id: '51', name: 'Bali', time_zone: 'Asia/Makassar' },
    ])
    .execute()
  await app.db
    .insertInto('cities')
    .values([
      { id: '34.71', province_id: '34', name: 'Kota Yogyakarta' },
      { id: '34.02', province_id: '34', name: 'Kabupaten Bantul' },
      { id: '51.71', province_id: '51', name: 'Kota Denpasar' },
    ])
    .execute()
  await app.db
    .insertInto('districts')
    .values([
      { id: '34.02.02', city_id: '34.02', name: 'Sanden' },
      { id: '34.02.01', city_id: '34.02', name: 'Kretek' },
    ])
    .execute()
})
afterAll(() => app.close())

test('provinces come by name', async () => {
  expect(await app.send(regions.listProvinces)).toMatchObject({
    status: 200,
    data: [
      { id: '51', name: 'Bali' },
      { id: '34', name: 'DI Yogyakarta' },
    ],
  })
})

test('the cities of a province, and no others, come by name', async () => {
  const { data } = await app.send(regions.listCities, { params: { id: '34' } })
  expect(data).toEqual([
    { id: '34.02', name: 'Kabupaten Bantul' },
    { id: '34.71', name: 'Kota Yogyakarta' },
  ])
})

test('the districts of a city come by name', async () => {
  const params = { province_id: '34', city_id: '34.02' }
  const { data } = await app.send(regions.listDistricts, { params })
  expect(data.map(district => district.name)).toEqual(['Kretek', 'Sanden'])
})

test('unknown regions, and a city of another province, are not found', async () => {
  const replies = [
    await app.send(regions.listCities, { params: { id: '99' } }),
    await app.send(regions.listDistricts, { params: { province_id: '34', city_id: '34.99' } }),
    await app.send(regions.listDistricts, { params: { province_id: '51', city_id: '34.02' } }),
    await app.send(regions.listDistricts, { params: { province_id: '99', city_id: '34.02' } }),
  ]
  for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: 'not_found' })
})
