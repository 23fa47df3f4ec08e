import type { Profile } from '@gerbang/contract/profile.ts'
import type { Role } from '@gerbang/contract/call.ts'
import type { Place } from '../region/place.ts'

export interface PersonValues extends Place {
  name: string
  username: string
  phone: string
  program_id: string
  school_name: string
  grade: NonNullable<Profile['grade']> | ''
  show_name_in_ranking: boolean
}

export function toValues(profile: Profile): PersonValues {
  return {
    name: profile.name,
    username: profile.username,
    phone: profile.phone ?? '',
    program_id: profile.program?.id ?? '',
    school_name: profile.school_name ?? '',
    grade: profile.grade ?? '',
    show_name_in_ranking: profile.show_name_in_ranking,
    province: profile.province,
    city: profile.city,
    district: profile.district,
  }
}

/** Which of the choices were made anew. An old one may be no longer on offer, and would be refused although it stays. */
export interface NewChoices {
  place: boolean
  program: boolean
}

/** What to send: an emptied field as null, choices only when they are new, and a student's fields of a student. */
export function toChanges(values: PersonValues, role: Role, isNew: NewChoices) {
  const { name, username, phone, program_id, school_name, grade, show_name_in_ranking } = values
  return {
    name,
    username,
    phone: phone.trim() === '' ? null : phone,
    ...(isNew.place && {
      province_id: values.province?.id ?? null,
      city_id: values.city?.id ?? null,
      district_id: values.district?.id ?? null,
    }),
    ...(role === 'student' && {
      ...(isNew.program && { program_id }),
      school_name,
      grade: grade === '' ? null : grade,
      show_name_in_ranking,
    }),
  }
}
