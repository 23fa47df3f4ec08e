import type { FilePassage, FileQuestion } from '@gerbang/interchange/text/question-file.ts'
import type { TableRow } from '../../../../content/read-table.ts'
import type {
  BankFile,
  FormatFile,
  Manifest,
  PackEstimate,
  ProgramFile,
  QuizFile,
  TryoutFile,
} from './pack-schemas.ts'

/** Where a question or a passage lies. */
interface BankPlace {
  bank: string
  /** The subject's code in the program. */
  sub_test: string
}

export interface Article<Head> {
  head: Head
  body: string
  /** Of those of its kind, from the first. */
  order: number
}

interface Lesson {
  title: string
  /** The subject's code in the program. */
  subject: string
  topic: string
  questions: string[]
  body: string
  /** Where the body begins in its file. */
  body_line: number
}

/** What an item of each kind says, as its file has it. They are loaded in this order, for later ones name earlier ones. */
export interface PackData {
  program: ProgramFile
  format: FormatFile
  bank: BankFile
  passage: BankPlace & Omit<FilePassage, 'ref'>
  question: BankPlace & Omit<FileQuestion, 'ref'> & { estimate?: PackEstimate }
  tryout: TryoutFile
  quiz: QuizFile
  lesson: Lesson
  university: { rows: TableRow[] }
  guide: Article<{ title: string; video_url: string | null }>
  faq: Article<{ question: string; category: string }>
  news: Article<{ title: string; excerpt: string; cover: string; days_ago: number }>
  banner: Article<{ placement: string; title: string; picture: string }>
  testimonial: Article<{ name: string; school: string; accepted_at: string; year: number; picture: string }>
}
export type PackKind = keyof PackData

export type PackItemOf<K extends PackKind> = {
  kind: K
  /** Never changes and is never given again: by it a newer version finds the row. */
  ref: string
  /** What people call it. */
  name: string
  file: string
  line: number
  data: PackData[K]
}
export type PackItem = { [K in PackKind]: PackItemOf<K> }[PackKind]

/** The file of a pack with words that no dictionary has: names, terms, and slips that a question is about. */
export const WORD_LIST = 'ejaan.txt'

/**
 * The file of the age format (age-encryption.org/v1) that holds what a sealed pack does not show: its files of questions as
 * they were, the pictures that only explanations name, and its list of words, which says where a slip is asked about.
 * `age -d kunci.age` opens it, too.
 */
export const SEAL = 'kunci.age'

/** Files by their path inside the pack. */
export type PackFiles = ReadonlyMap<string, Uint8Array>

export interface PackFault {
  file: string
  line: number
  message: string
}
export type TellFault = (file: string, line: number, message: string) => void

export interface Pack {
  manifest: Manifest
  items: PackItem[]
  /** Pictures that a text of the pack may name. */
  files: PackFiles
}

export const describePackFault = ({ file, line, message }: PackFault) => `${file} baris ${line}: ${message}`

export const itemsOf = <K extends PackKind>(items: readonly PackItem[], kind: K) =>
  items.filter((item): item is PackItem & PackItemOf<K> => item.kind === kind)
