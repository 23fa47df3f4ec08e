import { useController, useFormContext } from 'react-hook-form'
import type { Place } from './place.ts'
import { RegionFields } from './region-fields.tsx'

/** For the `names` of a form whose call takes the three ids. */
export const regionNames = { province_id: 'province', city_id: 'city', district_id: 'district' } as const

/** The three lists as fields of the form around them. */
export function RegionControl({ className }: { className?: string }) {
  const { control } = useFormContext<Place>()
  const province = useController({ control, name: 'province' })
  const city = useController({ control, name: 'city' })
  const district = useController({ control, name: 'district' })
  return (
    <RegionFields
      className={className}
      value={{ province: province.field.value, city: city.field.value, district: district.field.value }}
      errors={{
        province: province.fieldState.error?.message,
        city: city.fieldState.error?.message,
        district: district.fieldState.error?.message,
      }}
      onChange={place => {
        province.field.onChange(place.province)
        city.field.onChange(place.city)
        district.field.onChange(place.district)
      }}
    />
  )
}
