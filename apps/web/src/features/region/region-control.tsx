import { useController, useFormContext } from 'react-hook-form'
import type { Level, Place, Region } from './place.ts'
import { RegionFields } from './region-fields.tsx'

/** The three lists as fields of the form around them; `needs` is what to say about one that was left open, if it may not be. */
export function RegionControl({ needs, className }: RegionControlProps) {
  const { control } = useFormContext<Place>()
  const rule = (level: Level) => ({ validate: (region: Region | null) => isPicked(region, needs?.[level]) })
  const province = useController({ control, name: 'province', rules: rule('province') })
  const city = useController({ control, name: 'city', rules: rule('city') })
  const district = useController({ control, name: 'district', rules: rule('district') })
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

interface RegionControlProps {
  needs?: Record<Level, string>
  className?: string
}

function isPicked(region: Region | null, need: string | undefined) {
  return region !== null || need === undefined || need
}
