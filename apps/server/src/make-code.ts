/** Without I, L and O: read out loud or printed small they pass for others; 0 and 1 are in no code at all. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** Bytes from here on would make the first letters more likely than the others. */
const fair = 256 - (256 % alphabet.length)

/** A code of random letters; of eight there are some 850 billion. */
export function makeCode(randomBytes: (size: number) => Buffer, length = 8): string {
  let letters = ''
  while (letters.length < length)
    for (const byte of randomBytes(length * 2))
      if (byte < fair && letters.length < length) letters += alphabet[byte % alphabet.length]
  return letters
}
