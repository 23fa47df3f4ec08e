import type { DraftContentOf, KeyOf, QuestionType } from '@gerbang/contract/question.ts'
import { wordOf, writeNumber } from './fields.ts'
import type { WrittenKind } from './kinds/kind-text.ts'
import { findKindText } from './kinds/kinds.ts'
import { joinCells, writeTextLines } from './lines.ts'
import {
  difficulties,
  fieldNames,
  languages,
  subTestField,
  unfinished,
  usualPoints,
} from './question-fields.ts'
import type { FilePassage, FileQuestion, QuestionFile } from './question-file.ts'
import type { FileDefaults } from './read-question.ts'

type Field = readonly [name: string, value: string]

const writeFields = (fields: readonly Field[]) => fields.map(([name, value]) => `${name}: ${value}`)
/** Nothing for what the file says already. */
const unless = (isSaid: boolean, name: string, value: string): Field[] => (isSaid ? [] : [[name, value]])

function writeKind<T extends QuestionType>(
  type: T,
  content: DraftContentOf<T>,
  key: KeyOf<T> | null,
): WrittenKind {
  return findKindText(type).write(content, key)
}

function writeQuestion({ draft, ...question }: FileQuestion, { points, lang }: FileDefaults): string[] {
  const { content, key, explanation, explanation_video_url, hint } = draft
  const kind = writeKind(content.type, content, key?.type === content.type ? key : null)
  return [
    `## Soal ${question.ref}`,
    ...writeFields([
      [fieldNames.kind, findKindText(content.type).name],
      [fieldNames.topics, joinCells(question.topics)],
      [fieldNames.difficulty, wordOf(difficulties, question.difficulty)],
      ...unless(question.passage === null, fieldNames.passage, question.passage ?? ''),
      ...unless(question.points === points, fieldNames.points, writeNumber(question.points)),
      ...unless(question.lang === lang, fieldNames.lang, wordOf(languages, question.lang)),
      ...unless(kind.isFinished, fieldNames.key, wordOf(unfinished, true)),
      ...unless(explanation_video_url === null, fieldNames.video, explanation_video_url ?? ''),
      ...kind.fields,
    ]),
    '',
    ...writeTextLines(content.prompt),
    ...(kind.lines.length > 0 ? ['', ...kind.lines] : []),
    ...(hint === undefined || hint === '' ? [] : ['', '### Petunjuk', '', ...writeTextLines(hint)]),
    ...(explanation === '' ? [] : ['', '### Pembahasan', '', ...writeTextLines(explanation)]),
    '',
  ]
}

const writePassage = ({ ref, title, body }: FilePassage) => [
  `## Teks ${ref}${title === '' ? '' : `: ${title}`}`,
  '',
  ...writeTextLines(body),
  '',
]

/** Passages keep their order; each stands before the first question that uses it, and as late as that allows. */
function writeSections({ passages, questions }: QuestionFile, defaults: FileDefaults): string[] {
  let written = 0
  const writeUntil = (end: number) => {
    const due = passages.slice(written, end).flatMap(writePassage)
    written = Math.max(written, end)
    return due
  }
  const lines = questions.flatMap(question => [
    ...writeUntil(passages.findIndex(({ ref }) => ref === question.passage) + 1),
    ...writeQuestion(question, defaults),
  ])
  return [...lines, ...writeUntil(passages.length)]
}

/** The text of one file of questions; `readText` reads the same back. */
export function writeText(file: QuestionFile): string {
  const [first] = file.questions
  const defaults = { points: first?.points ?? usualPoints, lang: first?.lang ?? 'id' }
  const head = writeFields([
    [subTestField, file.sub_test],
    [fieldNames.lang, wordOf(languages, defaults.lang)],
    ...unless(defaults.points === usualPoints, fieldNames.points, writeNumber(defaults.points)),
  ])
  return ['---', ...head, '---', '', ...writeSections(file, defaults)].join('\n')
}
