import type { QuestionDraft, QuestionType } from '@gerbang/contract/question.ts'
import type { AikenItem } from '../aiken/split-aiken.ts'
import type { DocxWriter } from '../docx/write-blocks.ts'
import type { GiftReading, GiftWriter } from '../gift/gift-item.ts'
import type { ItemReader } from '../model/item-reader.ts'
import type { MoodleReading, MoodleWriter } from '../moodle-xml/moodle-item.ts'
import type { QtiReading } from '../qti/qti-item.ts'
import type { RawQuestion } from '../structure/raw-question.ts'
import type { Cells } from '../xlsx/columns.ts'
import type { Row } from '../xlsx/row.ts'
import { essay } from './essay/essay.ts'
import type { Kind, Unknown } from './kind.ts'
import { matching } from './matching/matching.ts'
import { multipleChoice } from './multiple-choice/multiple-choice.ts'
import { asQuestion, type Question } from './question.ts'
import { shortAnswer } from './short-answer/short-answer.ts'
import { singleChoice } from './single-choice/single-choice.ts'
import { trueFalseTable } from './true-false-table/true-false-table.ts'
import { weightedChoice } from './weighted-choice/weighted-choice.ts'

/** In the order in which an item is offered to them: whoever takes it first has it. */
const kinds: { [K in QuestionType]: Kind<K> } = {
  matching,
  essay,
  true_false_table: trueFalseTable,
  weighted_choice: weightedChoice,
  multiple_choice: multipleChoice,
  single_choice: singleChoice,
  short_answer: shortAnswer,
}

type AnyFormats = (typeof kinds)[QuestionType]['formats']

function findKind<K extends QuestionType>(type: K): Kind<K> {
  return kinds[type]
}

function findFirst<T>(read: (formats: AnyFormats) => T | undefined): T | undefined {
  for (const { formats } of Object.values(kinds)) {
    const found = read(formats)
    if (found !== undefined) return found
  }
  return undefined
}

const isKnown = <Format>(format: Format | Unknown): format is Format => format !== 'unknown to this format'

type Draft = Pick<QuestionDraft, 'content' | 'key'>

/** A question with what its kind knows; `know` is for a format that may lack the kind. */
function open(draft: Draft) {
  const question = asQuestion(draft)
  const { type } = question.content
  function know<Format>(format: Format | Unknown): Format {
    if (!isKnown(format)) throw new Error(`Cannot write a question of the kind ${type}: the format lacks it`)
    return format
  }
  return { question, know, ...findKind(type) }
}

export const findLack = (question: Question) => findKind(question.content.type).findLack(question)

export function describeQuestion(draft: Draft) {
  const { question, describe } = open(draft)
  return describe(question)
}

export const readDocxKind = (raw: RawQuestion) => findFirst(({ docx }) => docx.read(raw))

export function writeDocxKind(draft: Draft, writer: DocxWriter): string {
  const { question, formats } = open(draft)
  return formats.docx.write(question, writer)
}

export const listXlsxNames = () => Object.values(kinds).flatMap(({ formats }) => formats.xlsx.names)

export const readXlsxKind = (row: Row) =>
  findFirst<Question>(({ xlsx }) =>
    (row.kind === '' ? xlsx.isLike(row) : xlsx.isNamed(row.kind)) ? xlsx.read(row) : undefined,
  )

export function writeXlsxKind(draft: Draft): Cells {
  const { question, formats } = open(draft)
  return { kind: formats.xlsx.names[0], ...formats.xlsx.write(question) }
}

export const readGiftKind = (reading: GiftReading) =>
  findFirst<Question>(({ gift }) => (isKnown(gift) ? gift.read(reading) : undefined))

export function writeGiftKind(draft: Draft, writer: GiftWriter) {
  const { question, formats, know } = open(draft)
  return know(formats.gift).write(question, writer)
}

export const readMoodleKind = (reading: MoodleReading) =>
  findFirst<Question>(({ moodle_xml: moodle }) => (isKnown(moodle) ? moodle.read(reading) : undefined))

export function writeMoodleKind(draft: Draft, writer: MoodleWriter) {
  const { question, formats, know } = open(draft)
  return know(formats.moodle_xml).write(question, writer)
}

export const readQtiKind = (reading: QtiReading) =>
  findFirst<Question>(({ qti }) => (isKnown(qti) ? qti.read(reading) : undefined))

export function writeQtiKind(draft: Draft) {
  const { question, formats, know } = open(draft)
  return know(formats.qti).write(question)
}

export const readAikenKind = (item: AikenItem, reader: ItemReader) =>
  findFirst<Question>(({ aiken }) => (isKnown(aiken) ? aiken(item, reader) : undefined))
