/** Whether every word of a search stands somewhere in the text, in any order and however it is written. */
export function holdsWords(text: string, search: string): boolean {
  const where = text.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every(word => where.includes(word))
}
