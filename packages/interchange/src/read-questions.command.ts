import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { DraftQuestion, ReadResult } from './model/draft.ts'
import { readDocument } from './read-document.ts'

const LETTERS = 'ABCDEFGH'
const lettersOf = (key: readonly number[]) =>
  key.map(index => LETTERS.charAt(index)).join(', ') || 'belum ada'

function describeKey(question: DraftQuestion): string {
  switch (question.type) {
    case 'single_choice':
      return lettersOf(question.key === null ? [] : [question.key])
    case 'multiple_choice':
      return lettersOf(question.key)
    case 'true_false_table':
      return question.key.map(column => (column === null ? 'belum ada' : question.columns[column])).join(', ')
    case 'short_answer':
      if (question.answer === null) return 'belum ada'
      return question.answer.kind === 'number'
        ? String(question.answer.value)
        : question.answer.accepted.join('; ')
  }
}

function printResult({ questions, passages, pictures, unsupported, errors, warnings, signs }: ReadResult) {
  for (const { id, number, question } of questions) {
    console.log(`${number}. [${question.type}] ${question.prompt.replaceAll('\n', ' ')}`)
    if ('options' in question)
      question.options.forEach((option, index) => console.log(`   ${LETTERS.charAt(index)}. ${option}`))
    if ('statements' in question)
      for (const statement of question.statements) console.log(`   - ${statement}`)
    const why = signs.filter(sign => sign.question === id && sign.about === 'key').map(sign => sign.says)
    console.log(`   Kunci: ${describeKey(question)}${why.length > 0 ? ` (${why.join('; ')})` : ''}`)
  }
  for (const { kind, title } of unsupported) console.log(`Tidak didukung [${kind}]: ${title}`)
  console.log(`${questions.length} soal, ${passages.length} bacaan, ${pictures.length} gambar`)
  for (const { message } of errors) console.log(`Kesalahan: ${message}`)
  for (const { message } of warnings) console.log(`Periksa: ${message}`)
}

// `npm run read-questions -- FILE`: what the import would understand, without storing anything.
const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Pemakaian: npm run read-questions -- FILE')
  process.exitCode = 2
} else {
  // npm runs its scripts in the project's folder; the person who typed a path was in this one.
  const result = readDocument(readFileSync(resolve(process.env['INIT_CWD'] ?? '.', file)), basename(file))
  printResult(result)
  process.exitCode = result.errors.some(({ question }) => question === undefined) ? 1 : 0
}
