/** What we use of `saxes`. Its own types do not compile under `exactOptionalPropertyTypes`. */
export class SaxesParser {
  readonly line: number
  readonly column: number
  constructor(options?: { xmlns?: boolean })
  on(event: 'doctype' | 'text' | 'cdata', handle: (text: string) => void): void
  on(event: 'error', handle: (error: Error) => void): void
  on(event: 'opentag', handle: (tag: { name: string; attributes: Record<string, string> }) => void): void
  on(event: 'closetag', handle: () => void): void
  write(chunk: string): this
  close(): this
}
