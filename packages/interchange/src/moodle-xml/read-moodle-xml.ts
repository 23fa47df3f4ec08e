import { addQuestion } from '../kinds/add-question.ts'
import { readMoodleKind } from '../kinds/kinds.ts'
import type { ReadResult } from '../model/draft.ts'
import type { ForeignKind } from '../model/foreign-kinds.ts'
import {
  addPassage,
  addUnsupported,
  createItemReader,
  type ItemReader,
  readEach,
} from '../model/item-reader.ts'
import type { ReadLimits } from '../model/limits.ts'
import { readCategory, readSurroundings } from '../model/notes.ts'
import { settlePassages } from '../model/settle-passages.ts'
import { findElement, listElements, readText } from '../xml/find-elements.ts'
import { parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { readBlock, sourceOf } from './moodle-item.ts'

function listFiles(question: XmlElement): Map<string, Uint8Array> {
  const texts = listElements(question).flatMap(element => [element, ...listElements(element)])
  const files = texts.flatMap(element => listElements(element, 'file'))
  return new Map(
    files.map(file => [file.attributes['name'] ?? '', new Uint8Array(Buffer.from(readText(file), 'base64'))]),
  )
}

function findFile(files: Map<string, Uint8Array>, address: string): Uint8Array | undefined {
  const name = /^@@PLUGINFILE@@\/(?:.*\/)?([^/?#]+)/.exec(address)?.[1]
  return name === undefined ? undefined : files.get(decodeURIComponent(name))
}

const listTags = (question: XmlElement) =>
  listElements(findElement(question, 'tags') ?? question, 'tag').map(sourceOf)

/** What the types of Moodle are that no kind takes. */
const foreign: Record<string, ForeignKind> = {
  matching: 'matching',
  randomsamatch: 'matching',
  ddmatch: 'matching',
  ordering: 'ordering',
  cloze: 'gaps',
  gapselect: 'gaps',
  ddwtos: 'gaps',
  ddimageortext: 'picture',
  ddmarker: 'picture',
  calculated: 'calculated',
  calculatedsimple: 'calculated',
  calculatedmulti: 'calculated',
}

/** The category above a question is its section. */
type MoodleReader = ItemReader & { section: string }

/** Moodle gives one after each wrong try; here they are one text. */
const readHints = (reader: ItemReader, question: XmlElement) =>
  listElements(question, 'hint')
    .map(hint => readBlock(reader, hint))
    .filter(text => text !== '')
    .join('\n\n')

function readQuestion(reader: MoodleReader, question: XmlElement) {
  const type = question.attributes['type'] ?? ''
  if (type === 'category') {
    reader.section = readCategory(sourceOf(findElement(question, 'category')))
    return
  }
  const files = listFiles(question)
  reader.findPicture = address => findFile(files, address)
  const title = sourceOf(findElement(question, 'name'))
  const prompt = readBlock(reader, findElement(question, 'questiontext'))
  if (type === 'description') {
    addPassage(reader, title, prompt)
    return
  }
  const tags = listTags(question)
  const notes = tags.join('\n')
  const read = readMoodleKind({ reader, question, type, prompt, notes })
  if (!read) {
    addUnsupported(reader, foreign[type] ?? 'unknown', title || prompt.slice(0, 60), prompt)
    return
  }
  const topic = tags.find(tag => !tag.startsWith('gerbang:'))
  addQuestion(reader, read, readBlock(reader, findElement(question, 'generalfeedback')), {
    hint: readHints(reader, question),
    ...(reader.section && { section: reader.section }),
    ...(topic !== undefined && { topic }),
    ...readSurroundings(notes),
  })
}

/** Throws an UnreadableFile. */
export function readMoodleXml(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const reader: MoodleReader = { ...createItemReader(), section: '' }
  const quiz = parseXml(new TextDecoder().decode(bytes), limits)
  readEach(reader, listElements(quiz, 'question'), {
    placeOf: (_, index) => ({ position: index + 1 }),
    read: question => readQuestion(reader, question),
    textOf: readText,
  })
  settlePassages(reader.result)
  return reader.result
}
