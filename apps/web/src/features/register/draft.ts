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

const draftKey = 'gerbang-register'

const empty: Values = {
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

/**
 * Phones close a tab while its owner looks up a school code or a mail. What was typed waits in this tab's own store;
 * the password is never written down.
 */
export function keepDraft(values: Partial<Values>) {
  sessionStorage.setItem(draftKey, JSON.stringify({ ...values, password: '' }))
}

export function readDraft(): Values {
  const stored: unknown = parse(sessionStorage.getItem(draftKey))
  return { ...empty, ...(typeof stored === 'object' ? stored : {}) }
}

/** Who signs in has registered; the next at this computer starts with an empty form. */
export function dropDraft() {
  sessionStorage.removeItem(draftKey)
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '{}')
  } catch {
    return {}
  }
}
