import { readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import type { WritableFormat } from './formats.ts'
import type { DraftQuestion, ReadResult } from './model/draft.ts'
import { readDocument } from './read-document.ts'
import { writeDocument } from './write-document.ts'

const USAGE = `Pemakaian: npm run read-questions -- FILE [HASIL]
Menampilkan soal yang dipahami dari FILE. HASIL (.docx, .xlsx, .gift, .xml untuk Moodle, .zip untuk QTI) menyimpannya lagi.`

const LETTERS = 'ABCDEFGH'
const lettersOf = (key: readonly number[]) =>
  key.map(index => LETTERS.charAt(index)).join(', ') || 'belum ada'

function describeKey(question: DraftQuestion): string {
  switch (question.type) {
    case 'single_choice':
      return lettersOf(question.key === null ? [] : [question.key])
    case 'multiple_choice':
      return lettersOf(question.key)
    case 'weighted_choice':
      return question.weights.map((weight, index) => `${LETTERS.charAt(index)} = ${weight ?? '?'}`).join(', ')
    case 'true_false_table':
      return question.key.map(column => (column === null ? 'belum ada' : question.columns[column])).join(', ')
    case 'short_answer':
      if (question.answer === null) return 'belum ada'
      return question.answer.kind === 'number'
        ? String(question.answer.value)
        : question.answer.accepted.join('; ')
  }
}

function describeParts(question: DraftQuestion): string[] {
  if ('options' in question)
    return question.options.map((option, index) => `   ${LETTERS.charAt(index)}. ${option}`)
  return 'statements' in question ? question.statements.map(statement => `   - ${statement}`) : []
}

function describeResult({
  questions,
  passages,
  pictures,
  unsupported,
  errors,
  warnings,
  signs,
}: ReadResult): string[] {
  const described = questions.flatMap(({ id, number, question }) => {
    const why = signs.filter(sign => sign.question === id && sign.about === 'key').map(sign => sign.says)
    const key = `   Kunci: ${describeKey(question)}${why.length > 0 ? ` (${why.join('; ')})` : ''}`
    return [
      `${number}. [${question.type}] ${question.prompt.replaceAll('\n', ' ')}`,
      ...describeParts(question),
      key,
    ]
  })
  return [
    ...described,
    ...unsupported.map(({ kind, title }) => `Tidak didukung [${kind}]: ${title}`),
    `${questions.length} soal, ${passages.length} bacaan, ${pictures.length} gambar`,
    ...errors.map(({ message }) => `Kesalahan: ${message}`),
    ...warnings.map(({ message }) => `Periksa: ${message}`),
  ]
}

const endings: Record<string, WritableFormat> = {
  '.docx': 'docx',
  '.xlsx': 'xlsx',
  '.gift': 'gift',
  '.xml': 'moodle_xml',
  '.zip': 'qti',
}

// npm runs its scripts in the project's folder; the person who typed a path was in this one.
const locate = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path)

function main([file, target]: string[]): number {
  const format = target === undefined ? undefined : endings[extname(target)]
  if (file === undefined || (target !== undefined && format === undefined)) {
    console.error(USAGE)
    return 2
  }
  const result = readDocument(readFileSync(locate(file)), basename(file))
  console.log(describeResult(result).join('\n'))
  if (target !== undefined && format !== undefined)
    writeFileSync(locate(target), writeDocument(format, result))
  return result.errors.some(({ question }) => question === undefined) ? 1 : 0
}

process.exitCode = main(process.argv.slice(2))
