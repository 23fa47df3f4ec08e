import type { Line } from './lines.ts'
import type { Tell } from './question-file.ts'

interface Field {
  value: string
  at: number
}
export type Fields = ReadonlyMap<string, Field>

const FIELD = /^([a-z-]+):(?: (.*))?$/

/** Lines such as `tingkat: mudah`. Tells of lines that are none, of a name that comes twice and of names not known. */
export function readFields(lines: readonly Line[], known: readonly string[], tell: Tell): Fields {
  const fields = new Map<string, Field>()
  for (const { text, at } of lines) {
    if (text.trim() === '') continue
    const [, name, value = ''] = FIELD.exec(text.trimEnd()) ?? []
    if (name === undefined) tell(at, `"${text}" bukan keterangan seperti "tingkat: mudah"`)
    else if (!known.includes(name)) tell(at, `keterangan "${name}" tidak dikenal`)
    else if (fields.has(name)) tell(at, `keterangan "${name}" tertulis dua kali`)
    else fields.set(name, { value: value.trim(), at })
  }
  return fields
}

export interface Choice<T> {
  name: string
  /** By the word that the file uses. */
  words: Readonly<Record<string, T>>
  /** Where the file says nothing; without it the file has to. */
  otherwise?: T
}

/** One of a few words. */
export function readChoice<T>(
  fields: Fields,
  { name, words, otherwise }: Choice<T>,
  tell: Tell,
): T | undefined {
  const field = fields.get(name)
  if (!field) {
    if (otherwise === undefined) tell(0, `tidak menyebut "${name}"`)
    return otherwise
  }
  if (Object.hasOwn(words, field.value)) return words[field.value]
  tell(field.at, `menyebut ${name} "${field.value}"; pilih ${Object.keys(words).join(', ')}`)
  return undefined
}

/** The word of a value, for a writer. */
export function wordOf<T>({ words }: Choice<T>, value: T): string {
  return Object.keys(words).find(word => words[word] === value) ?? ''
}

/** A number as Indonesians write it: a comma before decimals. */
export const writeNumber = (value: number) => String(value).replace('.', ',')

/** Undefined for what is no such number; a point between thousands is none, for elsewhere it stands before decimals. */
export function readNumber(text: string): number | undefined {
  return /^-?\d+(?:,\d+)?(?:e[+-]?\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}
