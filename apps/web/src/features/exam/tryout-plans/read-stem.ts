import { htmlToPlain } from '@gerbang/interchange/content/html-to-plain.ts'

const stemLength = 120

/** The beginning of a prompt without its markup. */
export function readStem(html: string): string {
  const text = htmlToPlain(html)
  return text.length > stemLength ? `${text.slice(0, stemLength - 1)}…` : text
}
