// Code points of the Mathematical Alphanumeric Symbols are letters in a style; Word writes x as U+1D465.
const MATHEMATICAL = /[\u{1D400}-\u{1D7FF}ℎ]/gu

/** Italic and bold mathematical letters as the plain ones; double-struck and script letters stay. */
export function plainLetters(text: string): string {
  return text.replaceAll(MATHEMATICAL, letter => {
    const code = letter.codePointAt(0) ?? 0
    const isDoubleOrScript = code >= 0x1d49c && code <= 0x1d56b
    return isDoubleOrScript ? letter : letter.normalize('NFKC')
  })
}
