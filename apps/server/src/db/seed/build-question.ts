import type { QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { type FindPicture, renderLine, renderText } from '../../content/render-text.ts'
import type { SeedItem } from './seed-item.ts'

export interface BuiltQuestion {
  content: QuestionContent
  key: QuestionKey
  explanation_html: string
}

/** Renders the texts of one item or stimulus; an error names it. */
export function createRenderer(ref: string, findPicture: FindPicture) {
  const demand = ({ html, problem }: ReturnType<typeof renderText>): string => {
    if (problem) throw new Error(`Cannot seed ${ref}: ${problem.kind} "${problem.source}": ${problem.reason}`)
    return html
  }
  return {
    renderBlocks: (source: string) => demand(renderText(source, findPicture)),
    renderWords: (source: string) => demand(renderLine(source, findPicture)),
  }
}

type Renderer = ReturnType<typeof createRenderer>

function buildOptions(options: string[], { renderWords }: Renderer) {
  return options.map((option, index) => ({ id: 'abcdefgh'.charAt(index), html: renderWords(option) }))
}

function buildStatements(statements: string[], { renderWords }: Renderer) {
  return statements.map((statement, index) => ({ id: `s${index + 1}`, html: renderWords(statement) }))
}

function buildColumns(columns: string[]) {
  return columns.map((label, index) => ({ id: `c${index + 1}`, label }))
}

function buildContent(item: SeedItem, renderer: Renderer): QuestionContent {
  const prompt_html = renderer.renderBlocks(item.prompt)
  const { type } = item
  if (type === 'short_answer') return { type, prompt_html, input: item.answer.kind }
  if (type === 'true_false_table') {
    const statements = buildStatements(item.statements, renderer)
    return { type, prompt_html, columns: buildColumns(item.columns), statements, credit: 'proportional' }
  }
  const options = buildOptions(item.options, renderer)
  if (type === 'single_choice') return { type, prompt_html, options }
  return { type, prompt_html, options, credit: 'all_or_nothing' }
}

function buildKey(item: SeedItem): QuestionKey {
  const { type } = item
  if (type === 'short_answer') return { type, answer: item.answer }
  if (type === 'single_choice') return { type, option_id: item.key.toLowerCase() }
  if (type === 'multiple_choice') return { type, option_ids: item.key.map(letter => letter.toLowerCase()) }
  const columns = item.key.map((column, index) => [`s${index + 1}`, `c${column + 1}`] as const)
  return { type, column_ids: Object.fromEntries(columns) }
}

/** Splits an authored item into the half that students see and the half they do not. */
export function buildQuestion(item: SeedItem, findPicture: FindPicture): BuiltQuestion {
  const renderer = createRenderer(item.ref, findPicture)
  return {
    content: buildContent(item, renderer),
    key: buildKey(item),
    explanation_html: renderer.renderBlocks(item.explanation),
  }
}
