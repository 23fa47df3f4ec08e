import type { Exam } from '../../../../exam/exam.ts'
import { openExam } from '../../../../exam/open-exam.ts'
import { createQuizApi, type QuizSitting, type QuizSubmission } from './quiz-api.ts'

export interface QuizPlace {
  exam: Exam<QuizSitting, QuizSubmission>
  slug: string
}

export async function openQuiz(slug: string): Promise<QuizPlace> {
  const exam = await openExam(`quiz ${slug}`, readOwner => createQuizApi(slug, readOwner))
  return { exam, slug }
}
