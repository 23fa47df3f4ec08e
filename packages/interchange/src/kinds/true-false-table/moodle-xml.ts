import { joinLines } from '../../model/item-reader.ts'
import { noteColumns, noteCredit, readTruthPairs } from '../../model/notes.ts'
import {
  listAnswers,
  type MoodleReading,
  readBlock,
  sourceOf,
  writeElement,
  writePlainAnswer,
  writeText,
} from '../../moodle-xml/moodle-item.ts'
import { findElement, listElements } from '../../xml/find-elements.ts'
import { tag } from '../../xml/write-xml.ts'
import type { InMoodle } from '../kind.ts'
import { isTrueFalse, labelsOf, listTruths, makeTrueFalse } from './make.ts'

function readTrueFalse(reading: MoodleReading) {
  const right = listAnswers(reading).find(({ fraction }) => fraction > 0)
  const key = right ? (/^(true|benar)$/i.test(right.plain) ? 0 : 1) : null
  return makeTrueFalse(joinLines(reading.prompt), key)
}

/** A pair without a left side is a distractor. */
function readMatching({ reader, question, prompt, notes }: MoodleReading) {
  const pairs = listElements(question, 'subquestion')
    .filter(
      pair =>
        sourceOf(pair)
          .replaceAll(/<(?!img)[^>]*>|&nbsp;/g, '')
          .trim() !== '',
    )
    .map(pair => ({
      readStatement: () => joinLines(readBlock(reader, pair)),
      label: sourceOf(findElement(pair, 'answer')),
    }))
  return readTruthPairs(prompt, pairs, notes)
}

export const moodleXml: InMoodle<'true_false_table'> = {
  read(reading) {
    if (reading.type === 'truefalse') return readTrueFalse(reading)
    return reading.type === 'matching' ? readMatching(reading) : undefined
  },
  write(question, writer) {
    const { statements, credit } = question.content
    const [columns, truths] = [labelsOf(question), listTruths(question)]
    const [first] = statements
    if (first && isTrueFalse(question)) {
      const isRight = (column: 0 | 1) => (truths[0] === column ? 100 : 0)
      const body = writePlainAnswer('true', isRight(0)) + writePlainAnswer('false', isRight(1))
      return { type: 'truefalse', body, prompt: first.text }
    }
    const pairs = statements.map(({ text }, at) => {
      const truth = truths[at] ?? null
      const label = truth === null ? '' : columns[truth]
      return writeElement(
        writer,
        { name: 'subquestion', isLine: true },
        text,
        tag('answer', {}, writeText(label)),
      )
    })
    return { type: 'matching', body: pairs.join(''), notes: [noteColumns(columns), noteCredit(credit)] }
  },
}
