import { latexToPlain, lower, raise } from '../math/write-plain.ts'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}
const decode = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, found => entities[found] ?? '')

const TAG = '(?:"[^"]*"|[^">])*'
const MARKUP = new RegExp(
  [
    `<math\\b(?<formula>${TAG})>.*?</math>`,
    '<sup>(?<high>[^<]*)</sup>',
    '<sub>(?<low>[^<]*)</sub>',
    '(?<look></?(?:em|strong|span|[usabi])(?:\\s[^>]*)?>)',
    `(?<other><${TAG}>)`,
  ].join('|'),
  'gs',
)

/** All that can be read of sanitized HTML, in one line: formulas as their signs, nothing of the markup. */
export function htmlToPlain(html: string): string {
  const parts: string[] = []
  let end = 0
  for (const match of html.matchAll(MARKUP)) {
    parts.push(decode(html.slice(end, match.index)))
    end = match.index + match[0].length
    const { formula, high, low, look } = match.groups ?? {}
    if (formula !== undefined) parts.push(readFormula(formula, match[0]))
    else if (high !== undefined) parts.push(raise(decode(high)))
    else if (low !== undefined) parts.push(lower(decode(low)))
    else if (look === undefined) parts.push(' ')
  }
  parts.push(decode(html.slice(end)))
  return parts.join('').replaceAll(/\s+/g, ' ').trim()
}

function readFormula(attributes: string, element: string): string {
  const source = /\balttext="([^"]*)"/.exec(attributes)?.[1]
  return source === undefined ? decode(element.replaceAll(/<[^>]*>/g, ' ')) : latexToPlain(decode(source))
}
