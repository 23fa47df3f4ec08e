import { isDeepStrictEqual } from 'node:util'
import type { QuestionKey } from '@gerbang/contract/question.ts'
import { readContent, readKey, writeKey } from '@gerbang/contract/question-format.ts'
import { fitsQuestion } from '@gerbang/scoring/fits-question.ts'
import type { Db } from '../../../../db/database.ts'
import { frozenKeys } from '../../../../db/frozen-questions.ts'
import { conflict, invalid, notFound } from '../../../../http/errors.ts'
import { correctBank } from './correct-bank.queries.ts'
import { type Doing, noteEvent } from './note-event.ts'
import { appendLog, endRun, findActiveRun, lockScoring } from '../runs/runs.queries.ts'
import { startRun } from '../runs/start-run.queries.ts'

export interface Correction {
  tryout_id: string
  question_id: string
  key?: QuestionKey | undefined
  voided?: boolean | undefined
  publish: boolean
}

/** A question of the paper with its key as it stands now. */
async function findFrozen(db: Db, tryoutId: string, questionId: string) {
  const row = await db
    .selectFrom(frozenKeys.as('i'))
    .innerJoin('tryout_sub_tests as st', 'st.id', 'i.sub_test_id')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .select(['i.sub_test_id', 'i.position', 'i.content', 'i.key', 'i.voided_at', 'i.is_trial', 's.code'])
    .where(eb => eb.and({ 'st.tryout_id': tryoutId, 'i.question_id': questionId }))
    .executeTakeFirst()
  return row && { ...row, content: readContent(row.content), key: readKey(row.key) }
}
type Frozen = NonNullable<Awaited<ReturnType<typeof findFrozen>>>

/** What differs from what is there; empty when nothing does. */
function listChanges({ key, voided }: Correction, before: Frozen) {
  const isVoided = before.voided_at !== null
  return [
    ...(key && !isDeepStrictEqual(key, before.key) ? (['key_changed'] as const) : []),
    ...(voided === true && !isVoided ? (['question_voided'] as const) : []),
    ...(voided === false && isVoided ? (['question_restored'] as const) : []),
  ]
}

async function updateFrozen(
  trx: Db,
  { key, voided, question_id }: Correction,
  { sub_test_id, is_trial, voided_at }: Frozen,
  at: string,
): Promise<void> {
  if (key)
    await trx
      .updateTable(is_trial ? 'paper_trials' : 'paper_keys')
      .set({ key: JSON.stringify(writeKey(key)) })
      .where(eb => eb.and({ sub_test_id, question_id }))
      .execute()
  if (voided !== undefined)
    await trx
      .updateTable('paper_keys')
      .set({ voided_at: voided ? (voided_at ?? at) : null })
      .where(eb => eb.and({ sub_test_id, question_id }))
      .execute()
}

/** A run under way has read the old keys or answers, or some of them: a new one takes its place. */
export async function replaceActiveRun(trx: Db, tryoutId: string, at: string): Promise<void> {
  const active = await findActiveRun(trx, tryoutId)
  if (!active) return
  await endRun(trx, active.id, { status: 'cancelled', failure: null, finished_at: at })
  await appendLog(trx, active.id, at, 'Dibatalkan: yang dinilai berubah, penilaian baru dimulai.')
}

export interface Regraded {
  run_id: string
  /** Titles of other try-outs that still mark by the former key. */
  others: string[]
}

function refuseUnfit({ key, voided }: Correction, { content, is_trial }: Frozen): void {
  if (key && !fitsQuestion(content, key))
    throw invalid({ key: ['Kunci ini tidak cocok dengan soalnya. Pilih dari bagian soal itu.'] })
  if (is_trial && voided !== undefined)
    throw invalid({ voided: ['Soal uji coba tidak dinilai, jadi tidak perlu dianulir.'] })
}

/**
 * Corrects the key of a frozen question, there and in the question bank, voids or restores it, and queues the run that counts
 * it; all in the caller's transaction. Other papers stay as they are, and are named. Of a trial question the run counts the
 * measured difficulty by the new key, and no score moves.
 */
export async function regrade(trx: Db, correction: Correction, doing: Doing): Promise<Regraded> {
  const { tryout_id, question_id, key, publish } = correction
  const { actor_id, reason, at, newId } = doing
  const tryout = await lockScoring(trx, tryout_id)
  if (tryout?.status !== 'published') throw notFound('Try out')
  const before = await findFrozen(trx, tryout_id, question_id)
  if (!before) throw notFound('Soal')
  refuseUnfit(correction, before)
  const changes = listChanges(correction, before)
  if (changes.length === 0) throw conflict('unchanged', 'Itu sudah berlaku. Tidak ada yang perlu diubah.')

  await updateFrozen(trx, correction, before, at)
  const key_version = tryout.key_version + 1
  await trx.updateTable('tryouts').set({ key_version, updated_at: at }).where('id', '=', tryout_id).execute()
  const { sub_test_id, is_trial } = before
  const about = `${before.code} ${is_trial ? 'soal uji coba' : 'nomor'} ${before.position}`
  const details = { about, question_id, sub_test_id, key_version, ...(is_trial && { is_trial }) }
  for (const action of changes)
    await noteEvent(trx, doing, {
      tryout_id,
      action,
      ...details,
      ...(action === 'key_changed' && { before: before.key, after: key }),
    })
  const others =
    changes.includes('key_changed') && key
      ? await correctBank(
          trx,
          { tryout_id, sub_test_id, question_id, is_trial, before: before.key, key },
          tryout.title,
          doing,
        )
      : []
  await replaceActiveRun(trx, tryout_id, at)
  const id = newId()
  const request = { origin: 'regrade', publish, reason, requested_by: actor_id } as const
  await startRun(trx, { ...tryout, key_version }, request, { id, at })
  return { run_id: id, others }
}
