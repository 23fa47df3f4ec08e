const longest = 100

/** The words of a title as part of an address: `Try Out ke-5!` → `try-out-ke-5`. Empty where it has no letter of ours. */
export function writeSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '')
  return words.reduce((slug, word) => {
    const longer = slug === '' ? word.slice(0, longest) : `${slug}-${word}`
    return longer.length > longest ? slug : longer
  }, '')
}

/** The first of `slug`, `slug-2`, `slug-3`… that nobody has. */
export function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}
