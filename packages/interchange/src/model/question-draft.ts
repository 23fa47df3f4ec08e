import { nameColumns, nameOptions, nameStatements } from '@gerbang/contract/question/name-parts.ts'
import type { DraftContentOf, KeyOf, QuestionDraft, QuestionType } from '@gerbang/contract/question.ts'
import type { DraftQuestion } from './draft.ts'

type QuestionOf<T extends QuestionType> = Extract<DraftQuestion, { type: T }>

interface Authored<T extends QuestionType> {
  content: DraftContentOf<T>
  key: KeyOf<T> | null
}

/** How one kind is written by authors of the bank, who know parts by their ids, and in documents, which know places. */
interface Exchange<T extends QuestionType> {
  author: (question: QuestionOf<T>) => Authored<T>
  place: (content: DraftContentOf<T>, key: KeyOf<T> | null) => QuestionOf<T>
}

const textsOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text)

function placeOf(parts: readonly { id: string }[], id: string): number | null {
  const place = parts.findIndex(part => part.id === id)
  return place < 0 ? null : place
}

const idAt = (parts: readonly { id: string }[], place: number) => parts[place]?.id ?? ''

/** By the ids of the parts, without those that have no value yet; null where none has. */
function byId<V>(parts: readonly { id: string }[], values: readonly (V | null)[]): Record<string, V> | null {
  const known = parts.flatMap(({ id }, at): [string, V][] => {
    const value = values[at]
    return value === null || value === undefined ? [] : [[id, value]]
  })
  return known.length > 0 ? Object.fromEntries(known) : null
}

const exchanges: { [T in QuestionType]: Exchange<T> } = {
  single_choice: {
    author({ type, prompt, options: texts, key }) {
      const options = nameOptions(texts)
      return {
        content: { type, prompt, options },
        key: key === null ? null : { type, option_id: idAt(options, key) },
      }
    },
    place: ({ type, prompt, options }, key) => ({
      type,
      prompt,
      options: textsOf(options),
      key: key && placeOf(options, key.option_id),
    }),
  },
  multiple_choice: {
    author({ type, prompt, options: texts, key, credit }) {
      const options = nameOptions(texts)
      const option_ids = key.map(place => idAt(options, place))
      return {
        content: { type, prompt, options, credit },
        key: option_ids.length === 0 ? null : { type, option_ids },
      }
    },
    place: ({ type, prompt, options, credit }, key) => ({
      type,
      prompt,
      options: textsOf(options),
      key: options.flatMap(({ id }, at) => (key?.option_ids.includes(id) ? [at] : [])),
      credit,
    }),
  },
  weighted_choice: {
    author({ type, prompt, options: texts, weights: values }) {
      const options = nameOptions(texts)
      const weights = byId(options, values)
      return { content: { type, prompt, options }, key: weights && { type, weights } }
    },
    place: ({ type, prompt, options }, key) => ({
      type,
      prompt,
      options: textsOf(options),
      weights: options.map(({ id }) => key?.weights[id] ?? null),
    }),
  },
  true_false_table: {
    author({ type, prompt, columns: labels, statements: texts, key, credit }) {
      const [columns, statements] = [nameColumns(labels), nameStatements(texts)]
      const column_ids = byId(
        statements,
        key.map(place => (place === null ? null : idAt(columns, place))),
      )
      return {
        content: { type, prompt, columns, statements, credit },
        key: column_ids && { type, column_ids },
      }
    },
    place: ({ type, prompt, columns, statements, credit }, key) => ({
      type,
      prompt,
      columns: [columns[0]?.label ?? '', columns[1]?.label ?? ''],
      statements: textsOf(statements),
      key: statements.map(({ id }) => {
        const place = placeOf(columns, key?.column_ids[id] ?? '')
        return place === 0 || place === 1 ? place : null
      }),
      credit,
    }),
  },
  short_answer: {
    author: ({ type, prompt, answer }) => ({
      content: { type, prompt, input: answer?.kind ?? 'text' },
      key: answer && { type, answer },
    }),
    place: ({ type, prompt }, key) => ({ type, prompt, answer: key?.answer ?? null }),
  },
}

function findExchange<T extends QuestionType>(type: T): Exchange<T> {
  return exchanges[type]
}

export type AuthoredQuestion = Pick<QuestionDraft, 'content' | 'key'>

/**
 * A question of a document as authors of the bank have it. The key is null where the document names none; of a table or
 * of weights it holds the rows that the document names.
 */
export function authorQuestion(question: DraftQuestion): AuthoredQuestion {
  return findExchange(question.type).author(question)
}

/** A question of the bank as documents have it. */
export function placeQuestion({ content, key }: AuthoredQuestion): DraftQuestion {
  return findExchange(content.type).place(content, key?.type === content.type ? key : null)
}

const PICTURE = /!\[((?:\\.|[^\]\\])*)\]\(([^()\s]+)\)/g

/**
 * An author's source with other addresses of its pictures, each with a text for those who cannot see it. One that has no
 * address keeps its place in words.
 */
export function movePictures(source: string, find: (address: string) => string | undefined): string {
  return source.replace(PICTURE, (_, words: string, address: string) => {
    const alt = words.trim() || 'Gambar'
    const moved = find(address)
    return moved === undefined ? `\\[${alt}: belum bisa ditampilkan\\]` : `![${alt}](${moved})`
  })
}
