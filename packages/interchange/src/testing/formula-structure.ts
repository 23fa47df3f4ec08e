import { execFileSync, spawnSync } from 'node:child_process'
import temml from 'temml'

/** A second reader of documents, where it is installed. */
export const hasPandoc = spawnSync('pandoc', ['--version']).status === 0

interface Inline {
  t: string
  c?: unknown
}

/** The formulas that pandoc finds, in its own LaTeX, by the paragraphs that hold some. */
export function readByPandoc(docx: Uint8Array): string[] {
  const json = execFileSync('pandoc', ['-f', 'docx', '-t', 'json'], {
    input: Buffer.from(docx),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { blocks } = JSON.parse(json) as { blocks: unknown[] }
  const found: string[] = []
  const walk = (node: unknown) => {
    if (Array.isArray(node)) for (const each of node) walk(each)
    else if (node !== null && typeof node === 'object') {
      const { t, c } = node as Inline
      if (t === 'Math') found.push((c as [unknown, string])[1])
      else walk(c)
    }
  }
  walk(blocks)
  return found
}

/** What is seen of a formula, without what only groups or spaces it. Throws where it cannot be shown. */
export function structureOf(latex: string): string {
  return temml
    .renderToString(latex, { throwOnError: true })
    .replaceAll(/ (?!mathvariant)[a-z-]+="[^"]*"/g, '')
    .replaceAll(
      /<\/?(?:mrow|mstyle|mpadded|mspace|mphantom)\/?>|<mo>\u2061?<\/mo>|<mtext>\s*<\/mtext>|\s+/g,
      '',
    )
}
