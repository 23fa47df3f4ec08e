import {
  describeWeights,
  readCategory,
  readDifficulty,
  readTruthPairs,
  STANDARD_PROMPT,
  TRUE_FALSE,
} from '../model/foreign-kinds.ts'
import type { DraftQuestion, ReadResult } from '../model/draft.ts'
import {
  addDraft,
  addUnsupported,
  createItemReader,
  type ItemReader,
  joinLines,
  readEach,
  readText,
  type TextFormat,
  warnItem,
} from '../model/item-reader.ts'
import type { ReadLimits } from '../model/limits.ts'
import { readNumber } from '../structure/read-answer.ts'
import { findElement, listElements, readText as textOf } from '../xml/find-elements.ts'
import { parseXml, type XmlElement } from '../xml/parse-xml.ts'

const formats: Record<string, TextFormat> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'html',
}

const formatOf = (element: XmlElement | undefined, usual: TextFormat): TextFormat =>
  formats[element?.attributes['format'] ?? ''] ?? usual
const sourceOf = (element: XmlElement | undefined) => textOf(findElement(element, 'text')).trim()
const valueOf = (question: XmlElement, name: string) => textOf(findElement(question, name)).trim()

function readBlock(reader: ItemReader, element: XmlElement | undefined): string {
  return element ? readText(reader, sourceOf(element), formatOf(element, 'html')) : ''
}

interface MoodleAnswer {
  text: string
  plain: string
  fraction: number
  tolerance: number
}

function listAnswers(reader: ItemReader, question: XmlElement): MoodleAnswer[] {
  return listElements(question, 'answer').map(answer => ({
    text: joinLines(readBlock(reader, answer)),
    plain: sourceOf(answer),
    fraction: Number(answer.attributes['fraction'] ?? 0),
    tolerance: Number(valueOf(answer, 'tolerance') || 0),
  }))
}

type Build = (
  reader: ItemReader,
  question: XmlElement,
  prompt: string,
  notes: string,
) => DraftQuestion | undefined

function buildChoice(reader: ItemReader, question: XmlElement, prompt: string, notes: string): DraftQuestion {
  const answers = listAnswers(reader, question)
  const options = answers.map(({ text }) => text)
  const weights = answers.map(({ fraction }) => fraction)
  const most = /gerbang:weighted_choice (\d+)/.exec(notes)
  if (most)
    return {
      type: 'weighted_choice',
      prompt,
      options,
      weights: weights.map(weight => Math.round((weight * Number(most[1])) / 100)),
    }
  const key = weights.flatMap((weight, at) => (weight > 0 ? [at] : []))
  if (valueOf(question, 'single') !== 'false') {
    const best = weights.indexOf(Math.max(...weights))
    if (key.length > 1)
      warnItem(
        reader,
        'partial_credit',
        'Nilai sebagian pada opsi tidak ikut: hanya opsi bernilai tertinggi yang menjadi kunci.',
      )
    return { type: 'single_choice', prompt, options, key: key.length > 0 ? best : null }
  }
  const odd = describeWeights(weights)
  if (odd) warnItem(reader, 'odd_weights', odd)
  return {
    type: 'multiple_choice',
    prompt,
    options,
    key,
    credit: notes.includes('gerbang:all_or_nothing') ? 'all_or_nothing' : 'proportional',
  }
}

