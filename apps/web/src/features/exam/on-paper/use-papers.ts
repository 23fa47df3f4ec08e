import type { PaperVariant } from '@gerbang/contract/exam/on-paper.ts'
import type { QuestionContent } from '@gerbang/contract/question.ts'
import {
  type Plan,
  type PlanPaper,
  type PlanQuestion,
  tryoutPlans,
} from '@gerbang/contract/exam/tryout-plans.ts'
import { seedVariant } from '@gerbang/scoring/on-paper/variants.ts'
import { orderPaper } from '@gerbang/scoring/paper-order.ts'
import { useQueries } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'

export interface PaperSubTest {
  subTest: Plan['sub_tests'][number]
  paper: PlanPaper
}

export interface SheetQuestion {
  question: PlanQuestion
  content: QuestionContent
  /** Options or statements in the order of this variant. */
  partIds: string[]
}

/** The frozen papers of all sub-tests; until they are there, the request that lacks. */
export function usePapers({ id, sub_tests }: Plan) {
  const found = useQueries({
    queries: sub_tests.map(subTest => query(tryoutPlans.paper, { params: { id, subTestId: subTest.id } })),
  })
  const papers = sub_tests.flatMap((subTest, index): PaperSubTest[] => {
    const paper = found[index]?.data?.data
    return paper ? [{ subTest, paper }] : []
  })
  return { papers, lacking: found.find(({ data }) => data === undefined) }
}

/** A sub-test as a variant is printed: in the order that the server scores by. */
export function orderVariant(plan: Plan, { paper }: PaperSubTest, variant: PaperVariant): SheetQuestion[] {
  const items = paper.questions.map(({ id, ...item }) => ({ ...item, question_id: id }))
  const shuffle = { questions: plan.shuffle_questions, options: plan.shuffle_options }
  const byId = new Map(paper.questions.map(question => [question.id, question]))
  return orderPaper(items, seedVariant(plan.id, variant), shuffle).flatMap(({ question_id, option_ids }) => {
    const question = byId.get(question_id)
    return question ? [{ question, content: question.content, partIds: option_ids }] : []
  })
}
