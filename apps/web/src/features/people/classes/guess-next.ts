const next: Record<string, string> = { X: 'XI', XI: 'XII', XII: '', '10': '11', '11': '12', '12': '' }

/** X IPA 1 becomes XI IPA 1; the last grade leaves school. A name without a grade stays as it is. */
export function guessNext(name: string): string {
  const grade = /^(?:XII|XI|X|10|11|12)\b/i.exec(name)?.[0]
  if (grade === undefined) return name
  const led = next[grade.toUpperCase()] ?? ''
  return led === '' ? '' : led + name.slice(grade.length)
}
