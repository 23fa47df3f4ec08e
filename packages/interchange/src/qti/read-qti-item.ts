import { addQuestion } from '../kinds/add-question.ts'
import { readQtiKind } from '../kinds/kinds.ts'
import type { DocumentQuestion } from '../model/draft.ts'
import type { ForeignKind } from '../model/foreign-kinds.ts'
import { addUnsupported, type ItemReader } from '../model/item-reader.ts'
import { findElement, listDescendants, listElements, readText } from '../xml/find-elements.ts'
import type { XmlElement, XmlNode } from '../xml/parse-xml.ts'
import { readContent } from './open-objects.ts'
import { readResponse } from './qti-item.ts'

/** The interactions of QTI, and what an item is that no kind takes. */
const INTERACTIONS: Record<string, ForeignKind> = {
  choiceInteraction: 'unknown',
  textEntryInteraction: 'unknown',
  matchInteraction: 'matching',
  extendedTextInteraction: 'essay',
  orderInteraction: 'ordering',
  associateInteraction: 'matching',
  gapMatchInteraction: 'gaps',
  inlineChoiceInteraction: 'gaps',
  hottextInteraction: 'gaps',
  hotspotInteraction: 'picture',
  selectPointInteraction: 'picture',
  graphicOrderInteraction: 'picture',
  graphicAssociateInteraction: 'picture',
  graphicGapMatchInteraction: 'picture',
  positionObjectInteraction: 'picture',
  sliderInteraction: 'slider',
  mediaInteraction: 'unknown',
  drawingInteraction: 'picture',
  uploadInteraction: 'file',
  endAttemptInteraction: 'unknown',
  customInteraction: 'unknown',
  portableCustomInteraction: 'unknown',
}

/** The body without its interactions; a gap to type in shows as a blank. */
function withoutInteractions(nodes: readonly XmlNode[]): XmlNode[] {
  return nodes.flatMap((node): XmlNode[] => {
    if (typeof node === 'string') return [node]
    if (node.name === 'textEntryInteraction') return [' _____ ']
    if (node.name === 'rubricBlock' || node.name.startsWith('feedback')) return []
    if (INTERACTIONS[node.name] !== undefined) return findElement(node, 'prompt')?.children ?? []
    return [{ ...node, children: withoutInteractions(node.children) }]
  })
}

/** Where the blank ends the text, the place to type stands below it anyway. */
function readPrompt(reader: ItemReader, body: XmlElement): string {
  return readContent(reader, withoutInteractions(body.children)).replace(/\n\n\\?_\\?_\\?_\\?_\\?_$/, '')
}

function readExplanation(reader: ItemReader, item: XmlElement): string {
  const [feedback] = listElements(item, 'modalFeedback')
  return feedback
    ? readContent(
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
  difficulty?: DocumentQuestion['difficulty']
}

/** What an item that no kind takes is called. */
function nameForeign([first, ...others]: readonly XmlElement[]): ForeignKind {
  if (!first) return 'none'
  return others.length > 0 ? 'several' : (INTERACTIONS[first.name] ?? 'unknown')
}

/** Reads one item in the names of QTI 2. */
export function readQtiItem(reader: ItemReader, item: XmlElement, { passage, difficulty }: Around) {
  const body = findElement(item, 'itemBody') ?? { name: 'itemBody', attributes: {}, children: [] }
  const interactions = listDescendants(body, Object.keys(INTERACTIONS))
  const [interaction, ...others] = interactions
  const prompt = readPrompt(reader, body)
  const question =
    interaction && others.length === 0
      ? readQtiKind({ reader, item, interaction, response: readResponse(item, interaction), prompt })
      : undefined
  if (!question) {
    const title = item.attributes['title'] ?? item.attributes['identifier'] ?? ''
    const words = interactions.map(each => readText(each).replaceAll(/\s+/g, ' ').trim())
    addUnsupported(reader, nameForeign(interactions), title, `${prompt}\n\n${words.join('\n')}`.trim())
    return
  }
  const topic = item.attributes['label']
  addQuestion(reader, question, readExplanation(reader, item), {
    ...(difficulty && { difficulty }),
    ...(passage !== undefined && { passage }),
    ...(topic && { topic }),
  })
}
