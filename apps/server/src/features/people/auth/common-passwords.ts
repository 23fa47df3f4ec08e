/** The shortest that any account may have; shorter entries can never be typed. */
const shortest = 10

function listEntries({ dictionary }: { dictionary: object }): string[] {
  return Object.values(dictionary).flatMap((entries: unknown) => (Array.isArray(entries) ? entries : []))
}

async function readEntries(): Promise<Set<string>> {
  const languages = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-id'),
  ])
  const entries = languages.flatMap(listEntries).map(entry => entry.toLowerCase())
  return new Set(entries.filter(entry => entry.length >= shortest))
}

let known: Promise<Set<string>> | undefined

/**
 * More than 100,000 leaked passwords, words and names, of which those of a possible length are kept. Unpacking them
 * holds everything up for some 200 ms: a server does it before it listens.
 */
export function loadCommonPasswords(): Promise<Set<string>> {
  known ??= readEntries()
  return known
}

/** True for what guessers try first, in any case, also when only digits or signs follow. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const entries = await loadCommonPasswords()
  const folded = password.toLowerCase()
  return entries.has(folded) || entries.has(folded.replace(/[^\p{L}]+$/u, ''))
}
