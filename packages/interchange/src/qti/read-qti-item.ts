import type { Draft, DraftAnswer, DraftQuestion } from '../model/draft.ts'
import {
  addDraft,
  addUnsupported,
  type ItemReader,
  joinLines,
  readMarkup,
  warnItem,
} from '../model/item-reader.ts'
import { readTruthPairs } from '../model/foreign-kinds.ts'
import { readNumber } from '../structure/read-answer.ts'
import { findElement, listDescendants, listElements, readText } from '../xml/find-elements.ts'
import type { XmlElement, XmlNode } from '../xml/parse-xml.ts'

const INTERACTIONS = [
  'choiceInteraction',
  'textEntryInteraction',
  'matchInteraction',
  'extendedTextInteraction',
  'orderInteraction',
  'associateInteraction',
  'gapMatchInteraction',
  'inlineChoiceInteraction',
  'hottextInteraction',
  'hotspotInteraction',
  'selectPointInteraction',
  'graphicOrderInteraction',
  'graphicAssociateInteraction',
  'graphicGapMatchInteraction',
  'positionObjectInteraction',
  'sliderInteraction',
  'mediaInteraction',
  'drawingInteraction',
  'uploadInteraction',
  'endAttemptInteraction',
  'customInteraction',
  'portableCustomInteraction',
]

interface Response {
  cardinality: string
  type: string
  correct: string[]
  /** Value → points. */
  mapping: Map<string, number>
}

function readResponse(item: XmlElement, interaction: XmlElement): Response {
  const identifier = interaction.attributes['responseIdentifier'] ?? 'RESPONSE'
  const declaration = listElements(item, 'responseDeclaration').find(
    each => each.attributes['identifier'] === identifier,
  )
  const values = listElements(findElement(declaration, 'correctResponse') ?? interaction, 'value')
  const entries = listElements(findElement(declaration, 'mapping') ?? interaction, 'mapEntry')
  return {
    cardinality: declaration?.attributes['cardinality'] ?? 'single',
    type: declaration?.attributes['baseType'] ?? 'identifier',
    correct: values.map(value => readText(value).trim()),
    mapping: new Map(
      entries.map(({ attributes }) => [attributes['mapKey'] ?? '', Number(attributes['mappedValue'] ?? 0)]),
    ),
  }
}

interface Reading {
  reader: ItemReader
  item: XmlElement
  interaction: XmlElement
  response: Response
  prompt: string
}

const lineOf = ({ reader }: Reading, element: XmlElement) =>
  joinLines(
    readMarkup(
      reader,
      element.children.filter(child => typeof child === 'string' || !child.name.startsWith('feedback')),
    ),
  )

const usesMap = (item: XmlElement) => {
  const processing = findElement(item, 'responseProcessing')
  return (
    (processing?.attributes['template'] ?? '')
      .replaceAll(/[_-]/g, '')
      .toLowerCase()
      .includes('mapresponse') ||
    (processing !== undefined && listDescendants(processing, ['mapResponse']).length > 0)
  )
}

function buildChoice(reading: Reading): DraftQuestion {
  const { item, interaction, response, prompt, reader } = reading
  const choices = listElements(interaction, 'simpleChoice')
  const names = choices.map(({ attributes }) => attributes['identifier'] ?? '')
  const options = choices.map(choice => lineOf(reading, choice))
  const points = names.map(name => response.mapping.get(name) ?? 0)
  const named = names.flatMap((name, at) => (response.correct.includes(name) ? [at] : []))
  const key = named.length > 0 ? named : points.flatMap((each, at) => (each > 0 ? [at] : []))
  const isScored = usesMap(item) && response.mapping.size > 0
  if (response.cardinality !== 'multiple') {
    if (isScored && points.filter(each => each > 0).length > 1)
      return { type: 'weighted_choice', prompt, options, weights: points.map(Math.round) }
    return { type: 'single_choice', prompt, options, key: key[0] ?? null }
  }
  if (isScored && new Set(points.filter(each => each > 0)).size > 1)
    warnItem(
      reader,
      'odd_weights',
      'Bobot opsi tidak sama rata dan tidak ikut; setiap kunci bernilai sama. Periksa.',
    )
  return {
    type: 'multiple_choice',
    prompt,
    options,
    key,
    credit: isScored ? 'proportional' : 'all_or_nothing',
  }
}

function findTolerance(item: XmlElement): number {
  const [equal] = listDescendants(item, ['equal'])
  if (equal?.attributes['toleranceMode'] !== 'absolute') return 0
  return Number((equal.attributes['tolerance'] ?? '0').trim().split(/\s+/)[0]) || 0
}

