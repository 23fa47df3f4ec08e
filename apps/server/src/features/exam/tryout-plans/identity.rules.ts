import type { FieldErrors } from '../../../http/errors.ts'

export interface Identity {
  opens_at: string
  closes_at: string | null
  choices_min: number
  choices_max: number
  scale_min: number
  scale_max: number
  result_release: 'instant' | 'at_close' | 'at_time'
  release_at: string | null
}

/** What of a draft contradicts itself, by the field that mends it. */
export function findContradictions(draft: Identity): FieldErrors {
  const errors: FieldErrors = {}
  const { opens_at, closes_at, choices_min, choices_max, scale_min, scale_max, result_release } = draft
  if (closes_at !== null && Date.parse(closes_at) <= Date.parse(opens_at))
    errors['closes_at'] = ['Waktu tutup harus setelah waktu buka.']
  if (choices_max < choices_min)
    errors['choices_max'] = ['Jumlah paling banyak tidak boleh di bawah paling sedikit.']
  if (scale_max <= scale_min) errors['scale_max'] = ['Nilai tertinggi harus di atas nilai terendah.']
  if (result_release === 'at_close' && closes_at === null)
    errors['result_release'] = ['Isi waktu tutup dulu, atau pilih kapan hasil keluar yang lain.']
  if (result_release === 'at_time' && draft.release_at === null)
    errors['release_at'] = ['Isi kapan hasil keluar.']
  return errors
}

/** Fields that may still change once students see the try-out. */
const openFields = new Set(['title', 'updated_at'])

/** What somebody wants to change that publication has fixed. */
export function findFrozen(before: object, changes: object): FieldErrors {
  const stored = before as Record<string, unknown>
  const frozen = Object.entries(changes).filter(
    ([name, value]) => !openFields.has(name) && JSON.stringify(stored[name]) !== JSON.stringify(value),
  )
  return Object.fromEntries(frozen.map(([name]) => [name, ['Sudah terbit, jadi tidak bisa diubah lagi.']]))
}
