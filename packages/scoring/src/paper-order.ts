import type { QuestionContent } from '@gerbang/contract/question.ts'
import { hashText } from './hash-text.ts'
import { listParts } from './kinds/list-parts.ts'
import { findKind } from './kinds/question-kinds.ts'

export interface PaperItem {
  question_id: string
  stimulus_id: string | null
  content: QuestionContent
}

export interface PaperShuffle {
  questions: boolean
  options: boolean
}

export interface OrderedQuestion {
  question_id: string
  /** Options, or the statements of a table; empty for a short answer. */
  option_ids: string[]
}

/** Sorts rows by seeds: their names are written once for all of them. */
function createSorter<T>(rows: readonly T[], nameOf: (row: T) => string): (seed: number) => readonly T[] {
  if (rows.length < 2) return () => rows
  const named = rows.map(row => ({ row, name: nameOf(row) }))
  return seed =>
    named
      .map(({ row, name }) => ({ row, name, hash: hashText(seed, name) }))
      .sort((a, b) => a.hash - b.hash || (a.name < b.name ? -1 : 1))
      .map(({ row }) => row)
}

/** What puts the questions of one paper into the order of each attempt's seed. */
export function createShuffle<T extends Omit<PaperItem, 'content'>>(
  items: readonly T[],
): (seed: number) => T[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = item.stimulus_id ?? item.question_id
    const members = groups.get(group)
    if (members) members.push(item)
    else groups.set(group, [item])
  }
  const sorters = [...groups].map(([group, members]) => ({
    group,
    sort: createSorter(members, item => `question:${item.question_id}`),
  }))
  const sortGroups = createSorter(sorters, ({ group }) => `group:${group}`)
  return seed => sortGroups(seed).flatMap(({ sort }) => sort(seed))
}

function orderParts({ question_id, content }: PaperItem, seed: number, shuffle: boolean) {
  const ids = listParts(content).map(part => part.id)
  const keepsOrder = 'keeps_order' in content && content.keeps_order
  const isShuffled = shuffle && !keepsOrder && findKind(content.type).shuffles
  return isShuffled ? [...createSorter(ids, id => `option:${question_id}:${id}`)(seed)] : ids
}

/**
 * Orders the questions and options of one attempt. `seed` is any 32-bit integer; the same seed gives the same paper
 * for ever. Each place follows from the seed and the ids alone, so a question added or removed moves no other ones
 * past each other. Questions of one stimulus stay together; statements and columns of a table keep their order, and so
 * do options whose question says it.
 */
export function orderPaper(
  items: readonly PaperItem[],
  seed: number,
  shuffle: PaperShuffle,
): OrderedQuestion[] {
  const ordered = shuffle.questions ? createShuffle(items)(seed) : items
  return ordered.map(item => ({
    question_id: item.question_id,
    option_ids: orderParts(item, seed, shuffle.options),
  }))
}
