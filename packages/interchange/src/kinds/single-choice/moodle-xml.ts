import { warnItem } from '../../model/item-reader.ts'
import { readGreatest } from '../../model/notes.ts'
import { listAnswers, valueOf, writeAnswers } from '../../moodle-xml/moodle-item.ts'
import { tag } from '../../xml/write-xml.ts'
import type { InMoodle } from '../kind.ts'
import { makeSingleChoice, placeOfKey } from './make.ts'

export const moodleXml: InMoodle<'single_choice'> = {
  read(reading) {
    const { type, question, notes, prompt, reader } = reading
    if (type !== 'multichoice' || valueOf(question, 'single') === 'false') return undefined
    if (readGreatest(notes) !== undefined) return undefined
    const answers = listAnswers(reading)
    const fractions = answers.map(({ fraction }) => fraction)
    const right = fractions.filter(fraction => fraction > 0)
    if (right.length > 1)
      warnItem(
        reader,
        'partial_credit',
        'Nilai sebagian pada opsi tidak ikut: hanya opsi bernilai tertinggi yang menjadi kunci.',
      )
    const key = right.length > 0 ? fractions.indexOf(Math.max(...fractions)) : null
    return makeSingleChoice(
      prompt,
      answers.map(({ text }) => text),
      key,
    )
  },
  write(question, writer) {
    const key = placeOfKey(question)
    const { options } = question.content
    const fractions = options.map((_, at) => (at === key ? 100 : 0))
    return {
      type: 'multichoice',
      body: tag('single', {}, 'true') + writeAnswers(writer, options, fractions),
    }
  },
}
