/** Without I, L and O: read out loud or printed small they pass for others; 0 and 1 are in no code at all. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 8
/** Bytes from here on would make the first letters more likely than the others. */
const fair = 256 - (256 % alphabet.length)

/** One code of random letters: some 850 billion of them, and five tries a quarter of an hour. */
export function makeCode(randomBytes: (size: number) => Buffer): string {
  let letters = ''
  while (letters.length < length)
    for (const byte of randomBytes(length * 2))
      if (byte < fair && letters.length < length) letters += alphabet[byte % alphabet.length]
  return letters
}
