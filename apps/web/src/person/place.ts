import type { Data } from '@gerbang/contract/call.ts'
import type { regions } from '@gerbang/contract/platform/regions.ts'

export type Region = Data<typeof regions.listProvinces>[number]
export type Level = 'province' | 'city' | 'district'
export type Place = Record<Level, Region | null>

export const nowhere: Place = { province: null, city: null, district: null }

/** What lies inside the region that was picked anew no longer holds. */
export function pickRegion(place: Place, level: Level, region: Region): Place {
  if (place[level]?.id === region.id) return place
  if (level === 'province') return { ...nowhere, province: region }
  if (level === 'city') return { ...place, city: region, district: null }
  return { ...place, district: region }
}
