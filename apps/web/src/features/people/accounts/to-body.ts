import type { Values } from './draft.ts'

/** What the server asks for. */
export function toBody({ province, city, district, ...rest }: Values) {
  return {
    ...rest,
    province_id: province?.id ?? '',
    city_id: city?.id ?? '',
    district_id: district?.id ?? '',
  }
}
