import { warnItem } from '../../model/item-reader.ts'
import { describeWeights, noteCredit, readCredit, readGreatest, shareOf } from '../../model/notes.ts'
import { listAnswers, type MoodleReading, valueOf, writeAnswers } from '../../moodle-xml/moodle-item.ts'
import { tag } from '../../xml/write-xml.ts'
import type { InMoodle } from '../kind.ts'
import { makeMultipleChoice, placesOfKey } from './make.ts'

/** `multichoiceset` is a plugin that gives points for all right options or none. */
function findCredit({ type, question, notes }: MoodleReading) {
  if (type === 'multichoiceset') return 'all_or_nothing'
  const isOwn =
    type === 'multichoice' && valueOf(question, 'single') === 'false' && readGreatest(notes) === undefined
  return isOwn ? readCredit(notes) : undefined
}

export const moodleXml: InMoodle<'multiple_choice'> = {
  read(reading) {
    const credit = findCredit(reading)
    if (credit === undefined) return undefined
    const answers = listAnswers(reading)
    const fractions = answers.map(({ fraction }) => fraction)
    const odd = reading.type === 'multichoice' ? describeWeights(fractions) : undefined
    if (odd) warnItem(reading.reader, 'odd_weights', odd)
    return makeMultipleChoice({
      prompt: reading.prompt,
      options: answers.map(({ text }) => text),
      key: fractions.flatMap((fraction, at) => (fraction > 0 ? [at] : [])),
      credit,
    })
  },
  write(question, writer) {
    const key = placesOfKey(question)
    const { options, credit } = question.content
    const fractions = options.map((_, at) => (key.includes(at) ? shareOf(key.length) : -100))
    return {
      type: 'multichoice',
      body: tag('single', {}, 'false') + writeAnswers(writer, options, fractions),
      notes: [noteCredit(credit)],
    }
  },
}
