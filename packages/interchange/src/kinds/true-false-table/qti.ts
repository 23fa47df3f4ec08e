import { noteColumns, noteCredit, readTruthPairs } from '../../model/notes.ts'
import { declare, type QtiReading, readLine, usesMap, writeLine, writeTemplate } from '../../qti/qti-item.ts'
import { listElements, readText } from '../../xml/find-elements.ts'
import { escapeXml, tag } from '../../xml/write-xml.ts'
import type { InQti } from '../kind.ts'
import { labelsOf, listTruths } from './make.ts'

/** Statements against two judgements, each statement once; any other match is no table. */
function readMatch(reading: QtiReading) {
  const { interaction, response, prompt } = reading
  const [left, right] = listElements(interaction, 'simpleMatchSet')
  if (!left || !right) return undefined
  const targets = listElements(right, 'simpleAssociableChoice')
  const rows = listElements(left, 'simpleAssociableChoice')
  if (targets.length !== 2 || rows.some(row => row.attributes['matchMax'] !== '1')) return undefined
  const labels = targets.map(target => readText(target).trim())
  const pairs = rows.map(row => {
    const pair = response.correct.find(each => each.split(/\s+/)[0] === row.attributes['identifier'])
    const name = pair?.split(/\s+/)[1]
    const at = targets.findIndex(target => target.attributes['identifier'] === name)
    return { readStatement: () => readLine(reading, row), label: labels[at] ?? '' }
  })
  const credit = usesMap(reading) ? 'proportional' : 'all_or_nothing'
  const columns = noteColumns([labels[0] ?? '', labels[1] ?? ''])
  return readTruthPairs(prompt, pairs, `${columns}\n${noteCredit(credit)}`)
}

const writeTarget = (identifier: string, most: number, inside: string) =>
  tag('qti-simple-associable-choice', { identifier, 'match-max': most }, inside)

export const qti: InQti<'true_false_table'> = {
  read: reading => (reading.interaction.name === 'matchInteraction' ? readMatch(reading) : undefined),
  write(question) {
    const { statements, credit } = question.content
    const correct = listTruths(question).flatMap((column, at) =>
      column === null ? [] : [`s${at + 1} c${column + 1}`],
    )
    const isShared = credit === 'proportional'
    const rows = statements.map(({ text }, at) => writeTarget(`s${at + 1}`, 1, writeLine(text)))
    const targets = labelsOf(question).map((label, at) =>
      writeTarget(`c${at + 1}`, statements.length, escapeXml(label)),
    )
    const attributes = {
      'response-identifier': 'RESPONSE',
      'max-associations': statements.length,
      class: 'qti-match-tabular',
    }
    return {
      declaration: declare({
        cardinality: 'multiple',
        type: 'directedPair',
        correct,
        ...(isShared && { points: correct.map((pair): [string, number] => [pair, 1]) }),
      }),
      interaction: tag(
        'qti-match-interaction',
        attributes,
        tag('qti-simple-match-set', {}, ...rows),
        tag('qti-simple-match-set', {}, ...targets),
      ),
      processing: writeTemplate(isShared ? 'map_response' : 'match_correct'),
    }
  },
}
