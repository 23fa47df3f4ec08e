import type { DraftContentOf, KeyOf, QuestionDraft } from '@gerbang/contract/question.ts'
import type { FilePassage, FileQuestion } from '@gerbang/interchange/text/question-file.ts'
import { type BankFolder, loadBank } from '../load-bank.ts'

type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

/** What tests ask of a key, with parts known by their place. */
type Written =
  | { type: 'single_choice'; options: string[]; key: Letter; keeps_order?: true }
  | { type: 'multiple_choice'; options: string[]; key: Letter[]; keeps_order?: true }
  | { type: 'weighted_choice'; options: string[]; weights: number[]; keeps_order?: true }
  | { type: 'true_false_table'; columns: string[]; statements: string[]; key: number[] }
  | { type: 'short_answer'; answer: KeyOf<'short_answer'>['answer'] }

export type SeedItem = Written & {
  ref: string
  draft: QuestionDraft
  prompt: string
  explanation: string
  stimulus?: string
  topic: string
  difficulty: FileQuestion['difficulty']
}

export interface SeedSubTest {
  subject: string
  stimuli: FilePassage[]
  items: SeedItem[]
}

const letterOf = (id: string) => id.toUpperCase() as Letter
const textsOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text)
const orderOf = ({ keeps_order }: { keeps_order?: true | undefined }) => (keeps_order ? { keeps_order } : {})

type Describe = {
  [T in Written['type']]: (content: DraftContentOf<T>, key: KeyOf<T>) => Extract<Written, { type: T }>
}
const describe: Describe = {
  single_choice: ({ type, options, ...content }, { option_id }) => ({
    type,
    options: textsOf(options),
    key: letterOf(option_id),
    ...orderOf(content),
  }),
  multiple_choice: ({ type, options, ...content }, { option_ids }) => ({
    type,
    options: textsOf(options),
    key: option_ids.map(letterOf),
    ...orderOf(content),
  }),
  weighted_choice: ({ type, options, ...content }, { weights }) => ({
    type,
    options: textsOf(options),
    weights: options.map(({ id }) => weights[id] ?? 0),
    ...orderOf(content),
  }),
  true_false_table: ({ type, columns, statements }, { column_ids }) => ({
    type,
    columns: columns.map(({ label }) => label),
    statements: textsOf(statements),
    key: statements.map(({ id }) => columns.findIndex(column => column.id === column_ids[id])),
  }),
  short_answer: ({ type }, { answer }) => ({ type, answer }),
}

/** The demo's banks hold no matching and no essays. */
function describeWritten<T extends Written['type']>(type: T, content: DraftContentOf<T>, key: KeyOf<T>) {
  return describe[type](content, key)
}

function describeItem({ ref, draft, passage, topics: [topic = ''], difficulty }: FileQuestion): SeedItem {
  const { content, key, explanation } = draft
  if (!key) throw new Error(`${ref} has no key`)
  if (content.type === 'matching' || content.type === 'essay')
    throw new Error(`${ref}: these tests know no ${content.type}`)
  const written: Written = describeWritten(content.type, content, key as KeyOf<typeof content.type>)
  const place = passage === null ? {} : { stimulus: passage }
  return { ref, draft, prompt: content.prompt, explanation, topic, difficulty, ...place, ...written }
}

const describePaper = (bank: BankFolder): SeedSubTest[] =>
  loadBank(bank).paper.map(({ sub_test, passages, questions }) => ({
    subject: sub_test,
    stimuli: passages,
    items: questions.map(describeItem),
  }))

export const firstPaper = describePaper('first')
export const secondPaper = describePaper('second')
export const practice = describePaper('practice')
export const skdPaper = describePaper('skd')
