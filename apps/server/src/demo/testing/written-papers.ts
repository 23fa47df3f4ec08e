import type { DraftContentOf, KeyOf, QuestionDraft } from '@gerbang/contract/question.ts'
import type { FilePassage, FileQuestion, QuestionFile } from '@gerbang/interchange/text/question-file.ts'
import { itemsOf } from '../../features/bank/packs/reading/pack.ts'
import { readShipped } from '../../features/bank/packs/reading/read-shipped.ts'

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

/** The questions of one bank, file by file. */
export interface PackBank {
  title: string
  paper: QuestionFile[]
}

export async function readPackBank(packId: string, ref: string): Promise<PackBank> {
  const { items } = await readShipped(packId)
  const bank = itemsOf(items, 'bank').find(item => item.ref === ref)
  if (!bank) throw new Error(`The pack "${packId}" has no bank "${ref}"`)
  const paper = bank.data.sub_tests.map(name => {
    const isHere = ({ file }: { file: string }) => file === `banks/${ref}/${name}.soal.md`
    const questions = itemsOf(items, 'question').filter(isHere)
    return {
      sub_test: questions[0]?.data.sub_test ?? '',
      passages: itemsOf(items, 'passage')
        .filter(isHere)
        .map(({ ref, data: { title, body } }) => ({ ref, title, body })),
      questions: questions.map(({ ref, data: { bank: _, sub_test: __, ...question } }) => ({
        ref,
        ...question,
      })),
    }
  })
  return { title: bank.data.title, paper }
}

async function describePaper(packId: string, ref: string): Promise<SeedSubTest[]> {
  const { paper } = await readPackBank(packId, ref)
  return paper.map(({ sub_test, passages, questions }) => ({
    subject: sub_test,
    stimuli: passages,
    items: questions.map(describeItem),
  }))
}

/** A paper whose plan names its questions, out of these banks. */
async function composePaper(packId: string, ref: string, banks: SeedSubTest[][]): Promise<SeedSubTest[]> {
  const { items } = await readShipped(packId)
  const plan = itemsOf(items, 'tryout').find(item => item.ref === ref)
  if (!plan) throw new Error(`The pack "${packId}" has no try-out "${ref}"`)
  return plan.data.sub_tests.map(({ subject, questions = [] }) => {
    const held = banks.flat().filter(subTest => subTest.subject === subject)
    const chosen = questions.flatMap(code =>
      held.flatMap(({ items }) => items.filter(({ ref }) => ref === code)),
    )
    const named = new Set(chosen.map(({ stimulus }) => stimulus))
    return {
      subject,
      stimuli: held.flatMap(({ stimuli }) => stimuli.filter(({ ref }) => named.has(ref))),
      items: chosen,
    }
  })
}

export const firstPaper = await describePaper('utbk-snbt', 'perdana')
export const secondPaper = await describePaper('utbk-snbt', 'akhir-pekan')
/** What the third paper brings; the rest of it comes from the second. */
export const thirdBank = await describePaper('utbk-snbt', 'awal-pekan')
export const thirdPaper = await composePaper('utbk-snbt', 'awal-pekan', [secondPaper, thirdBank])
export const shortPaper = await describePaper('utbk-snbt', 'singkat')
export const practice = await describePaper('utbk-snbt', 'latihan')
export const skdPaper = await describePaper('skd', 'skd')
