import { readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import { letterAt } from '@gerbang/contract/question/name-parts.ts'
import type { WritableFormat } from './formats.ts'
import { describeQuestion } from './kinds/kinds.ts'
import type { ReadResult } from './model/draft.ts'
import { readDocument } from './read-document.ts'
import { writeDocument } from './write-document.ts'

const USAGE = `Pemakaian: npm run read-questions -- FILE [HASIL]
Menampilkan soal yang dipahami dari FILE. HASIL (.docx, .xlsx, .gift, .xml untuk Moodle, .zip untuk QTI) menyimpannya lagi.`

function describeResult({
  questions,
  passages,
  pictures,
  unsupported,
  errors,
  warnings,
  signs,
}: ReadResult): string[] {
  const described = questions.flatMap(({ id, number, draft }) => {
    const { key, parts } = describeQuestion(draft)
    const why = signs.filter(sign => sign.question === id && sign.about === 'key').map(sign => sign.says)
    return [
      `${number}. [${draft.content.type}] ${draft.content.prompt.replaceAll('\n', ' ')}`,
      ...parts.map((part, at) => `   ${letterAt(at)}. ${part}`),
      `   Kunci: ${key || 'belum ada'}${why.length > 0 ? ` (${why.join('; ')})` : ''}`,
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
