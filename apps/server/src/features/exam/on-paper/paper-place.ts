import type { PaperVariant } from '@gerbang/contract/exam/on-paper.ts'
import type { QuestionContent } from '@gerbang/contract/question.ts'
import { listVariants, seedVariant } from '@gerbang/scoring/on-paper/variants.ts'
import type { Db } from '../../../db/database.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { FindPaper } from '../progresses/papers.ts'
import { listPapers, type ScoredPaper } from '../progresses/score-attempt.ts'
import { findTryout, type TryoutRow } from '../tryouts/tryouts.queries.ts'

/** One question as it stands on the sheets of a variant. */
interface SheetQuestion {
  question_id: string
  content: QuestionContent
  part_ids: string[]
}

interface SheetSubTest {
  id: string
  code: string
  question_count: number
  /** In the order of that variant. */
  listQuestions: (variant: PaperVariant) => SheetQuestion[]
}

/** A try-out whose sheets are printed and taken in. */
export interface PaperPlace {
  tryout: TryoutRow
  variants: readonly PaperVariant[]
  papers: ScoredPaper[]
  sub_tests: SheetSubTest[]
}

function describeSubTest(tryoutId: string, { sub_test, paper }: ScoredPaper): SheetSubTest {
  return {
    id: sub_test.id,
    code: sub_test.subject.code,
    question_count: paper.items.length,
    listQuestions: variant =>
      paper.orderOnPaper(seedVariant(tryoutId, variant)).flatMap(({ question_id, part_ids }) => {
        const content = paper.contents.get(question_id)
        return content ? [{ question_id, part_ids, content }] : []
      }),
  }
}

/** 404 for a draft: its paper may still change. */
export async function openPaperPlace(db: Db, findPaper: FindPaper, tryoutId: string): Promise<PaperPlace> {
  const tryout = await findTryout(db, tryoutId)
  if (!tryout) throw notFound('Try out')
  const papers = await listPapers(db, findPaper, tryoutId)
  const sub_tests = papers.map(paper => describeSubTest(tryoutId, paper))
  return { tryout, variants: listVariants(tryout), papers, sub_tests }
}

/** Nobody's attempt may end before the window begins. */
export function refuseBeforeWindow({ opens_at }: TryoutRow, at: Date): void {
  if (at.getTime() < Date.parse(opens_at))
    throw conflict('not_started', 'Try out ini belum dibuka. Jawaban kertas dapat masuk setelah waktu buka.')
}
