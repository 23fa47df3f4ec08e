export const textsOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text)

export const idAt = (parts: readonly { id: string }[], place: number) => parts[place]?.id ?? ''

/** Where the part of this id stands; null where none does. */
export function placeOf(parts: readonly { id: string }[], id: string | undefined): number | null {
  const place = parts.findIndex(part => part.id === id)
  return place < 0 ? null : place
}

/** By the ids of the parts, without those that have no value yet; null where none has. */
export function byId<V>(
  parts: readonly { id: string }[],
  values: readonly (V | null)[],
): Record<string, V> | null {
  const known = parts.flatMap(({ id }, at): [string, V][] => {
    const value = values[at]
    return value === null || value === undefined ? [] : [[id, value]]
  })
  return known.length > 0 ? Object.fromEntries(known) : null
}
