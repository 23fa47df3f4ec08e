const SYMBOL_ROWS: [start: number, characters: string][] = [
  [0x22, '∀'],
  [0x24, '∃'],
  [0x27, '∍'],
  [0x2a, '∗'],
  [0x2d, '−'],
  [0x40, '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'],
  [0xa1, 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑'],
  [0xf1, '⟩∫'],
]

function createTable(rows: [number, string][]): Map<number, string> {
  return new Map(
    rows.flatMap(([start, characters]) =>
      Array.from(characters, (character, at): [number, string] => [start + at, character]),
    ),
  )
}

const tables: Record<string, Map<number, string>> = {
  symbol: createTable(SYMBOL_ROWS),
  wingdings: new Map([
    [0xfc, '✓'],
    [0xfb, '✗'],
    [0xfe, '☑'],
    [0xfd, '☒'],
    [0xa8, '☐'],
    [0x6f, '☐'],
    [0x71, '☐'],
    [0xd8, '➢'],
    [0xa7, '▪'],
    [0x6c, '●'],
    [0xe0, '→'],
    [0xe8, '➔'],
  ]),
  'wingdings 2': new Map([
    [0x50, '✓'],
    [0x4f, '✗'],
    [0x52, '☑'],
    [0x54, '☒'],
    [0xa3, '☐'],
  ]),
}

/** The character that a symbol font shows; fonts put it at its own code or in the private area at U+F000. */
export function decodeSymbol(code: number, font: string): string {
  const table = tables[font.toLowerCase()]
  const own = code & 0xff
  return table?.get(own) ?? String.fromCodePoint(code >= 0xf000 && code <= 0xf0ff ? own : code)
}

/** Text of a run in a symbol font, as Unicode. Private characters without a known font are taken for Symbol's. */
export function decodeFont(text: string, font: string | undefined): string {
  const name = (font ?? '').toLowerCase()
  if (tables[name])
    return Array.from(text, character =>
      character === ' ' ? ' ' : decodeSymbol(character.codePointAt(0) ?? 0, name),
    ).join('')
  return text.replaceAll(/[\uf020-\uf0ff]/g, character => decodeSymbol(character.charCodeAt(0), 'symbol'))
}
