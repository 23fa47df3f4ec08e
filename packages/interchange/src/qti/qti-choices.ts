import { listElements } from '../xml/find-elements.ts'
import { tag } from '../xml/write-xml.ts'
import { choiceId, type QtiReading, readLine, usesMap, writeLine } from './qti-item.ts'

interface Choices {
  kind: 'single_choice' | 'multiple_choice' | 'weighted_choice'
  /** What each choice is worth by the mapping. */
  points: number[]
  /** Places of the right choices. */
  key: number[]
  isScored: boolean
  readOptions: () => string[]
}

/** Which kind of choice an interaction is; undefined for another interaction. */
export function findChoices(reading: QtiReading): Choices | undefined {
  const { interaction, response } = reading
  if (interaction.name !== 'choiceInteraction') return undefined
  const choices = listElements(interaction, 'simpleChoice')
  const names = choices.map(({ attributes }) => attributes['identifier'] ?? '')
  const points = names.map(name => response.mapping.get(name) ?? 0)
  const named = names.flatMap((name, at) => (response.correct.includes(name) ? [at] : []))
  const worth = points.flatMap((each, at) => (each > 0 ? [at] : []))
  const isScored = usesMap(reading) && response.mapping.size > 0
  const isSeveral = response.cardinality === 'multiple'
  return {
    kind: isSeveral ? 'multiple_choice' : isScored && worth.length > 1 ? 'weighted_choice' : 'single_choice',
    points,
    key: named.length > 0 ? named : worth,
    isScored,
    readOptions: () => choices.map(choice => readLine(reading, choice)),
  }
}

/** `most` choices may be picked; 0 stands for any number. */
export function writeChoices(options: readonly { text: string }[], most: 0 | 1): string {
  const choices = options.map(({ text }, at) =>
    tag('qti-simple-choice', { identifier: choiceId(at) }, writeLine(text)),
  )
  return tag('qti-choice-interaction', { 'response-identifier': 'RESPONSE', 'max-choices': most }, ...choices)
}
