import { nowhere, type Place } from '../region/place.ts'

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

/**
 * Phones close a tab while its owner looks up a school code or a mail. It is kept after the form was sent, too: the
 * address may prove wrong.
 */
export const registerDraft = 'register'

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
