import type { ImportState } from '@gerbang/contract/bank/interchange.ts'
import type { Row } from '../../../db/insert-rows.ts'

type Judged = Pick<Row<'import_questions'>, 'decision' | 'problem' | 'is_keyed'> & {
  remarks: readonly unknown[]
}

/** What becomes of a question when it is committed as it is, and what a person is to look at first. */
export function decideState({ decision, problem, is_keyed, remarks }: Judged): ImportState {
  if (decision === 'skipped') return 'skipped'
  if (!is_keyed) return 'no_key'
  if (problem !== null) return 'faulty'
  return remarks.length > 0 && decision !== 'accepted' ? 'check' : 'ready'
}

type Staged = Pick<Row<'imports'>, 'read_at' | 'commit_job_id' | 'committed_at'>

export function decideStage({ read_at, commit_job_id, committed_at }: Staged) {
  if (committed_at !== null) return 'committed'
  if (read_at === null) return 'reading'
  return commit_job_id === null ? 'review' : 'committing'
}
