// A leading minus or a trailing percent sign carries meaning, so neither is among the marks trimmed.
const OUTER_MARKS = /^[\s.,;:!?"()[\]{}]+|[\s.,;:!?"()[\]{}]+$/gu

/**
 * Brings typed text to the form in which two answers are compared: Unicode NFKC without invisible characters, lower
 * case, one kind of quote and hyphen (phones replace them while typing), single spaces, no punctuation around.
 * Punctuation alone stays as it is.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‐-―−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
  return folded.replace(OUTER_MARKS, '') || folded
}