const builders: Record<string, Build> = {
  multichoice: buildChoice,
  multichoiceset: (reader, question, prompt) => {
    const answers = listAnswers(reader, question)
    const key = answers.flatMap(({ fraction }, at) => (fraction > 0 ? [at] : []))
    return {
      type: 'multiple_choice',
      prompt,
      options: answers.map(({ text }) => text),
      key,
      credit: 'all_or_nothing',
    }
  },
  truefalse: (reader, question, prompt) => {
    const right = listAnswers(reader, question).find(({ fraction }) => fraction > 0)
    const key = right ? (/^(true|benar)$/i.test(right.plain) ? 0 : 1) : null
    return {
      type: 'true_false_table',
      prompt: STANDARD_PROMPT,
      columns: TRUE_FALSE,
      statements: [joinLines(prompt)],
      key: [key],
      credit: 'proportional',
    }
  },
  shortanswer: (reader, question, prompt) => {
    const answers = listAnswers(reader, question).filter(
      ({ fraction, plain }) => fraction > 0 && plain !== '',
    )
    const accepted = answers.filter(({ fraction }) => fraction === 100)
    if (accepted.length < answers.length)
      warnItem(
        reader,
        'partial_credit',
        'Jawaban bernilai sebagian tidak ikut: hanya jawaban bernilai penuh yang diterima.',
      )
    return {
      type: 'short_answer',
      prompt,
      answer:
        accepted.length > 0
          ? { kind: 'text', accepted: [...new Set(accepted.map(({ plain }) => plain))] }
          : null,
    }
  },
  numerical: (reader, question, prompt) => {
    const [best] = listAnswers(reader, question).toSorted((a, b) => b.fraction - a.fraction)
    const value =
      best &&
      (best.plain !== '' && !Number.isNaN(Number(best.plain)) ? Number(best.plain) : readNumber(best.plain))
    return {
      type: 'short_answer',
      prompt,
      answer: value === undefined ? null : { kind: 'number', value, tolerance: best?.tolerance ?? 0 },
    }
  },
  matching: (reader, question, prompt, notes) => {
    const pairs = listElements(question, 'subquestion')
      .map(pair => ({
        statement: joinLines(readBlock(reader, pair)),
        label: sourceOf(findElement(pair, 'answer')),
      }))
      .filter(({ statement }) => statement !== '')
    return readTruthPairs(prompt, pairs, notes)
  },
}

function listFiles(question: XmlElement): Map<string, Uint8Array> {
  const texts = listElements(question).flatMap(element => [element, ...listElements(element)])
  const files = texts.flatMap(element => listElements(element, 'file'))
  return new Map(
    files.map(file => [file.attributes['name'] ?? '', new Uint8Array(Buffer.from(textOf(file), 'base64'))]),
  )
}

function findFile(files: Map<string, Uint8Array>, address: string): Uint8Array | undefined {
  const name = /^@@PLUGINFILE@@\/(?:.*\/)?([^/?#]+)/.exec(address)?.[1]
  return name === undefined ? undefined : files.get(decodeURIComponent(name))
}

const listTags = (question: XmlElement) =>
  listElements(findElement(question, 'tags') ?? question, 'tag').map(sourceOf)

/** Its questions follow a category. */
type MoodleReader = ItemReader & { section: string }

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
  const tags = listTags(question)
  if (type === 'description') {
    reader.result.passages.push({
      id: `s${reader.result.passages.length + 1}`,
      title,
      body: prompt,
      place: reader.place,
    })
    return
  }
  const notes = tags.join('\n')
  const built = builders[type]?.(reader, question, prompt, notes)
  if (!built) {
    addUnsupported(reader, type === '' ? 'tidak dikenal' : type, title || prompt.slice(0, 60), prompt)
    return
  }
  const passage = /gerbang:passage (s\d+)/.exec(notes)?.[1]
  const topic = tags.find(tag => !tag.startsWith('gerbang:'))
  addDraft(reader, built, {
    explanation: readBlock(reader, findElement(question, 'generalfeedback')),
    ...(reader.section && { section: reader.section }),
    ...readDifficulty(notes),
    ...(passage !== undefined && { passage }),
    ...(topic !== undefined && { topic }),
  })
}

/** Throws an UnreadableFile. */
export function readMoodleXml(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const reader: MoodleReader = { ...createItemReader(), section: '' }
  const quiz = parseXml(new TextDecoder().decode(bytes), limits)
  const questions = listElements(quiz, 'question')
  readEach(
    reader,
    questions,
    (_, index) => ({ position: index + 1 }),
    question => readQuestion(reader, question),
    textOf,
  )
  return reader.result
}
