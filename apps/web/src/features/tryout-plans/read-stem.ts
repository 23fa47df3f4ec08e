import { readWords } from '../../question/question-html.tsx'

const stemLength = 120

/** The beginning of a prompt without its markup. */
export function readStem(html: string): string {
  const text = readWords(html)
  return text.length > stemLength ? `${text.slice(0, stemLength - 1)}…` : text
}
