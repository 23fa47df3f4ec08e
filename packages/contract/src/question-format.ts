import type { z } from 'zod'
import {
  type QuestionContent,
  type QuestionDraft,
  type QuestionKey,
  questionContent,
  questionDraft,
  questionKey,
} from './question.ts'
import { type FirstDraft, nameParts } from './question/first-draft.ts'

declare const held: unique symbol
/** What a column of the database holds: a T in the format of its day. Only `read…` tells what it says now. */
export interface Stored<T> {
  readonly [held]: T
}

/** From format 1 to 2, from 2 to 3 and so on. A step is never changed once rows have been written by it. */
type Steps = readonly ((older: never) => unknown)[]

const steps = {
  content: [] satisfies Steps,
  key: [] satisfies Steps,
  draft: [
    (older: FirstDraft) => nameParts(older),
    // The third may lack its key; a server that knows the second only shall not take it for one of its own.
    (older: QuestionDraft) => older,
    // The fourth may hold a hint.
    (older: QuestionDraft) => older,
  ] satisfies Steps,
}

function read<S extends z.ZodType>(schema: S, steps: Steps, stored: object): z.infer<S> {
  const { format = 1, ...body } = stored as { format?: number }
  if (format > steps.length + 1)
    throw new RangeError(`Cannot read a question: format is ${format}, should be ${steps.length + 1} or less`)
  const upgraded = steps.slice(format - 1).reduce((older: unknown, step) => step(older as never), body)
  return schema.parse(upgraded)
}

/** A row without a format has format 1. Throws for a format that only later versions know, and for what fits none. */
export function readContent(stored: Stored<QuestionContent>): QuestionContent {
  return read(questionContent, steps.content, stored)
}

export function readKey(stored: Stored<QuestionKey>): QuestionKey {
  return read(questionKey, steps.key, stored)
}

export function readDraft(stored: Stored<QuestionDraft> | FirstDraft): QuestionDraft {
  return read(questionDraft, steps.draft, stored)
}

const write = <T extends object>(value: T, { length }: Steps) =>
  ({ format: length + 1, ...value }) as unknown as Stored<T>

/** What to store, with the format that `read…` will find. */
export const writeContent = (content: QuestionContent) => write(content, steps.content)
export const writeKey = (key: QuestionKey) => write(key, steps.key)
export const writeDraft = (draft: QuestionDraft) => write(draft, steps.draft)
