import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

const src = resolve(import.meta.dirname, '..')

export interface Text {
  file: string
  words: string
  start: number
  end: number
}

/** Each piece of text in a file of texts: literals and what stands between the holes of templates, without keys and imports. */
export function readTexts(file: string): Text[] {
  const found: Text[] = []
  const apart = new Set<number>()
  const { program } = parseSync(file, readFileSync(resolve(src, file), 'utf8'))
  new Visitor({
    ImportDeclaration: ({ source }) => void apart.add(source.start),
    TSLiteralType: ({ literal }) => void apart.add(literal.start),
    Property: ({ key }) => void apart.add(key.start),
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string' && !apart.has(start)) found.push({ file, words: value, start, end })
    },
    TemplateElement: ({ value, start, end }) => void found.push({ file, words: value.raw, start, end }),
  }).visit(program)
  return found
}

/** All files of texts of the web. */
export function listTextFiles(): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('texts.ts'))
    .toSorted()
}
