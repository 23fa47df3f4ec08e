import { readMarkdown, readMarkdownLine } from '../content/read-markdown.ts'
import { writeHtml, writeInlineHtml } from '../content/write-html.ts'
import { embedPictures } from '../model/embed-pictures.ts'
import { noteDifficulty, STANDARD_PROMPT, TRUE_FALSE } from '../model/foreign-kinds.ts'
import type { Bank, DraftQuestion } from '../model/draft.ts'

const escapeGift = (text: string) => text.replaceAll(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n')

interface Writer {
  block: (source: string) => string
  line: (source: string) => string
}

/** Texts are HTML with LaTeX; pictures lie in it, for GIFT has no other place for them. */
function createWriter(bank: Bank): Writer {
  const options = { formulas: 'latex' as const, addressPicture: embedPictures(bank.pictures) }
  return {
    block: source => escapeGift(writeHtml(readMarkdown(source), options)),
    line: source => escapeGift(writeInlineHtml(readMarkdownLine(source), options)),
  }
}

interface Written {
  answer: string
  /** What GIFT has no word for, in a comment that other systems skip. */
  notes: string[]
  /** Stands in place of the prompt. */
  prompt?: string
}

const share = (count: number) =>
  Number.isInteger(100 / count) ? String(100 / count) : (100 / count).toFixed(5)

const labelOf = (columns: [string, string], key: 0 | 1 | null | undefined) =>
  key === null || key === undefined ? '' : escapeGift(columns[key])

type Write<Type extends DraftQuestion['type']> = (
  question: Extract<DraftQuestion, { type: Type }>,
  writer: Writer,
) => Written

const answers: { [Type in DraftQuestion['type']]: Write<Type> } = {
  single_choice: ({ options, key }, { line }) => ({
    answer: options.map((option, at) => `${at === key ? '=' : '~'}${line(option)}`).join('\n'),
    notes: [],
  }),
  multiple_choice: ({ options, key, credit }, { line }) => ({
    answer: options
      .map((option, at) => `~%${key.includes(at) ? share(key.length) : '-100'}%${line(option)}`)
      .join('\n'),
    notes: [`gerbang:${credit}`],
  }),
  weighted_choice: ({ options, weights }, { line }) => {
    const most = Math.max(1, ...weights.map(weight => weight ?? 0))
    const percent = (weight: number | null) => (((weight ?? 0) * 100) / most).toFixed(5)
    return {
      answer: options.map((option, at) => `~%${percent(weights[at] ?? 0)}%${line(option)}`).join('\n'),
      notes: [`gerbang:weighted_choice ${most}`],
    }
  },
  true_false_table: ({ prompt, columns, statements, key, credit }, { line, block }) => {
    const [statement = ''] = statements
    const isPlain =
      statements.length === 1 &&
      prompt === STANDARD_PROMPT &&
      columns[0] === TRUE_FALSE[0] &&
      credit === 'proportional' &&
      key[0] !== null
    if (isPlain) return { answer: key[0] === 0 ? 'TRUE' : 'FALSE', notes: [], prompt: block(statement) }
    const pairs = statements.map((each, at) => `=${line(each)} -> ${labelOf(columns, key[at])}`)
    return {
      answer: pairs.join('\n'),
      notes: [`gerbang:columns ${columns.join(' | ')}`, `gerbang:${credit}`],
    }
  },
  short_answer: ({ answer }) => {
    if (answer === null) return { answer: '', notes: [] }
    if (answer.kind === 'number') return { answer: `#${answer.value}:${answer.tolerance}`, notes: [] }
    return { answer: answer.accepted.map(word => `=${escapeGift(word)}`).join('\n'), notes: [] }
  },
}

/** GIFT as Moodle reads it. A passage stands before its questions as a description. */
export function writeGift(bank: Bank): Uint8Array {
  const writer = createWriter(bank)
  const passages = bank.passages.map(
    ({ title, body }) => `::${escapeGift(title)}::[html]${writer.block(body)}`,
  )
  const names = new Map(bank.passages.map(({ id }, at) => [id, `s${at + 1}`]))
  const questions = bank.questions.map((draft, at) => {
    const { number, question, explanation, passage, topic } = draft
    const { answer, notes, prompt } = (answers[question.type] as Write<DraftQuestion['type']>)(
      question,
      writer,
    )
    const all = [
      ...(topic ? [`[tag:${topic.replaceAll(/[[\]\n]/g, ' ')}]`] : []),
      ...notes,
      ...noteDifficulty(draft),
      ...(passage === undefined ? [] : [`gerbang:passage ${names.get(passage)}`]),
    ]
    const feedback = explanation === '' ? '' : `\n####${writer.block(explanation)}`
    const isBegun = draft.section !== undefined && draft.section !== bank.questions[at - 1]?.section
    const category = isBegun ? [`$CATEGORY: ${draft.section?.replaceAll(/[/\n]/g, ' ')}`, ''] : []
    return [
      ...category,
      ...all.map(note => `// ${note}`),
      `::Soal ${number}::[html]${prompt ?? writer.block(question.prompt)}{\n${answer}${feedback}\n}`,
    ].join('\n')
  })
  return new TextEncoder().encode(`${[...passages, ...questions].join('\n\n')}\n`)
}