function buildEntry({ reader, item, response, prompt }: Reading): DraftQuestion {
  const isNumber = response.type === 'float' || response.type === 'integer'
  const [first] = response.correct
  const value =
    isNumber && first !== undefined
      ? Number.isNaN(Number(first))
        ? readNumber(first)
        : Number(first)
      : undefined
  if (value !== undefined)
    return { type: 'short_answer', prompt, answer: { kind: 'number', value, tolerance: findTolerance(item) } }
  const most = Math.max(0, ...response.mapping.values())
  const mapped = [...response.mapping].flatMap(([word, points]) =>
    points > 0 && points === most ? [word] : [],
  )
  if ([...response.mapping.values()].some(points => points > 0 && points < most))
    warnItem(
      reader,
      'partial_credit',
      'Jawaban bernilai sebagian tidak ikut: hanya jawaban bernilai penuh yang diterima.',
    )
  const accepted = [...new Set([...response.correct, ...mapped])].filter(word => word !== '')
  const answer: DraftAnswer | null = accepted.length > 0 ? { kind: 'text', accepted } : null
  return { type: 'short_answer', prompt, answer }
}

/** Statements against two judgements, each statement once; any other match has no kind here. */
function buildMatch(reading: Reading): DraftQuestion | undefined {
  const { item, interaction, response, prompt } = reading
  const [left, right] = listElements(interaction, 'simpleMatchSet')
  if (!left || !right) return undefined
  const targets = listElements(right, 'simpleAssociableChoice')
  const rows = listElements(left, 'simpleAssociableChoice')
  if (targets.length !== 2 || rows.some(row => row.attributes['matchMax'] !== '1')) return undefined
  const labels = targets.map(target => readText(target).trim())
  const pairs = rows.map(row => {
    const pair = response.correct
      .find(each => each.split(/\s+/)[0] === row.attributes['identifier'])
      ?.split(/\s+/)[1]
    const at = targets.findIndex(target => target.attributes['identifier'] === pair)
    return { statement: lineOf(reading, row), label: labels[at] ?? '' }
  })
  const note = `gerbang:columns ${labels.join(' | ')}${usesMap(item) ? '' : '\ngerbang:all_or_nothing'}`
  return readTruthPairs(prompt, pairs, note)
}

const builders: Record<string, (reading: Reading) => DraftQuestion | undefined> = {
  choiceInteraction: buildChoice,
  textEntryInteraction: buildEntry,
  matchInteraction: buildMatch,
}

/** The body without its interactions; a gap to type in shows as a blank. */
function withoutInteractions(nodes: readonly XmlNode[]): XmlNode[] {
  return nodes.flatMap((node): XmlNode[] => {
    if (typeof node === 'string') return [node]
    if (node.name === 'textEntryInteraction') return [' _____ ']
    if (node.name === 'rubricBlock' || node.name.startsWith('feedback')) return []
    if (INTERACTIONS.includes(node.name)) return findElement(node, 'prompt')?.children ?? []
    return [{ ...node, children: withoutInteractions(node.children) }]
  })
}

/** Where the blank ends the text, the place to type stands below it anyway. */
function readPrompt(reader: ItemReader, body: XmlElement): string {
  return readMarkup(reader, withoutInteractions(body.children)).replace(/\n\n\\?_\\?_\\?_\\?_\\?_$/, '')
}

function readExplanation(reader: ItemReader, item: XmlElement): string {
  const [feedback] = listElements(item, 'modalFeedback')
  return feedback
    ? readMarkup(
        reader,
        listElements(feedback, 'contentBody').length > 0
          ? (findElement(feedback, 'contentBody')?.children ?? [])
          : feedback.children,
      )
    : ''
}

/** What stands outside of an item: the passage of the stimulus that it refers to, and what its package says of it. */
interface Around {
  passage?: string | undefined
  difficulty?: Draft['difficulty']
}

/** Reads one item in the names of QTI 2. */
export function readQtiItem(reader: ItemReader, item: XmlElement, { passage, difficulty }: Around) {
  const title = item.attributes['title'] ?? item.attributes['identifier'] ?? ''
  const body = findElement(item, 'itemBody') ?? { name: 'itemBody', attributes: {}, children: [] }
  const interactions = listDescendants(body, INTERACTIONS)
  const [interaction] = interactions
  const prompt = readPrompt(reader, body)
  const kind =
    interactions.length === 1 && interaction
      ? interaction.name
      : interactions.length === 0
        ? 'tanpa jawaban'
        : 'beberapa jawaban'
  const reading = interaction && {
    reader,
    item,
    interaction,
    response: readResponse(item, interaction),
    prompt,
  }
  const built = reading && interactions.length === 1 ? builders[interaction.name]?.(reading) : undefined
  if (!built) {
    addUnsupported(
      reader,
      kind.replace('Interaction', ''),
      title,
      `${prompt}\n\n${interactions.map(each => readText(each).replaceAll(/\s+/g, ' ').trim()).join('\n')}`.trim(),
    )
    return
  }
  const topic = item.attributes['label']
  addDraft(reader, built, {
    explanation: readExplanation(reader, item),
    ...(difficulty && { difficulty }),
    ...(passage !== undefined && { passage }),
    ...(topic && { topic }),
  })
}
