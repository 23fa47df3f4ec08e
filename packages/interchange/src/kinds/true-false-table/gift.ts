import { escapeGift, type GiftReading, readGiftLine } from '../../gift/gift-item.ts'
import { unescapeGift } from '../../gift/split-gift.ts'
import { joinLines } from '../../model/item-reader.ts'
import { noteColumns, noteCredit, readTruthPairs } from '../../model/notes.ts'
import type { InGift } from '../kind.ts'
import { isTrueFalse, labelsOf, listTruths, makeTrueFalse } from './make.ts'

function readPairs(reading: GiftReading) {
  const pairs = reading.answers.map(({ text }) => {
    const at = text.indexOf('->')
    return {
      readStatement: () => readGiftLine(reading, text.slice(0, at).trim()),
      label: unescapeGift(text.slice(at + 2).trim()),
    }
  })
  return readTruthPairs(reading.prompt, pairs, reading.item.comment)
}

export const gift: InGift<'true_false_table'> = {
  read(reading) {
    if (reading.form === 'truth')
      return makeTrueFalse(joinLines(reading.prompt), /^t/i.test(reading.answer) ? 0 : 1)
    return reading.form === 'pairs' ? readPairs(reading) : undefined
  },
  write(question, { line, block }) {
    const { statements, credit } = question.content
    const [columns, truths] = [labelsOf(question), listTruths(question)]
    const [first] = statements
    if (first && isTrueFalse(question) && truths[0] !== null)
      return { answer: truths[0] === 0 ? 'TRUE' : 'FALSE', prompt: block(first.text) }
    const labels = truths.map(truth => (truth === null ? '' : escapeGift(columns[truth])))
    const pairs = statements.map(({ text }, at) => `=${line(text)} -> ${labels[at]}`)
    return { answer: pairs.join('\n'), notes: [noteColumns(columns), noteCredit(credit)] }
  },
}
