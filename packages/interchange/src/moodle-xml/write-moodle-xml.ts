import { writeMoodleKind } from '../kinds/kinds.ts'
import type { Bank } from '../model/draft.ts'
import { findNewSection, noteSurroundings } from '../model/notes.ts'
import { tag } from '../xml/write-xml.ts'
import { type MoodleWriter, writeElement, writeText } from './moodle-item.ts'

const writeName = (words: string) => tag('name', {}, writeText(words))

const writePrompt = (writer: MoodleWriter, source: string) =>
  writeElement(writer, { name: 'questiontext' }, source)

function writeQuestion({ questions, passages }: Bank, at: number, writer: MoodleWriter): string {
  const question = questions[at]
  if (!question) return ''
  const { number, draft, topic } = question
  const { type, body, notes = [], prompt } = writeMoodleKind(draft, writer)
  const tags = [...(topic ? [topic] : []), ...notes, ...noteSurroundings(question, passages)]
  const section = findNewSection(questions, at)
  const written = tag(
    'question',
    { type },
    writeName(`Soal ${number}`),
    writePrompt(writer, prompt ?? draft.content.prompt),
    draft.explanation === '' ? '' : writeElement(writer, { name: 'generalfeedback' }, draft.explanation),
    tag('shuffleanswers', {}, 'false'),
    body,
    draft.hint === undefined ? '' : writeElement(writer, { name: 'hint' }, draft.hint),
    tags.length > 0 ? tag('tags', {}, ...tags.map(each => tag('tag', {}, writeText(each)))) : '',
  )
  return section === undefined ? written : writeCategory(section) + written
}

const writeCategory = (name: string) =>
  tag(
    'question',
    { type: 'category' },
    tag('category', {}, writeText(`$course$/top/${name.replaceAll('/', ' ')}`)),
  )

/** A question bank for Moodle. A passage is a description before its questions. */
export function writeMoodleXml(bank: Bank): Uint8Array {
  const writer: MoodleWriter = {
    pictures: bank.pictures,
    options: {
      formulas: 'latex',
      looks: 'elements',
      addressPicture: name => `@@PLUGINFILE@@/${encodeURIComponent(name)}`,
    },
  }
  const passages = bank.passages.map(({ title, body }) =>
    tag('question', { type: 'description' }, writeName(title), writePrompt(writer, body)),
  )
  const questions = bank.questions.map((_, at) => writeQuestion(bank, at, writer))
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n${tag('quiz', {}, ...passages, ...questions)}\n`,
  )
}
