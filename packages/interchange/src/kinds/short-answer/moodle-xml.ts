import { listAnswers, type MoodleReading, writePlainAnswer } from '../../moodle-xml/moodle-item.ts'
import { readNumber } from '../../structure/read-answer.ts'
import { tag } from '../../xml/write-xml.ts'
import type { InMoodle } from '../kind.ts'
import { acceptNumber, acceptWords, makeShortAnswer } from './make.ts'
import { warnOtherNumbers, warnPartial } from './warn-partial.ts'

function readWords(reading: MoodleReading) {
  const right = listAnswers(reading).filter(({ fraction, plain }) => fraction > 0 && plain !== '')
  const full = right.filter(({ fraction }) => fraction === 100)
  if (full.length < right.length) warnPartial(reading.reader)
  return acceptWords(full.map(({ plain }) => plain))
}

function readNumerical(reading: MoodleReading) {
  const [best, ...others] = listAnswers(reading).toSorted((a, b) => b.fraction - a.fraction)
  if (!best) return null
  if (others.some(({ fraction }) => fraction > 0) || best.fraction < 100)
    warnOtherNumbers(reading.reader, best.plain)
  const { plain, tolerance } = best
  const isPlain = plain !== '' && !Number.isNaN(Number(plain))
  return acceptNumber(isPlain ? Number(plain) : readNumber(plain), tolerance)
}

export const moodleXml: InMoodle<'short_answer'> = {
  read(reading) {
    if (reading.type === 'shortanswer') return makeShortAnswer(reading.prompt, readWords(reading))
    return reading.type === 'numerical' ? makeShortAnswer(reading.prompt, readNumerical(reading)) : undefined
  },
  write({ key }) {
    if (key?.answer.kind === 'number') {
      const { value, tolerance } = key.answer
      const margin = tag('tolerance', {}, String(tolerance))
      return { type: 'numerical', body: writePlainAnswer(String(value), 100, margin) }
    }
    const words = (key?.answer.accepted ?? []).map(word => writePlainAnswer(word, 100))
    return { type: 'shortanswer', body: tag('usecase', {}, '0') + words.join('') }
  },
}
