import type { Exam } from '../../../../exam/exam.ts'
import { openExam } from '../../../../exam/open-exam.ts'
import { createPracticeApi, type PracticeSitting, type PracticeSubmission } from './practice-api.ts'

export interface PracticePlace {
  exam: Exam<PracticeSitting, PracticeSubmission>
}

export async function openPractice(id: string): Promise<PracticePlace> {
  return { exam: await openExam(`practice ${id}`, readOwner => createPracticeApi(id, readOwner)) }
}
