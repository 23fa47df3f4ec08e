import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type Paper, type PaperOrder, paper } from '@gerbang/contract/exam/progresses.ts'
import type { QuestionContent } from '@gerbang/contract/question.ts'
import { orderPaper, type PaperShuffle } from '@gerbang/scoring/paper-order.ts'
import { chooseTrials, countBlocks, findBlock, placeTrials } from '@gerbang/scoring/trial-questions.ts'
import type { Database } from '../../../db/database.ts'
import {
  findPaperHead,
  listPaperItems,
  listPaperStimuli,
  listPaperTrials,
  type PaperItemRow,
} from './papers.queries.ts'

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
export type Encoding = keyof typeof compress | 'identity'

/** What one student is sent of a paper. */
export interface WrittenPaper {
  etag: string
  bytes: Record<Encoding, Buffer>
}

/** A frozen paper, ready to send: it never changes once published, so it is read and compressed once. */
export interface PreparedPaper {
  /** What counts. */
  items: PaperItemRow[]
  /** What is only measured: a student meets some of them, and nothing that they are sent tells which. */
  trials: PaperItemRow[]
  /** Of both. */
  contents: Map<string, QuestionContent>
  /** Questions that each student meets on a device. */
  length: number
  /** The trial questions of an attempt. */
  listTrials: (seed: number) => PaperItemRow[]
  /** For the questions that an attempt meets. */
  write: (seed: number) => Promise<WrittenPaper>
  order: (seed: number) => PaperOrder
  /** On printed sheets, which hold no trial questions. */
  orderOnPaper: (seed: number) => PaperOrder
}

export type FindPaper = (subTestId: string) => Promise<PreparedPaper | undefined>

async function compressPaper(data: Paper): Promise<WrittenPaper> {
  const identity = writePaper(data)
  const [br, gz] = await Promise.all([compress.br(identity), compress.gzip(identity)])
  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bytes: { identity, br, gzip: gz },
  }
}

const orderBy = (items: readonly PaperItemRow[], shuffle: PaperShuffle) => (seed: number) =>
  orderPaper(items, seed, shuffle).map(({ question_id, option_ids }) => ({
    question_id,
    part_ids: option_ids,
  }))

async function preparePaper(db: Database, subTestId: string): Promise<PreparedPaper | undefined> {
  const head = await findPaperHead(db, subTestId)
  if (!head) return undefined
  const [items, trials, stimuli] = await Promise.all([
    listPaperItems(db, subTestId),
    head.trials_each > 0 ? listPaperTrials(db, subTestId) : [],
    listPaperStimuli(db, subTestId),
  ])
  const shuffle = { questions: head.shuffle_questions, options: head.shuffle_options }
  const prepareBlock = (block: number) => {
    const own = chooseTrials(trials, head.trials_each, block)
    const met = placeTrials(items, own)
    const passages = new Set(met.map(({ stimulus_id }) => stimulus_id))
    const data: Paper = {
      sub_test_id: subTestId,
      lang: head.lang,
      stimuli: trials.length === 0 ? stimuli : stimuli.filter(({ id }) => passages.has(id)),
      questions: met.map(({ question_id, stimulus_id, content }) => ({
        id: question_id,
        stimulus_id,
        content,
      })),
    }
    return { own, order: orderBy(met, shuffle), write: once(() => compressPaper(data)) }
  }
  const blocks = Array.from({ length: countBlocks(trials.length, head.trials_each) }, (_, block) =>
    prepareBlock(block),
  )
  const [first] = blocks
  if (!first) return undefined
  // A paper that cannot be written is no paper.
  await first.write()
  const blockOf = (seed: number) => blocks[findBlock(seed, subTestId, blocks.length)] ?? first
  return {
    items,
    trials,
    contents: new Map([...items, ...trials].map(item => [item.question_id, item.content])),
    length: items.length + first.own.length,
    listTrials: seed => blockOf(seed).own,
    write: seed => blockOf(seed).write(),
    order: seed => blockOf(seed).order(seed),
    orderOnPaper: orderBy(items, shuffle),
  }
}

/** Those who ask together share the work; what failed is tried again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined
  return () => {
    if (!known) {
      known = work()
      known.catch(() => (known = undefined))
    }
    return known
  }
}

/** The order in which an attempt met its questions, on a device or on sheets. */
export const orderOf = (
  paper: PreparedPaper,
  { seed, paper_variant }: { seed: number; paper_variant: string | null },
): PaperOrder => (paper_variant === null ? paper.order(seed) : paper.orderOnPaper(seed))

/** As students get it. The strict schema throws at any field that they may not see. */
export function writePaper(data: Paper): Buffer {
  return Buffer.from(JSON.stringify({ message: 'OK', data: paper.parse(data) }))
}

/** Papers by sub-test; those who ask together share the work, and a failed read is tried again. */
export function createPapers(db: Database): FindPaper {
  const papers = new Map<string, Promise<PreparedPaper | undefined>>()
  return subTestId => {
    const known = papers.get(subTestId)
    if (known) return known
    const preparing = preparePaper(db, subTestId)
    papers.set(subTestId, preparing)
    preparing.then(
      found => found ?? papers.delete(subTestId),
      () => papers.delete(subTestId),
    )
    return preparing
  }
}
