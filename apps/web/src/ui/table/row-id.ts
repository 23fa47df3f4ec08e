/** What tells rows apart. The type of a table asks for `getKey` where rows have no id. */
export const getId = (row: unknown): string => (row as { id: string }).id
