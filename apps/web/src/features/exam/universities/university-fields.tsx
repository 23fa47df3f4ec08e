import type { ListedUniversity } from '@gerbang/contract/exam/university-catalogue.ts'
import { regions } from '@gerbang/contract/platform/regions.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { PictureField } from '../../../ui/form/picture-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { listOptions, nameOptions } from '../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

const words = texts.form

/** What stands in the fields: of a university that is there, or of a new one. */
export function toValues(university?: ListedUniversity) {
  return {
    name: university?.name ?? '',
    short_name: university?.short_name ?? '',
    type: university?.type ?? 'ptn',
    province_id: university?.province_id ?? '',
    city: university?.city ?? '',
    website: university?.website ?? '',
    logo: null as File | null,
  }
}

/** What is asked of a university whenever it is written. */
export function UniversityFields() {
  const provinces = useQuery(query(regions.listProvinces, {}))
  return (
    <>
      <TextField name="name" label={words.name} autoComplete="off" />
      <TextField name="short_name" label={words.short} autoComplete="off" />
      <SelectField name="type" label={words.type} options={listOptions(texts.types)} />
      <SelectField
        name="province_id"
        label={words.province}
        options={nameOptions(provinces.data?.data)}
        error={provinces.error?.message}
      />
      <TextField name="city" label={words.city} autoComplete="off" />
      <TextField name="website" type="url" label={words.website} autoComplete="off" />
      <PictureField name="logo" label={words.logo} hint={words.logoHint} megabytes={5} />
    </>
  )
}
