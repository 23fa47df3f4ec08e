import type { RunItem, RunSubTest } from '@gerbang/contract/score-runs.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import type { Latent } from '@gerbang/scoring/irt/quadrature.ts'

/** What a run keeps about one sub-test, beside its scale. */
export type SubTestFindings = Pick<
  RunSubTest,
  'questions' | 'voided' | 'students' | 'mean' | 'sd' | 'alpha' | 'sem'
>

/** How abilities become scores: a + b × ability, clipped to the try-out's ends. */
export type SubTestScale = Pick<
  NonNullable<RunSubTest['irt']>,
  'basis' | 'anchors' | 'converged' | 'cycles' | 'log_likelihood'
> & { a: number; b: number; latent: Latent }

/** Of one item; errors are null where a parameter is held, absent or at its limit. */
export interface ItemEstimates extends ItemParameters {
  se_a: number | null
  se_d: number | null
  se_c: number | null
  is_anchor: boolean
}

/** What a run keeps about one question. */
export type ItemFindings = Pick<
  RunItem,
  | 'suspected_option_id'
  | 'tried'
  | 'p'
  | 'point_biserial'
  | 'corrected'
  | 'upper_lower'
  | 'alpha_if_deleted'
  | 'infit'
  | 'outfit'
  | 's_x2'
  | 'options'
> &
  // Runs of older engines have not weighed it.
  Partial<Pick<RunItem, 'suspected_evidence'>>
