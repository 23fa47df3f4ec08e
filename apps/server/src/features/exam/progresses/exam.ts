import type { Platform } from '../../../platform.ts'
import type { NoteScores } from '../marks/note-scores.ts'
import { type Beats, createBeats } from './beats.queries.ts'
import { type Close, type CloseExpired, createClose } from './closings.ts'
import { createPapers, type FindPaper } from './papers.ts'
import { isPastGrace } from './progress.rules.ts'
import { createFindFacts, type FindFacts } from './progress-facts.ts'
import { createSaveAnswers, type SaveAnswers } from './save-answers.ts'
import { createSignals, type FindSignals } from './signals.queries.ts'
import { type AttemptFound, createStarts, type Starts } from './start-batches.ts'
import { createStartProgress } from './start-progress.ts'

/** What one process keeps for its exams: prepared papers and the batches that students share. */
export interface Exam {
  findPaper: FindPaper
  saveAnswers: SaveAnswers
  starts: Starts
  startProgress: ReturnType<typeof createStartProgress>
  close: Close
  closeExpired: CloseExpired
  findFacts: FindFacts
  /** When pages of running sub-tests reached this process. */
  beats: Beats
  /** Grows with whatever a running sub-test is told. */
  findSignals: FindSignals
  /** The newest attempt as it stands at `at`: whatever has run out is closed first. */
  findAttempt: (wanted: AttemptWanted, at: Date) => Promise<AttemptFound | undefined>
  noteScores: NoteScores
}

type AttemptWanted = Parameters<Starts['findAttempt']>[0]

function createFindAttempt(starts: Starts, closeExpired: CloseExpired): Exam['findAttempt'] {
  return async (wanted, at) => {
    const found = await starts.findAttempt(wanted)
    const expired = found?.progresses.find(row => row.submitted_at === null && isPastGrace(row, at))
    if (!found || !expired) return found
    const { id: attempt_id, bucket } = found
    await closeExpired({ ...expired, attempt_id, bucket, tryout_id: wanted.tryout_id }, at)
    return starts.findAttempt(wanted)
  }
}

export function createExam(platform: Platform, noteScores: NoteScores): Exam {
  const findPaper = createPapers(platform.examDb)
  const starts = createStarts(platform)
  const close = createClose(platform, findPaper)
  const closeExpired: CloseExpired = async (ref, at) => {
    if (platform.findClockFault()) return
    const closing = await close({ ...ref, by: 'time', at })
    if (closing.kind === 'closed' && closing.attempt_finished)
      noteScores(ref.tryout_id, [{ bucket: ref.bucket, id: ref.attempt_id }])
  }
  return {
    findPaper,
    findAttempt: createFindAttempt(starts, closeExpired),
    starts,
    saveAnswers: createSaveAnswers(platform),
    startProgress: createStartProgress(platform, starts, findPaper, closeExpired),
    close,
    closeExpired,
    findFacts: createFindFacts(platform),
    beats: createBeats(platform.db),
    findSignals: createSignals(platform.db, platform.now),
    noteScores,
  }
}
