import { expect, test } from 'vitest'
import { nowhere, pickRegion } from './place.ts'

const region = (id: string) => ({ id, name: `Wilayah ${id}` })
const bandung = { province: region('32'), city: region('32.73'), district: region('32.73.01') }

test('another province leaves no city and no district', () => {
  expect(pickRegion(bandung, 'province', region('31'))).toEqual({ ...nowhere, province: region('31') })
})

test('another city keeps the province and leaves no district', () => {
  expect(pickRegion(bandung, 'city', region('32.04'))).toEqual({
    ...bandung,
    city: region('32.04'),
    district: null,
  })
})

test('another district changes nothing else', () => {
  expect(pickRegion(bandung, 'district', region('32.73.02'))).toEqual({
    ...bandung,
    district: region('32.73.02'),
  })
})

test('the same region again changes nothing', () => {
  expect(pickRegion(bandung, 'province', region('32'))).toBe(bandung)
})
