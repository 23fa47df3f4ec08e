import { writeInlines as writeSource } from '../../content/write-markdown.ts'
import { readMarkdownLine } from '../../content/read-markdown.ts'
import {
  type DocxWriter,
  paragraph,
  run,
  writeCredit,
  writeInlines,
  writeLabelled,
  writeTable,
} from '../../docx/write-blocks.ts'
import type { Sign } from '../../model/draft.ts'
import { readCredit } from '../../structure/built-question.ts'
import { findStatements } from '../../structure/find-statements.ts'
import { parseTruths } from '../../structure/parse-keys.ts'
import type { RawQuestion, RawStatements } from '../../structure/raw-question.ts'
import { writeStem } from '../../structure/write-parts.ts'
import type { InDocx } from '../kind.ts'
import { labelsOf, listTruths, makeTrueFalseTable, STANDARD_PROMPT, type TrueFalseTable } from './make.ts'

/** A line `Kunci: B, S, B` fills the rows that nobody has ticked. */
function readTruths(raw: RawQuestion, { key, rows }: RawStatements): (0 | 1 | null)[] {
  const said = raw.keys.map(({ text }) => parseTruths(text)).find(truths => truths?.length === rows.length)
  return key.map((own, index) => own ?? said?.[index] ?? null)
}

function describeSigns({ columns, position }: RawStatements, isKeyed: boolean): Omit<Sign, 'question'>[] {
  const base = { speaks: 'for' as const, place: { position } }
  const says = `tabel dengan kolom ${columns.join(' dan ')}`
  const kind = { ...base, about: 'kind' as const, sign: 'statement_table', says }
  const key = { ...base, about: 'key' as const, sign: 'column', says: 'tanda di kolom tabel' }
  return isKeyed ? [kind, key] : [kind]
}

const writeWords = (words: string) => paragraph('Isi', run(words))

function writeStatements(question: TrueFalseTable, writer: DocxWriter): string {
  const truths = listTruths(question)
  const rows = question.content.statements.map(({ text }, at) => [
    paragraph('Isi', writeInlines(writer, readMarkdownLine(text))),
    writeWords(truths[at] === 0 ? '✓' : ''),
    writeWords(truths[at] === 1 ? '✓' : ''),
  ])
  return writeTable([['Pernyataan', ...labelsOf(question)].map(writeWords), ...rows])
}

export const docx: InDocx<'true_false_table'> = {
  read(asked) {
    const found = findStatements(asked)
    if (!found) return undefined
    const { raw, statements } = found
    const key = readTruths(raw, statements)
    const missing = key.filter(truth => truth === null).length
    const message = `Kunci ${missing} dari ${key.length} pernyataan belum ada. Pilih kolom yang benar.`
    const isAlone = !asked.statements && statements.rows.length === 1
    return {
      question: makeTrueFalseTable({
        prompt: isAlone ? STANDARD_PROMPT : writeStem(raw.stem),
        columns: statements.columns,
        statements: statements.rows.map(writeSource),
        key,
        credit: readCredit(raw, 'proportional'),
      }),
      signs: describeSigns(statements, missing < key.length),
      doubts: [],
      faults: missing > 0 ? [{ code: 'missing_key', message }] : [],
    }
  },
  write: (question, writer) =>
    writeStatements(question, writer) +
    writeLabelled('Tipe soal', 'tabel pernyataan') +
    writeCredit(question.content.credit),
}
