import { noteGreatest, readGreatest, sharesOf } from '../../model/notes.ts'
import { listAnswers, writeAnswers } from '../../moodle-xml/moodle-item.ts'
import { tag } from '../../xml/write-xml.ts'
import type { InMoodle } from '../kind.ts'
import { greatestWeight, listWeights, makeWeightedChoice, scaleWeights } from './make.ts'

export const moodleXml: InMoodle<'weighted_choice'> = {
  read(reading) {
    const greatest = readGreatest(reading.notes)
    if (reading.type !== 'multichoice' || greatest === undefined) return undefined
    const answers = listAnswers(reading)
    return makeWeightedChoice(
      reading.prompt,
      answers.map(({ text }) => text),
      scaleWeights(
        answers.map(({ fraction }) => fraction),
        greatest,
      ),
    )
  },
  write(question, writer) {
    const greatest = greatestWeight(question)
    const shares = sharesOf(listWeights(question), greatest)
    return {
      type: 'multichoice',
      body: tag('single', {}, 'true') + writeAnswers(writer, question.content.options, shares),
      notes: [noteGreatest(greatest)],
    }
  },
}
