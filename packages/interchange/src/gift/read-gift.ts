import { addQuestion } from '../kinds/add-question.ts'
import { readGiftKind } from '../kinds/kinds.ts'
import type { ReadResult } from '../model/draft.ts'
import type { ForeignKind } from '../model/foreign-kinds.ts'
import {
  addPassage,
  addUnsupported,
  createItemReader,
  type ItemReader,
  readEach,
} from '../model/item-reader.ts'
import { readCategory, readSurroundings } from '../model/notes.ts'
import { settlePassages } from '../model/settle-passages.ts'
import { findForm, type GiftForm, readGiftText, splitAnswers } from './gift-item.ts'
import { type GiftItem, splitGift, unescapeGift } from './split-gift.ts'

/** What an item that no kind takes is called. */
const foreign: Record<GiftForm, ForeignKind> = {
  truth: 'unknown',
  empty: 'essay',
  number: 'unknown',
  pairs: 'matching',
  words: 'unknown',
  choices: 'unknown',
  none: 'unknown',
}

/** A missing word shows as a blank where its answers stood. */
function readPrompt(reader: ItemReader, item: GiftItem): string {
  const after = item.after.trim()
  return readGiftText(reader, item, after === '' ? item.before : `${item.before.trimEnd()} _____ ${after}`)
}

function splitFeedback(answer: string): { answer: string; feedback: string } {
  const at = answer.indexOf('####')
  return at < 0
    ? { answer, feedback: '' }
    : { answer: answer.slice(0, at), feedback: answer.slice(at + 4).trim() }
}

function readItem(reader: ItemReader, item: GiftItem) {
  const prompt = readPrompt(reader, item)
  if (item.answer === undefined) {
    addPassage(reader, item.title, prompt)
    return
  }
  const { answer: braces, feedback } = splitFeedback(item.answer)
  const answer = braces.trim()
  const answers = splitAnswers(answer)
  const form = findForm(answer, answers)
  const question = readGiftKind({ reader, item, prompt, answer, answers, form })
  if (!question) {
    const title = item.title || prompt.slice(0, 60)
    addUnsupported(reader, foreign[form], title, `${prompt}\n\n${unescapeGift(answer)}`.trim())
    return
  }
  const section = readCategory(item.category)
  const topic = /\[tag:([^\]]+)\]/.exec(item.comment)?.[1]?.trim()
  const explanation = feedback === '' ? '' : readGiftText(reader, item, feedback)
  addQuestion(reader, question, explanation, {
    ...(section && { section }),
    ...(topic && { topic }),
    ...readSurroundings(item.comment),
  })
}

export function readGift(bytes: Uint8Array): ReadResult {
  const reader = createItemReader()
  const items = splitGift(new TextDecoder().decode(bytes).replace(/^\uFEFF/, ''))
  readEach(reader, items, {
    placeOf: ({ line }) => ({ position: line }),
    read: item => readItem(reader, item),
    textOf: ({ before }) => before,
  })
  settlePassages(reader.result)
  return reader.result
}
