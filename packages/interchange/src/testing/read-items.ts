import type { ReadResult } from '../model/draft.ts'
import { readDocument } from '../read-document.ts'
import { describeQuestions } from './describe-questions.ts'

/** What a text file holds, found by what it says. */
export const readSource = (source: string): ReadResult =>
  readDocument(new TextEncoder().encode(source), 'soal')

export const describeSource = (source: string): string[] => describeQuestions(readSource(source))

export const codesOf = ({ errors, warnings }: ReadResult): string[] =>
  [...errors, ...warnings].map(({ code }) => code)

/** Kind, title and text of what could not become a question. */
export const foreignIn = ({ unsupported }: ReadResult): string[] =>
  unsupported.map(({ kind, title }) => `${kind}: ${title}`)
