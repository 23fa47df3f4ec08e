import { nowhere, type Place } from '../../../person/place.ts'

export interface Values extends Place {
  name: string
  email: string
  password: string
  phone: string
  program_id: string
  school_name: string
  grade: string
  student_code: string
}

export const emptyValues: Values = {
  ...nowhere,
  name: '',
  email: '',
  password: '',
  phone: '',
  program_id: '',
  school_name: '',
  grade: '',
  student_code: '',
}
