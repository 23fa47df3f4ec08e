import { letterAt } from '@gerbang/contract/question/name-parts.ts'
import type { QuestionType } from '@gerbang/contract/question.ts'
import { asQuestion, type Question } from '../kinds/question.ts'
import { writeLetters } from '../kinds/matching/make.ts'
import { placesOfKey } from '../kinds/multiple-choice/make.ts'
import { placeOfKey } from '../kinds/single-choice/make.ts'
import { labelsOf, listTruths } from '../kinds/true-false-table/make.ts'
import { listWeights } from '../kinds/weighted-choice/make.ts'
import { textsOf } from '../kinds/parts.ts'
import type { DocumentQuestion, ReadResult } from '../model/draft.ts'

const keys: { [K in QuestionType]: (question: Question<K>) => string } = {
  single_choice(question) {
    const key = placeOfKey(question)
    return key === null ? '-' : letterAt(key)
  },
  multiple_choice: question => placesOfKey(question).map(letterAt).join('+'),
  weighted_choice: question => listWeights(question).join('/'),
  true_false_table: question =>
    listTruths(question)
      .map(truth => (truth === null ? '-' : labelsOf(question)[truth]))
      .join('/'),
  matching: writeLetters,
  essay: ({ key }) => key?.model_answer ?? '-',
  short_answer: ({ key }) => JSON.stringify(key?.answer ?? null),
}

function describeKey<K extends QuestionType>(type: K, question: Question<K>): string {
  return keys[type](question)
}

function describe({ number, draft }: DocumentQuestion): string {
  const { content } = draft
  const parts =
    'options' in content
      ? textsOf(content.options)
      : 'statements' in content
        ? textsOf(content.statements)
        : []
  const key = describeKey(content.type, asQuestion(draft))
  return `${number} ${key}: ${[content.prompt.replaceAll(/\n+/g, ' / '), ...parts].join(' | ')}`
}

/** One line a question: number, key, prompt and options or statements. */
export const describeQuestions = ({ questions }: ReadResult): string[] => questions.map(describe)
