import { strToU8, zipSync } from 'fflate'
import { readMarkdown } from '../content/read-markdown.ts'
import { writeDocxKind } from '../kinds/kinds.ts'
import type { Bank, DocumentQuestion, Passage } from '../model/draft.ts'
import { tag, XML_HEAD } from '../xml/write-xml.ts'
import { type DocxWriter, paragraph, run, writeBlocks, writeLabelled, writeStem } from './write-blocks.ts'
import {
  contentTypes,
  documentNamespaces,
  numberingPart,
  relationshipsPart,
  stylesPart,
} from './write-parts.ts'

const difficulties = { easy: 'mudah', medium: 'sedang', hard: 'sulit' }

function writeQuestion(writer: DocxWriter, { draft, topic, difficulty }: DocumentQuestion): string {
  const explanation = readMarkdown(draft.explanation)
  const hint = readMarkdown(draft.hint ?? '')
  return [
    writeStem(writer, draft.content.prompt),
    writeDocxKind(draft, writer),
    topic ? writeLabelled('Topik', topic) : '',
    difficulty ? writeLabelled('Tingkat', difficulties[difficulty]) : '',
    hint.length === 0 ? '' : paragraph('Petunjuk', run('Petunjuk:', { bold: true })),
    writeBlocks(writer, hint, 'Lanjutan'),
    explanation.length === 0 ? '' : paragraph('Kunci', run('Pembahasan:', { bold: true })),
    writeBlocks(writer, explanation, 'Lanjutan'),
  ].join('')
}

/** Questions that share a passage stand together; the passage names their numbers. */
function writePassage(writer: DocxWriter, passage: Passage, from: number, to: number): string {
  const title = passage.title === '' ? '' : `: ${passage.title}`
  return (
    paragraph('Bacaan', run(`Bacaan untuk soal nomor ${from}–${to}${title}`, { bold: true })) +
    writeBlocks(writer, readMarkdown(passage.body), 'Lanjutan')
  )
}

/** The order in which the document counts, which is that of the bank but for questions of one passage. */
function orderQuestions({ questions }: Bank): DocumentQuestion[] {
  const placed = new Set<string>()
  return questions.flatMap(question => {
    const { passage } = question
    if (passage === undefined) return [question]
    if (placed.has(passage)) return []
    placed.add(passage)
    return questions.filter(other => other.passage === passage)
  })
}

function writeBody(writer: DocxWriter, bank: Bank): string {
  const questions = orderQuestions(bank)
  const hasSections = new Set(questions.map(({ section }) => section)).size > 1
  const parts = questions.map((question, index) => {
    const before = questions[index - 1]
    const isBegun = hasSections && question.section !== before?.section
    const heading = isBegun ? paragraph('Subtes', run(question.section ?? '')) : ''
    const isFirst = question.passage !== undefined && before?.passage !== question.passage
    const passage = isFirst ? bank.passages.find(each => each.id === question.passage) : undefined
    const size = questions.filter(each => each.passage === question.passage).length
    const shared = passage ? writePassage(writer, passage, index + 1, index + size) : ''
    return heading + shared + writeQuestion(writer, question)
  })
  return (bank.title === '' ? '' : paragraph('Judul', run(bank.title))) + parts.join('')
}

/** A Word document in a layout that `readDocument` understands as well as people do. Equations can be edited. */
export function writeDocx(bank: Bank): Uint8Array {
  const pictures = new Map(
    bank.pictures.map((picture, index) => [picture.name, { id: `rGambar${index + 1}`, picture }]),
  )
  const writer: DocxWriter = { pictures, count: 0, starts: [] }
  const body = writeBody(writer, bank)
  const document = XML_HEAD + tag('w:document', documentNamespaces, tag('w:body', {}, body, '<w:sectPr/>'))
  const links = [...pictures.values()].map(({ id, picture }) => ({
    id,
    type: 'image',
    target: `media/${picture.name}`,
  }))
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes(bank.pictures)),
    '_rels/.rels': strToU8(
      relationshipsPart([{ id: 'rId1', type: 'officeDocument', target: 'word/document.xml' }]),
    ),
    'word/document.xml': strToU8(document),
    'word/styles.xml': strToU8(stylesPart),
    'word/numbering.xml': strToU8(numberingPart(writer.starts)),
    'word/_rels/document.xml.rels': strToU8(
      relationshipsPart([
        { id: 'rGaya', type: 'styles', target: 'styles.xml' },
        { id: 'rDaftar', type: 'numbering', target: 'numbering.xml' },
        ...links,
      ]),
    ),
    ...Object.fromEntries(bank.pictures.map(picture => [`word/media/${picture.name}`, picture.bytes])),
  })
}
