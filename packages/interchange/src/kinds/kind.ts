import type { QuestionType } from '@gerbang/contract/question.ts'
import type { AikenItem } from '../aiken/split-aiken.ts'
import type { DocxWriter } from '../docx/write-blocks.ts'
import type { GiftReading, GiftWriter, WrittenGift } from '../gift/gift-item.ts'
import type { ItemReader } from '../model/item-reader.ts'
import type { MoodleReading, MoodleWriter, WrittenMoodle } from '../moodle-xml/moodle-item.ts'
import type { QtiReading, WrittenQti } from '../qti/qti-item.ts'
import type { BuiltQuestion } from '../structure/built-question.ts'
import type { RawQuestion } from '../structure/raw-question.ts'
import type { Cells } from '../xlsx/columns.ts'
import type { Row } from '../xlsx/row.ts'
import type { Question } from './question.ts'

/** Stands where a format has no way to write a kind, so that no kind is left out by oversight. */
export type Unknown = 'unknown to this format'

/** A format whose items say what they are: each kind takes the items that are its own, and leaves the others. */
interface InFormat<K extends QuestionType, Reading, Write> {
  read: (reading: Reading) => Question<K> | undefined
  write: Write
}

type WriteGift<K extends QuestionType> = (question: Question<K>, writer: GiftWriter) => WrittenGift
type WriteMoodle<K extends QuestionType> = (question: Question<K>, writer: MoodleWriter) => WrittenMoodle

export type InGift<K extends QuestionType> = InFormat<K, GiftReading, WriteGift<K>>
export type InMoodle<K extends QuestionType> = InFormat<K, MoodleReading, WriteMoodle<K>>
export type InQti<K extends QuestionType> = InFormat<K, QtiReading, (question: Question<K>) => WrittenQti>

/** Aiken is read, never written. */
export type InAiken<K extends QuestionType> = (item: AikenItem, reader: ItemReader) => Question<K> | undefined

export interface InXlsx<K extends QuestionType> extends InFormat<K, Row, (question: Question<K>) => Cells> {
  /** What the sheet calls the kind, and offers to choose from; the first is the usual name. */
  names: [string, ...string[]]
  /** Whether the name of a row, trimmed, means this kind. */
  isNamed: (name: string) => boolean
  /** Whether a row that names no kind is of this one. */
  isLike: (row: Row) => boolean
}

export interface InDocx<K extends QuestionType> {
  read: (raw: RawQuestion) => BuiltQuestion<K> | undefined
  /** What stands below the stem. */
  write: (question: Question<K>, writer: DocxWriter) => string
}

/** All that documents have to know about one kind of question. */
export interface Kind<K extends QuestionType> {
  /** A sentence on what its key lacks. */
  findLack: (question: Question<K>) => string | undefined
  /** Its key and its parts in words, for people at a terminal. */
  describe: (question: Question<K>) => { key: string; parts: string[] }
  docx: InDocx<K>
  xlsx: InXlsx<K>
  gift: InGift<K> | Unknown
  moodle_xml: InMoodle<K> | Unknown
  qti: InQti<K> | Unknown
  aiken: InAiken<K> | Unknown
}
