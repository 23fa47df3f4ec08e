import { type QuestionDraft, type QuestionType, questionDraft } from '@gerbang/contract/question.ts'
import { type Fields, readChoice, readFields, readNumber } from './fields.ts'
import { findKindText, kindWords } from './kinds/kinds.ts'
import { type Line, readTextLines, splitCells, trimLines } from './lines.ts'
import { readBody } from './marked-parts.ts'
import { difficulties, fieldNames, languages, unfinished } from './question-fields.ts'
import type { FileQuestion, Tell } from './question-file.ts'
import type { Section } from './split-file.ts'

const HEADING = /^### (Petunjuk|Pembahasan)\s*$/
const parts = { Petunjuk: 'hint', Pembahasan: 'explanation' } as const

interface Split {
  fields: Line[]
  body: Line[]
  /** Undefined without its heading. */
  hint?: Line[]
  explanation?: Line[]
}

/** Fields end at the first blank line; hint and explanation have headings of their own. */
function splitSection({ lines }: Section, tell: Tell): Split {
  const own = trimLines(lines)
  const blank = own.findIndex(({ text }) => text.trim() === '')
  const split: Split = { fields: blank < 0 ? own : own.slice(0, blank), body: [] }
  let part = split.body
  for (const line of blank < 0 ? [] : own.slice(blank)) {
    const name = HEADING.exec(line.text)?.[1] as keyof typeof parts | undefined
    if (name === undefined) {
      part.push(line)
      continue
    }
    if (split[parts[name]]) tell(line.at, `punya dua "### ${name}"`)
    part = []
    split[parts[name]] = part
    // Without a text the heading says nothing.
    if (name === 'Petunjuk') tellEmpty(own.slice(own.indexOf(line) + 1), line, tell)
  }
  return split
}

function tellEmpty(rest: readonly Line[], { at }: Line, tell: Tell): void {
  const first = rest.find(({ text }) => text.trim() !== '')
  if (!first || HEADING.test(first.text)) tell(at, 'punya petunjuk yang kosong')
}

const kindField = { name: fieldNames.kind, words: kindWords }
const kindLine = new RegExp(`^${fieldNames.kind}: (.*)$`)

/** Which fields a question may have depends on its kind, which is one of them. */
function findKind(lines: readonly Line[], tell: Tell): QuestionType | undefined {
  const found = lines.filter(({ text }) => kindLine.test(text))
  return readChoice(
    readFields(found, [fieldNames.kind], () => {}),
    kindField,
    tell,
  )
}

export function readPoints(fields: Fields, otherwise: number, tell: Tell): number {
  const field = fields.get(fieldNames.points)
  if (!field) return otherwise
  const points = readNumber(field.value)
  if (points !== undefined && points > 0 && points <= 100) return points
  tell(field.at, `menyebut poin "${field.value}"; poin lebih dari 0 dan paling banyak 100`)
  return otherwise
}

function readTopics(fields: Fields, tell: Tell): string[] {
  const topics = splitCells(fields.get(fieldNames.topics)?.value ?? '').filter(topic => topic !== '')
  if (topics.length === 0) tell(0, 'tidak menyebut "topik"')
  return topics
}

function readDraft(
  type: QuestionType,
  { body: lines, hint, explanation = [] }: Split,
  fields: Fields,
  tell: Tell,
): QuestionDraft | undefined {
  const kind = findKindText(type)
  const isUnfinished = readChoice(fields, unfinished, tell) ?? false
  const body = readBody(lines, tell)
  const { least, most, word } = kind.parts
  const count = body.parts.length
  if (count < least || count > most)
    tell(0, `punya ${count} ${word}; ${kind.name} punya ${most === 0 ? 'nol' : `${least} sampai ${most}`}`)
  const read = kind.read({ fields, body, isUnfinished, tell })
  if (!read) return undefined
  if (read.key === null && !isUnfinished) tell(0, 'tidak punya kunci')
  const draft = questionDraft.safeParse({
    ...read,
    explanation: readTextLines(explanation),
    explanation_video_url: fields.get(fieldNames.video)?.value ?? null,
    ...(hint && { hint: readTextLines(hint) }),
  })
  if (!draft.success) tell(0, `tidak sesuai bentuk soal (${draft.error.issues[0]?.path.join('.') ?? ''})`)
  return draft.data
}

export interface FileDefaults {
  points: number
  lang: 'id' | 'en'
}

/** Undefined after a fault that leaves no question. */
export function readQuestion(
  section: Section,
  defaults: FileDefaults,
  tellFile: Tell,
): FileQuestion | undefined {
  const tell: Tell = (line, message) => tellFile(line || section.at, `soal ${section.ref} ${message}`)
  const split = splitSection(section, tell)
  const type = findKind(split.fields, tell)
  if (!type) return undefined
  const known = [...Object.values(fieldNames), ...findKindText(type).fields]
  const fields = readFields(split.fields, known, tell)
  const difficulty = readChoice(fields, difficulties, tell)
  const topics = readTopics(fields, tell)
  const draft = readDraft(type, split, fields, tell)
  if (!draft || !difficulty) return undefined
  return {
    ref: section.ref,
    draft,
    passage: fields.get(fieldNames.passage)?.value ?? null,
    topics,
    difficulty,
    points: readPoints(fields, defaults.points, tell),
    lang: readChoice(fields, { ...languages, otherwise: defaults.lang }, tell) ?? defaults.lang,
  }
}
