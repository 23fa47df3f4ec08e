import { readMarkdown, readMarkdownLine } from '../content/read-markdown.ts'
import { type HtmlOptions, writeHtml, writeInlineHtml } from '../content/write-html.ts'
import { noteDifficulty, STANDARD_PROMPT, TRUE_FALSE } from '../model/foreign-kinds.ts'
import type { Bank, Draft, DraftQuestion } from '../model/draft.ts'
import { escapeXml, tag } from '../xml/write-xml.ts'

interface Written {
  type: string
  body: string
  notes: string[]
  /** Source that stands in place of the prompt. */
  prompt?: string
}

const text = (words: string) => tag('text', {}, escapeXml(words))

interface Writer {
  bank: Bank
  options: HtmlOptions
}

/** A text with the pictures that it shows, as Moodle keeps them beside it. */
function writeText(
  { bank, options }: Writer,
  name: string,
  source: string,
  isLine: boolean,
  attributes: Record<string, string | number> = {},
  ...more: string[]
): string {
  const html = isLine
    ? writeInlineHtml(readMarkdownLine(source), options)
    : writeHtml(readMarkdown(source), options)
  const files = bank.pictures
    .filter(picture => html.includes(`@@PLUGINFILE@@/${encodeURIComponent(picture.name)}"`))
    .map(picture =>
      tag(
        'file',
        { name: picture.name, path: '/', encoding: 'base64' },
        Buffer.from(picture.bytes).toString('base64'),
      ),
    )
  return tag(name, { ...attributes, format: 'html' }, text(html), ...files, ...more)
}

const share = (count: number) =>
  Number.isInteger(100 / count) ? String(100 / count) : (100 / count).toFixed(5)

function writeAnswers(writer: Writer, options: string[], fractions: (string | number)[]): string {
  return options
    .map((option, at) => writeText(writer, 'answer', option, true, { fraction: fractions[at] ?? 0 }))
    .join('')
}

const plainAnswer = (words: string, fraction: number, more = '') =>
  tag('answer', { fraction, format: 'plain_text' }, text(words), more)

type Write<Type extends DraftQuestion['type']> = (
  writer: Writer,
  question: Extract<DraftQuestion, { type: Type }>,
) => Written

const kinds: { [Type in DraftQuestion['type']]: Write<Type> } = {
  single_choice: (writer, { options, key }) => ({
    type: 'multichoice',
    body:
      tag('single', {}, 'true') +
      writeAnswers(
        writer,
        options,
        options.map((_, at) => (at === key ? 100 : 0)),
      ),
    notes: [],
  }),
  multiple_choice: (writer, { options, key, credit }) => ({
    type: 'multichoice',
    body:
      tag('single', {}, 'false') +
      writeAnswers(
        writer,
        options,
        options.map((_, at) => (key.includes(at) ? share(key.length) : -100)),
      ),
    notes: [`gerbang:${credit}`],
  }),
  weighted_choice: (writer, { options, weights }) => {
    const most = Math.max(1, ...weights.map(weight => weight ?? 0))
    const fractions = weights.map(weight => (((weight ?? 0) * 100) / most).toFixed(5))
    return {
      type: 'multichoice',
      body: tag('single', {}, 'true') + writeAnswers(writer, options, fractions),
      notes: [`gerbang:weighted_choice ${most}`],
    }
  },
  true_false_table: (writer, { prompt, columns, statements, key, credit }) => {
    const isPlain =
      statements.length === 1 &&
      prompt === STANDARD_PROMPT &&
      columns[0] === TRUE_FALSE[0] &&
      credit === 'proportional'
    if (isPlain)
      return {
        type: 'truefalse',
        body: plainAnswer('true', key[0] === 0 ? 100 : 0) + plainAnswer('false', key[0] === 1 ? 100 : 0),
        notes: [],
        prompt: statements[0] ?? '',
      }
    const pairs = statements.map((statement, at) =>
      writeText(
        writer,
        'subquestion',
        statement,
        true,
        {},
        tag('answer', {}, text(key[at] === null ? '' : columns[key[at] ?? 0])),
      ),
    )
    return {
      type: 'matching',
      body: pairs.join(''),
      notes: [`gerbang:columns ${columns.join(' | ')}`, `gerbang:${credit}`],
    }
  },
  short_answer: (_, { answer }) => {
    if (answer?.kind === 'number')
      return {
        type: 'numerical',
        body: plainAnswer(String(answer.value), 100, tag('tolerance', {}, String(answer.tolerance))),
        notes: [],
      }
    return {
      type: 'shortanswer',
      body: tag('usecase', {}, '0') + (answer?.accepted ?? []).map(word => plainAnswer(word, 100)).join(''),
      notes: [],
    }
  },
}

function writeDraft(writer: Writer, draft: Draft, names: Map<string, string>): string {
  const { number, question, explanation, passage, topic } = draft
  const { type, body, notes, prompt } = (kinds[question.type] as Write<DraftQuestion['type']>)(
    writer,
    question,
  )
  const all = [
    ...(topic ? [topic] : []),
    ...notes,
    ...noteDifficulty(draft),
    ...(passage === undefined ? [] : [`gerbang:passage ${names.get(passage)}`]),
  ]
  return tag(
    'question',
    { type },
    tag('name', {}, text(`Soal ${number}`)),
    writeText(writer, 'questiontext', prompt ?? question.prompt, false),
    explanation === '' ? '' : writeText(writer, 'generalfeedback', explanation, false),
    tag('shuffleanswers', {}, 'false'),
    body,
    all.length > 0 ? tag('tags', {}, ...all.map(each => tag('tag', {}, text(each)))) : '',
  )
}

const writeCategory = (name: string) =>
  tag(
    'question',
    { type: 'category' },
    tag('category', {}, text(`$course$/top/${name.replaceAll('/', ' ')}`)),
  )

/** A question bank for Moodle. A passage is a description before its questions. */
export function writeMoodleXml(bank: Bank): Uint8Array {
  const writer: Writer = {
    bank,
    options: { formulas: 'latex', addressPicture: name => `@@PLUGINFILE@@/${encodeURIComponent(name)}` },
  }
  const names = new Map(bank.passages.map(({ id }, at) => [id, `s${at + 1}`]))
  const passages = bank.passages.map(({ title, body }) =>
    tag(
      'question',
      { type: 'description' },
      tag('name', {}, text(title)),
      writeText(writer, 'questiontext', body, false),
    ),
  )
  const questions = bank.questions.map((draft, at) => {
    const isBegun = draft.section !== undefined && draft.section !== bank.questions[at - 1]?.section
    return (isBegun ? writeCategory(draft.section ?? '') : '') + writeDraft(writer, draft, names)
  })
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n${tag('quiz', {}, ...passages, ...questions)}\n`,
  )
}
