/** The letter of an option by its place, counted from 0: A, B, C. */
export const letterAt = (place: number) => String.fromCharCode(65 + place)
export const placeOfLetter = (letter: string) => letter.toUpperCase().charCodeAt(0) - 65
export const lettersOf = (places: readonly number[]) => places.map(letterAt).join(', ')

/** Ids for parts that are known by their place only, as in documents and first drafts. */
export const nameOptions = (options: readonly string[]) =>
  options.map((text, index) => ({ id: letterAt(index).toLowerCase(), text }))
export const nameStatements = (statements: readonly string[]) =>
  statements.map((text, index) => ({ id: `s${index + 1}`, text }))
export const nameColumns = (columns: readonly string[]) =>
  columns.map((label, index) => ({ id: `c${index + 1}`, label }))
