import type { RunItem, RunSubTest } from '@gerbang/contract/scores/score-runs.ts'
import type { Curvature } from '@gerbang/scoring/irt/item-likelihood.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import type { Latent } from '@gerbang/scoring/irt/quadrature.ts'

/** What a run keeps about one sub-test, beside its scale. */
export type SubTestFindings = Pick<
  RunSubTest,
  'questions' | 'voided' | 'students' | 'mean' | 'sd' | 'alpha' | 'sem'
> &
  // Runs of older engines have not looked for these.
  Partial<Pick<RunSubTest, 'reached_end' | 'is_speeded' | 'dependent_passages' | 'unusual_patterns'>>

/** How abilities become scores: a + b × ability, clipped to the try-out's ends. */
export type SubTestScale = Pick<
  NonNullable<RunSubTest['irt']>,
  'basis' | 'anchors' | 'converged' | 'cycles' | 'log_likelihood'
> & {
  a: number
  b: number
  /** Ability of the group on the scale of the norm group. */
  latent: Latent
  /** What abilities were scored with: the same for every group, or scores would depend on who sits beside. */
  prior?: Latent
  /** Of this ability with those of the other sub-tests, by id. */
  correlations?: Record<string, number>
  /**
   * How totals come from scores, where it is not their mean: by all answers as they are, or, in runs of engine 4, with what each
   * sub-test says taken for normal.
   */
  total?: 'exact' | 'joint'
  /** The try-out whose students set the scale: abilities with equal ones can be compared. Older runs do not say. */
  scale_of?: string
  /** What linking, or questions that few students have measured, leave open, in SDs of ability. Runs of older engines have not asked. */
  scale_se?: number
  /** Students calibrated. Older runs do not say. */
  students?: number
}

/** Runs of older engines scored with the group's own ability. */
export const findPrior = ({ prior, latent }: SubTestScale): Latent => prior ?? latent

/** Estimates of one item. Errors are null where a parameter is held, absent or at its limit. */
export interface ItemEstimates extends ItemParameters {
  se_a: number | null
  se_d: number | null
  se_c: number | null
  is_anchor: boolean
  /** Covariances of a, d and logit c. Runs of older engines have none. */
  covariance?: Curvature
}

type OptionRow = NonNullable<RunItem['options']>[number]
/** Runs of older engines have not counted rest scores. */
type OptionFindings = Omit<OptionRow, 'mean_rest'> & Partial<Pick<OptionRow, 'mean_rest'>>

/** What a run keeps about one question. Runs of older engines have not weighed suspicions. */
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
> & { options: OptionFindings[] | null } & Partial<
    Pick<RunItem, 'suspected_evidence' | 'suspected_statement_id' | 'differences'>
  >

/** Scores of some students in one sub-test. */
export interface GroupSubTest {
  students: number
  mean: number | null
  sd: number | null
  /** Mean square of the standard errors; null where none is known. */
  square_error: number | null
}
