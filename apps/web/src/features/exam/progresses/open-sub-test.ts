import type { Exam } from '../../../exam/exam.ts'
import { openExam } from '../../../exam/open-exam.ts'
import { createExamApi, type Submission, type SubTestSitting } from './exam-api.ts'

export interface SubTestPlace {
  exam: Exam<SubTestSitting, Submission>
  slug: string
  sub_test_id: string
}

export async function openSubTest(slug: string, sub_test_id: string): Promise<SubTestPlace> {
  const exam = await openExam(sub_test_id, readOwner => createExamApi(slug, sub_test_id, readOwner))
  return { exam, slug, sub_test_id }
}
