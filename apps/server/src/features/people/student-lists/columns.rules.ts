import { type ListField, listField } from '@gerbang/contract/people/student-lists.ts'
import type { Lines } from '../../../content/read-table.ts'
import { fieldOfHead } from './heads.rules.ts'
import { readBirthDate } from './read-birth-date.rules.ts'

export type Mapping = Partial<Record<ListField, number | null>>

const looked = 50
const mostly = 0.7

/** What a column is known by where its head does not say: most of what stands in it looks like that. */
const looks: Partial<Record<ListField, (text: string) => boolean>> = {
  nisn: text => /^0?\d{9}$/.test(text),
  email: text => /^\S+@\S+\.\S+$/.test(text),
  sex: text => /^[lp]$/i.test(text),
  born: text => readBirthDate(text) !== undefined,
  class: text => /^(?:XII|XI|X|1[0-2])\b.{0,20}$|^(?:XII|XI|X)[A-Z]{2,5}\d*$/i.test(text),
  name: text => /^\p{L}[\p{L}'.,-]*(?: \p{L}[\p{L}'.,-]*)+$/u.test(text),
}

function isMostly(texts: readonly string[], test: (text: string) => boolean): boolean {
  const given = texts.filter(text => text !== '')
  return given.length > 0 && given.filter(test).length >= given.length * mostly
}

/** Which column says what: by its head, else by what is in it. No column says two things. */
export function mapColumns(heads: readonly string[], data: Lines): Mapping {
  const mapping: Mapping = {}
  heads.forEach((head, at) => {
    const field = fieldOfHead(head)
    if (field !== undefined) mapping[field] ??= at
  })
  const width = Math.max(heads.length, ...data.slice(0, looked).map(([, cells]) => cells.length))
  const taken = new Set(Object.values(mapping))
  for (const [field, test] of Object.entries(looks) as [ListField, (text: string) => boolean][]) {
    if (mapping[field] !== undefined) continue
    for (let at = 0; at < width; at++) {
      if (taken.has(at)) continue
      if (
        !isMostly(
          data.slice(0, looked).map(([, cells]) => cells[at] ?? ''),
          test,
        )
      )
        continue
      mapping[field] = at
      taken.add(at)
      break
    }
  }
  return Object.fromEntries(listField.options.map(field => [field, mapping[field] ?? null]))
}
