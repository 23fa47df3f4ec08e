import { type ListField, listField } from '@gerbang/contract/people/student-lists.ts'
import type { Lines } from '../../../content/read-table.ts'
import { isForeign, readHead } from './heads.rules.ts'
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

/** Of two columns that say the same, the one with the surer head. */
function mapHeads(heads: readonly string[]): Mapping {
  const found = heads.flatMap((head, at) => {
    const read = readHead(head)
    return read ? [{ at, ...read }] : []
  })
  const surest = found.toSorted((a, b) => b.rank - a.rank || b.at - a.at)
  return Object.fromEntries(surest.map(({ field, at }) => [field, at]))
}

/** A number under a head of its own is another number. */
const mayBe = (field: ListField, head: string) => (field === 'nisn' ? head === '' : !isForeign(head))

/** Which column says what: by its head, else by what is in it. No column says two things. */
export function mapColumns(heads: readonly string[], data: Lines): Mapping {
  const mapping = mapHeads(heads)
  const some = data.slice(0, looked)
  const width = Math.max(heads.length, ...some.map(([, cells]) => cells.length))
  const taken = new Set(Object.values(mapping))
  const columns = Array.from({ length: width }, (_, at) => some.map(([, cells]) => cells[at] ?? ''))
  for (const [field, test] of Object.entries(looks) as [ListField, (text: string) => boolean][]) {
    if (mapping[field] !== undefined) continue
    const at = columns.findIndex(
      (texts, at) => !taken.has(at) && mayBe(field, heads[at] ?? '') && isMostly(texts, test),
    )
    if (at === -1) continue
    mapping[field] = at
    taken.add(at)
  }
  return Object.fromEntries(listField.options.map(field => [field, mapping[field] ?? null]))
}
