import type { QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { type FindPicture, renderLine, renderText } from '../../content/render-text.ts'
import type { QuestionDraft } from './question-draft.ts'

export interface BuiltQuestion {
  content: QuestionContent
  key: QuestionKey
  explanation_html: string
}

/** Renders the texts of one question or stimulus; an error names it. */
export function createRenderer(ref: string, findPicture: FindPicture) {
  const demand = ({ html, problem }: ReturnType<typeof renderText>): string => {
    if (problem)
      throw new Error(`Cannot render ${ref}: ${problem.kind} "${problem.source}": ${problem.reason}`)
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

function buildContent(draft: QuestionDraft, renderer: Renderer): QuestionContent {
  const prompt_html = renderer.renderBlocks(draft.prompt)
  const { type } = draft
  if (type === 'short_answer') return { type, prompt_html, input: draft.answer.kind }
  if (type === 'true_false_table') {
    const statements = buildStatements(draft.statements, renderer)
    return { type, prompt_html, columns: buildColumns(draft.columns), statements, credit: 'proportional' }
  }
  const options = buildOptions(draft.options, renderer)
  if (type === 'single_choice') return { type, prompt_html, options }
  return { type, prompt_html, options, credit: 'all_or_nothing' }
}

function buildKey(draft: QuestionDraft): QuestionKey {
  const { type } = draft
  if (type === 'short_answer') return { type, answer: draft.answer }
  if (type === 'single_choice') return { type, option_id: draft.key.toLowerCase() }
  if (type === 'multiple_choice') return { type, option_ids: draft.key.map(letter => letter.toLowerCase()) }
  const columns = draft.key.map((column, index) => [`s${index + 1}`, `c${column + 1}`] as const)
  return { type, column_ids: Object.fromEntries(columns) }
}

/** Splits an authored question into the half that students see and the half they do not. */
export function buildQuestion(draft: QuestionDraft, renderer: Renderer): BuiltQuestion {
  return {
    content: buildContent(draft, renderer),
    key: buildKey(draft),
    explanation_html: renderer.renderBlocks(draft.explanation),
  }
}
