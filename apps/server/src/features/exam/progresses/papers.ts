import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type Paper, type PaperOrder, paper } from '@gerbang/contract/exam/progresses.ts'
import type { QuestionContent } from '@gerbang/contract/question.ts'
import { orderPaper } from '@gerbang/scoring/paper-order.ts'
import type { Database } from '../../../db/database.ts'
import { findPaperHead, listPaperItems, listPaperStimuli, type PaperItemRow } from './papers.queries.ts'

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
export type Encoding = keyof typeof compress | 'identity'

/** A frozen paper, ready to send: it never changes once published, so it is read and compressed once. */
export interface PreparedPaper {
  etag: string
  bytes: Record<Encoding, Buffer>
  items: PaperItemRow[]
  contents: Map<string, QuestionContent>
  order: (seed: number) => PaperOrder
}

export type FindPaper = (subTestId: string) => Promise<PreparedPaper | undefined>

async function preparePaper(db: Database, subTestId: string): Promise<PreparedPaper | undefined> {
  const head = await findPaperHead(db, subTestId)
  if (!head) return undefined
  const [items, stimuli] = await Promise.all([listPaperItems(db, subTestId), listPaperStimuli(db, subTestId)])
  const data: Paper = {
    sub_test_id: subTestId,
    lang: head.lang,
    stimuli,
    questions: items.map(({ question_id, stimulus_id, content }) => ({
      id: question_id,
      stimulus_id,
      content,
    })),
  }
  const identity = writePaper(data)
  const [br, gz] = await Promise.all([compress.br(identity), compress.gzip(identity)])
  const shuffle = { questions: head.shuffle_questions, options: head.shuffle_options }
  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bytes: { identity, br, gzip: gz },
    items,
    contents: new Map(items.map(item => [item.question_id, item.content])),
    order: seed =>
      orderPaper(items, seed, shuffle).map(({ question_id, option_ids }) => ({
        question_id,
        part_ids: option_ids,
      })),
  }
}

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
