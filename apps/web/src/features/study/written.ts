/** At least three letters, as the server asks of the names of people and schools. */
export function isWritten(message: string) {
  return (value: string): string | true => value.trim().length >= 3 || message
}

/** Digits with spaces or hyphens between, or nothing: no form asks for a number. */
export const phonePattern = /^\s*(?:\+?\d[\d -]{7,18}\s*)?$/
