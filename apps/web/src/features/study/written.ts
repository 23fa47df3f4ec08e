/** At least three letters, as the server asks of the names of people and schools. */
export function isWritten(message: string) {
  return (value: string): string | true => value.trim().length >= 3 || message
}

/** Digits with spaces or hyphens between; empty is another matter. */
export const phonePattern = /^\s*\+?\d[\d -]{7,18}\s*$/
