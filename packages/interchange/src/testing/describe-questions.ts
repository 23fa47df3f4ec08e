import type { ReadResult } from '../model/draft.ts'

const LETTERS = 'ABCDEFGH'

function describeKey({ question }: ReadResult['questions'][number]): string {
  if (question.type === 'short_answer') return JSON.stringify(question.answer)
  if (question.type === 'single_choice') return question.key === null ? '-' : LETTERS.charAt(question.key)
  if (question.type === 'multiple_choice') return question.key.map(index => LETTERS.charAt(index)).join('+')
  if (question.type === 'weighted_choice') return question.weights.join('/')
  return question.key.map(column => (column === null ? '-' : question.columns[column])).join('/')
}

/** One line a question: number, key, prompt and options or statements. */
export function describeQuestions({ questions }: ReadResult): string[] {
  return questions.map(draft => {
    const { question } = draft
    const parts =
      'options' in question ? question.options : 'statements' in question ? question.statements : []
    return `${draft.number} ${describeKey(draft)}: ${[question.prompt.replaceAll(/\n+/g, ' / '), ...parts].join(' | ')}`
  })
}
