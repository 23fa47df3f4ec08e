import { regions } from '@gerbang/contract/platform/regions.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../api/query.ts'
import { Field } from '../ui/form/field.tsx'
import { Picker } from '../ui/form/picker.tsx'
import { type Level, type Place, pickRegion, type Region } from './place.ts'
import { texts } from './region-texts.ts'

/** Three lists, each from what was picked in the one before. */
export function RegionFields({ value, errors, className, onChange }: RegionFieldsProps) {
  const { province, city } = value
  const provinces = useQuery(query(regions.listProvinces, {}))
  const cities = useQuery({
    ...query(regions.listCities, { params: { id: province?.id ?? '' } }),
    enabled: province !== null,
  })
  const districts = useQuery({
    ...query(regions.listDistricts, {
      params: { province_id: province?.id ?? '', city_id: city?.id ?? '' },
    }),
    enabled: city !== null,
  })
  const describe = (level: Level, list: RegionList) => ({
    label: texts[level],
    list,
    value: value[level],
    error: errors[level],
    className,
    onPick: (region: Region) => onChange(pickRegion(value, level, region)),
  })
  return (
    <>
      <RegionPicker {...describe('province', provinces)} placeholder={texts.pick} />
      <RegionPicker
        {...describe('city', cities)}
        placeholder={province === null ? texts.provinceFirst : texts.pick}
        disabled={province === null}
      />
      <RegionPicker
        {...describe('district', districts)}
        placeholder={city === null ? texts.cityFirst : texts.pick}
        disabled={city === null}
      />
    </>
  )
}

function RegionPicker({
  label,
  list,
  value,
  error,
  placeholder,
  disabled = false,
  className,
  onPick,
}: RegionPickerProps) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  return (
    <Field label={label} error={error}>
      {control => (
        <Picker<Region>
          control={control}
          disabled={disabled}
          className={className}
          title={label}
          value={value}
          options={(list.data?.data ?? []).filter(({ name }) => name.toLowerCase().includes(wanted))}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          renderOption={({ name }) => name}
          onPick={onPick}
          onSearch={setSearch}
          placeholder={placeholder}
          nothing={list.error?.message ?? texts.nothing}
          isLoading={list.isPending}
        />
      )}
    </Field>
  )
}

type RegionList = Pick<UseQueryResult<{ data: Region[] }>, 'data' | 'error' | 'isPending'>

interface RegionFieldsProps {
  value: Place
  errors: Partial<Record<Level, string | undefined>>
  className: string | undefined
  onChange: (place: Place) => void
}

interface RegionPickerProps {
  label: string
  list: RegionList
  value: Region | null
  error: string | undefined
  placeholder: string
  disabled?: boolean
  className: string | undefined
  onPick: (region: Region) => void
}
