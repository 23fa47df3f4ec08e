export interface FilterOption {
  value: string
  label: string
  /** A remark below the label, where there is room for one. */
  note?: string
}

/** The words of a small set, as the options of a filter. */
export function listOptions(words: Readonly<Record<string, string>>): FilterOption[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}

/** Rows by their id, as the options of a filter; none while they load. */
export function nameOptions(rows: readonly { id: string; name: string }[] = []): FilterOption[] {
  return rows.map(({ id, name }) => ({ value: id, label: name }))
}

/** What stands in an address may be anything: the key of that set, or nothing. */
export function findKey<K extends string>(words: Readonly<Record<K, unknown>>, key: string | undefined) {
  return Object.keys(words).find((known): known is K => known === key)
}
