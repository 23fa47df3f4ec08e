import type { Body } from '@gerbang/contract/call.ts'
import type { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import type { Db } from '../../../db/database.ts'
import { conflict, invalid } from '../../../http/errors.ts'
import { listHeld } from '../../exam/tryouts/held-questions.queries.ts'
import {
  copyPaper,
  listQuestionIds,
  listUsable,
  type LockedQuiz,
  updateQuiz,
  hasEssays,
} from './authoring.queries.ts'

export type QuizChange = Body<typeof quizAuthoring.update>

/** What students were promised when it was published stays. */
const frozen = [
  'subject_id',
  'lang',
  'duration_seconds',
  'shuffle',
  'max_attempts',
  'feedback',
  'question_ids',
] as const

function refuseFrozen(change: QuizChange): void {
  const wanted = frozen.find(field => change[field] !== undefined)
  if (wanted)
    throw conflict(
      'locked',
      'Kuis ini sudah terbit. Hanya judul, keterangan, waktu, dan statusnya yang bisa diubah.',
    )
}

async function requireUsable(trx: Db, quiz: LockedQuiz, ids: readonly string[]): Promise<void> {
  const usable = await listUsable(trx, quiz.program_id, ids)
  if (new Set(ids).size < ids.length || ids.some(id => !usable.has(id)))
    throw invalid({ question_ids: ['Pilih soal terbit dari bank program ini, masing-masing satu kali.'] })
}

async function requireFree(trx: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0)
    throw invalid({ question_ids: ['Pilih paling sedikit satu soal sebelum kuis diterbitkan.'] })
  if (await hasEssays(trx, ids))
    throw invalid({
      question_ids: ['Kuis dinilai seketika, sedangkan uraian dinilai orang. Pakai uraian di try out.'],
    })
  const held = await listHeld(trx, ids, at)
  const places = ids.flatMap((id, index) => (held.has(id) ? [index + 1] : []))
  if (places.length > 0)
    throw invalid({
      question_ids: [
        `Soal nomor ${places.join(', ')} dipakai try out yang berjalan atau akan datang. Ganti dulu, lalu terbitkan.`,
      ],
    })
}

/** Changes a quiz that the caller has locked; publishing copies its questions for the last time. */
export async function changeQuiz(
  trx: Db,
  quiz: LockedQuiz,
  { question_ids, ...change }: QuizChange,
  at: Date,
): Promise<void> {
  const stamp = at.toISOString()
  if (quiz.published_at !== null) {
    refuseFrozen({ question_ids, ...change })
    if (change.status === 'draft')
      throw conflict('locked', 'Kuis yang sudah terbit tidak bisa menjadi draf lagi.')
  }
  const isFirst = change.status === 'published' && quiz.published_at === null
  if (question_ids || isFirst) {
    const ids = question_ids ?? (await listQuestionIds(trx, quiz.id))
    await requireUsable(trx, quiz, ids)
    if (isFirst) await requireFree(trx, ids, at)
    await copyPaper(trx, quiz.id, ids, stamp)
  }
  await updateQuiz(trx, quiz.id, { ...change, ...(isFirst && { published_at: stamp }), updated_at: stamp })
}
