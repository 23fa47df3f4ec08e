import type { Platform } from '../../platform.ts'
import { closeProgress, type CloseExpired } from './close-progress.ts'
import { createPapers, type FindPaper } from './papers.ts'
import { createSaveAnswers, type SaveAnswers } from './save-answers.ts'
import { createStarts, type Starts } from './start-batches.ts'
import { createStartProgress } from './start-progress.ts'

/** What one process keeps for its exams: prepared papers and the batches that students share. */
export interface Exam {
  findPaper: FindPaper
  saveAnswers: SaveAnswers
  starts: Starts
  startProgress: ReturnType<typeof createStartProgress>
  closeExpired: CloseExpired
  /** Says that a try-out has new scores, so that its ranking is computed again. */
  noteScores: (tryoutId: string) => void
}

export function createExam(platform: Platform, noteScores: (tryoutId: string) => void): Exam {
  const findPaper = createPapers(platform.examDb)
  const starts = createStarts(platform)
  const closeExpired: CloseExpired = async (ref, at) => {
    const closing = await closeProgress(platform.examDb, findPaper, ref, { by: 'time', at })
    if (closing.kind === 'closed' && closing.attempt_finished) noteScores(ref.tryout_id)
  }
  return {
    findPaper,
    starts,
    saveAnswers: createSaveAnswers(platform.examDb),
    startProgress: createStartProgress(platform, starts, findPaper, closeExpired),
    closeExpired,
    noteScores,
  }
}
