import { declare, type QtiReading, writeTemplate } from '../../qti/qti-item.ts'
import { readNumber } from '../../structure/read-answer.ts'
import { listDescendants } from '../../xml/find-elements.ts'
import { tag } from '../../xml/write-xml.ts'
import type { InQti } from '../kind.ts'
import { acceptNumber, acceptWords, type Answer, makeShortAnswer } from './make.ts'
import { warnPartial } from './warn-partial.ts'

function findTolerance({ item }: QtiReading): number {
  const [equal] = listDescendants(item, ['equal'])
  if (equal?.attributes['toleranceMode'] !== 'absolute') return 0
  return Number((equal.attributes['tolerance'] ?? '0').trim().split(/\s+/)[0]) || 0
}

function readNumeric(reading: QtiReading): Answer | null {
  const { type, correct } = reading.response
  const [first] = correct
  if ((type !== 'float' && type !== 'integer') || first === undefined) return null
  const value = Number.isNaN(Number(first)) ? readNumber(first) : Number(first)
  return acceptNumber(value, findTolerance(reading))
}

function readWords({ reader, response: { mapping, correct } }: QtiReading): Answer | null {
  const points = [...mapping.values()]
  const most = Math.max(0, ...points)
  if (points.some(each => each > 0 && each < most)) warnPartial(reader)
  const mapped = [...mapping].flatMap(([word, worth]) => (worth > 0 && worth === most ? [word] : []))
  return acceptWords([...correct, ...mapped].filter(word => word !== ''))
}

/** Right within the tolerance: no template says that. */
function writeTolerance(tolerance: number): string {
  const equal = tag(
    'qti-equal',
    { 'tolerance-mode': 'absolute', tolerance: `${tolerance} ${tolerance}` },
    '<qti-variable identifier="RESPONSE"/>',
    '<qti-correct identifier="RESPONSE"/>',
  )
  const score =
    '<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value>'
  return tag(
    'qti-response-processing',
    {},
    tag('qti-response-condition', {}, tag('qti-response-if', {}, equal, score)),
  )
}

const interaction = '<p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>'
const cardinality = 'single'

export const qti: InQti<'short_answer'> = {
  read: reading =>
    reading.interaction.name === 'textEntryInteraction'
      ? makeShortAnswer(reading.prompt, readNumeric(reading) ?? readWords(reading))
      : undefined,
  write({ key }) {
    if (key === null) {
      const declaration = declare({ cardinality, type: 'string' })
      return { declaration, interaction, processing: writeTemplate('match_correct') }
    }
    const { answer } = key
    if (answer.kind === 'number') {
      const declaration = declare({ cardinality, type: 'float', correct: [String(answer.value)] })
      return { declaration, interaction, processing: writeTolerance(answer.tolerance) }
    }
    const points = answer.accepted.map((word): [string, number] => [word, 1])
    const declaration = declare({ cardinality, type: 'string', correct: answer.accepted.slice(0, 1), points })
    return { declaration, interaction, processing: writeTemplate('map_response') }
  },
}
