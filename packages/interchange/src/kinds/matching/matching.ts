import { readMarkdownLine } from '../../content/read-markdown.ts'
import { writeInlines as writeSource } from '../../content/write-markdown.ts'
import {
  paragraph,
  run,
  writeCredit,
  writeInlines,
  writeLabelled,
  writeOptions,
} from '../../docx/write-blocks.ts'
import { readCredit, statedKind } from '../../structure/built-question.ts'
import { asksForPairs } from '../../structure/keywords.ts'
import { listStatements } from '../../structure/find-statements.ts'
import { flattenBlock, textOfStem, writeOption, writeStem } from '../../structure/write-parts.ts'
import { creditNames, readCredit as readRowCredit, writeOptions as writeCells } from '../../xlsx/row.ts'
import type { InDocx, InXlsx, Kind } from '../kind.ts'
import { textsOf } from '../parts.ts'
import { gift, moodleXml, qti } from './foreign.ts'
import { makeMatching, placesOfPairs, readLetters, writeLetters } from './make.ts'

const lack = 'Pasangan sebagian baris belum ada. Pilih hurufnya.'

/** Rows `(1) …` below the stem, options with letters, and a letter for each row as the key. */
const docx: InDocx<'matching'> = {
  read(raw) {
    const { stem } = listStatements(raw)
    const isStated = /menjodohkan|matching/i.test(statedKind(raw) ?? '')
    if (!isStated && (raw.options.length < 2 || !asksForPairs(textOfStem(raw)))) return undefined
    const list = stem.findLast(block => block.kind === 'list')
    if (list?.kind !== 'list') return undefined
    const key = readLetters(raw.keys[0]?.text ?? '')
    const question = makeMatching({
      prompt: writeStem(stem.filter(block => block !== list)),
      items: list.items.map(item => writeSource(item.flatMap(flattenBlock))),
      options: raw.options.map(option => writeOption(option, [])),
      key,
      credit: readCredit(raw, 'proportional'),
    })
    const isComplete = !placesOfPairs(question).includes(null)
    return {
      question,
      signs: [],
      doubts: [],
      faults: isComplete ? [] : [{ code: 'missing_key', message: lack }],
    }
  },
  write(question, writer) {
    const { items, options, credit } = question.content
    const rows = items.map(({ text }, at) =>
      paragraph('Lanjutan', run(`(${at + 1}) `) + writeInlines(writer, readMarkdownLine(text))),
    )
    return [
      ...rows,
      writeOptions(writer, options),
      writeLabelled('Kunci', writeLetters(question)),
      writeLabelled('Tipe soal', 'menjodohkan'),
      writeCredit(credit),
    ].join('')
  },
}

/** Options in their columns, the rows line by line in that of the columns of a table. */
const xlsx: InXlsx<'matching'> = {
  names: ['Menjodohkan'],
  isNamed: name => /^.*(jodoh|pasang|matching).*$/i.test(name),
  isLike: () => false,
  read: row =>
    makeMatching({
      prompt: row.prompt,
      items: row.columns.split(/\s*\n\s*/).filter(item => item !== ''),
      options: row.options,
      key: readLetters(row.key),
      credit: readRowCredit(row, 'proportional'),
    }),
  write: question => ({
    ...writeCells(question.content.options),
    columns: textsOf(question.content.items).join('\n'),
    key: writeLetters(question),
    credit: creditNames[question.content.credit],
  }),
}

export const matching: Kind<'matching'> = {
  findLack: question => (placesOfPairs(question).includes(null) ? lack : undefined),
  describe: question => ({
    key: writeLetters(question),
    parts: [...textsOf(question.content.items), ...textsOf(question.content.options)],
  }),
  formats: { docx, xlsx, gift, moodle_xml: moodleXml, qti, aiken: 'unknown to this format' },
}
