import { htmlToPlain } from '@gerbang/interchange/content/html-to-plain.ts'

const stemLength = 160

/**
 * The words of a text for finding it and its like: a formula falls into its signs, each a word of its own. Stored with
 * each question, so it stays as it is; what people read is `htmlToPlain`.
 */
export function readWords(html: string): string {
  return htmlToPlain(html.replace(/<[^>]*>/g, ' '))
}

/** A first look at a question in a list. */
export function readStem(html: string): string {
  const text = htmlToPlain(html)
  return text.length > stemLength ? `${text.slice(0, stemLength - 1)}…` : text
}
