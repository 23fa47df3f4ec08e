import type { Profile } from '@gerbang/contract/people/profile.ts'
import type { Place } from '../../../person/place.ts'

export interface PersonValues extends Place {
  name: string
  username: string
  phone: string
  program_id: string
  school_name: string
  grade: NonNullable<Profile['grade']> | ''
  gender: NonNullable<Profile['gender']> | ''
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
    gender: profile.gender ?? '',
    show_name_in_ranking: profile.show_name_in_ranking,
    province: profile.province,
    city: profile.city,
    district: profile.district,
  }
}

/**
 * Which of the choices were made anew. An old one may be no longer on offer, and would be refused although it stays.
 */
export function findNew(values: PersonValues, profile: Profile) {
  const isMoved = (level: keyof Place) => values[level]?.id !== profile[level]?.id
  return {
    place: isMoved('province') || isMoved('city') || isMoved('district'),
    program: values.program_id !== (profile.program?.id ?? ''),
  }
}

/** What to send: choices only when they are new, and a student's fields of a student. */
export function toChanges(values: PersonValues, profile: Profile) {
  const { name, username, phone, program_id, school_name, grade, gender, show_name_in_ranking } = values
  const isNew = findNew(values, profile)
  return {
    name,
    username,
    phone,
    ...(isNew.place && {
      province_id: values.province?.id ?? '',
      city_id: values.city?.id ?? '',
      district_id: values.district?.id ?? '',
    }),
    ...(profile.role === 'student' && {
      ...(isNew.program && { program_id }),
      school_name,
      grade,
      gender,
      show_name_in_ranking,
    }),
  }
}
