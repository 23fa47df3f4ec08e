import { readMarkdown, readMarkdownLine } from '../content/read-markdown.ts'
import { writeHtml, writeInlineHtml } from '../content/write-html.ts'
import { writeGiftKind } from '../kinds/kinds.ts'
import type { Bank } from '../model/draft.ts'
import { embedPictures } from '../model/embed-pictures.ts'
import { findNewSection, noteSurroundings } from '../model/notes.ts'
import { escapeGift, type GiftWriter } from './gift-item.ts'

/** Texts are HTML with LaTeX; pictures lie in it, for GIFT has no other place for them. */
function createWriter(bank: Bank): GiftWriter {
  const options = {
    formulas: 'latex' as const,
    looks: 'elements' as const,
    addressPicture: embedPictures(bank.pictures),
  }
  return {
    block: source => escapeGift(writeHtml(readMarkdown(source), options)),
    line: source => escapeGift(writeInlineHtml(readMarkdownLine(source), options)),
  }
}

function writeQuestion({ questions, passages }: Bank, at: number, writer: GiftWriter): string {
  const question = questions[at]
  if (!question) return ''
  const { number, draft, topic } = question
  const { answer, notes = [], prompt } = writeGiftKind(draft, writer)
  const all = [
    ...(topic ? [`[tag:${topic.replaceAll(/[[\]\n]/g, ' ')}]`] : []),
    ...notes,
    ...noteSurroundings(question, passages),
  ]
  const feedback = draft.explanation === '' ? '' : `\n####${writer.block(draft.explanation)}`
  const section = findNewSection(questions, at)
  return [
    ...(section === undefined ? [] : [`$CATEGORY: ${section.replaceAll(/[/\n]/g, ' ')}`, '']),
    ...all.map(note => `// ${note}`),
    `::Soal ${number}::[html]${prompt ?? writer.block(draft.content.prompt)}{\n${answer}${feedback}\n}`,
  ].join('\n')
}

/** GIFT as Moodle reads it. A passage stands before its questions as a description. */
export function writeGift(bank: Bank): Uint8Array {
  const writer = createWriter(bank)
  const passages = bank.passages.map(
    ({ title, body }) => `::${escapeGift(title)}::[html]${writer.block(body)}`,
  )
  const questions = bank.questions.map((_, at) => writeQuestion(bank, at, writer))
  return new TextEncoder().encode(`${[...passages, ...questions].join('\n\n')}\n`)
}
