import type { Calibration, CalibrationBand } from '@gerbang/contract/bank/calibrations.ts'
import type { Difficulty } from '@gerbang/contract/bank/questions.ts'
import { TARGETS } from '@gerbang/scoring/assembly/targets.ts'
import { limits } from '../../../limits.ts'

/** Where one band of difficulty ends and the next begins, in SD of the norm. */
export const EDGES = [-2, -1, 0, 1, 2]

/** Standard errors of a difficulty: below the first it is known well, below the second well enough to choose by. */
export const ERROR_BOUNDS = { small: 0.2, fair: 0.35 }

/** Where the questions of an author's level usually come to lie. Levels are rough, so each has two bands. */
const LEVEL_BANDS: Record<Difficulty, readonly [from: number, to: number]> = {
  easy: [-2, 0],
  medium: [-1, 1],
  hard: [0, 2],
}

/** Questions of one subject in one band; of none: what is not measured. */
export interface BandCount {
  /** As `width_bucket` numbers them over the edges, from 0; null where nothing is measured. */
  band: number | null
  questions: number
  by_practice: number
  former: number
  tried: number
  small: number
  fair: number
  old: number
  oldest_at: string | null
  newest_at: string | null
}

const sum = <T>(rows: readonly T[], read: (row: T) => number) =>
  rows.reduce((total, row) => total + read(row), 0)

const target = TARGETS.even
const allShares = sum(target, ({ share }) => share)

/** What the papers of a subject take along difficulty: from each band what an even paper measures there. */
export function describeBands(counts: readonly BandCount[], paperQuestions: number): CalibrationBand[] {
  return [...EDGES, null].map((to, band) => {
    const from = EDGES[band - 1] ?? null
    const shares = target.filter(({ ability }) => (from ?? ability) < ability && ability < (to ?? ability))
    return {
      from,
      to,
      measured: sum(
        counts.filter(row => row.band === band),
        ({ questions }) => questions,
      ),
      wanted: Math.round(
        (limits.bankPapers * paperQuestions * sum(shares, ({ share }) => share)) / allShares,
      ),
    }
  })
}

const lackOf = ({ measured, wanted }: CalibrationBand) => Math.max(0, wanted - measured)

/** Measured questions that are wanted where those of a level usually lie. */
export function countLevelLacks(bands: readonly CalibrationBand[]): Record<Difficulty, number> {
  const within = ([from, to]: readonly [number, number]) =>
    sum(
      bands.filter(band => band.from !== null && band.to !== null && band.from >= from && band.to <= to),
      lackOf,
    )
  const { easy, medium, hard } = LEVEL_BANDS
  return { easy: within(easy), medium: within(medium), hard: within(hard) }
}

type Counted = Omit<Calibration, 'subject' | 'program' | 'scale'>

/** Times are written alike, so the order of their letters is theirs. */
const listTimes = (times: readonly (string | null)[]) => times.filter(time => time !== null).toSorted()

/** A subject in a few numbers. */
export function describeCounts(counts: readonly BandCount[], bands: readonly CalibrationBand[]): Counted {
  const known = counts.filter(({ band }) => band !== null)
  const measured = sum(known, ({ questions }) => questions)
  const small = sum(known, row => row.small)
  const fair = sum(known, row => row.fair)
  return {
    questions: sum(counts, ({ questions }) => questions),
    measured,
    by_practice: sum(counts, row => row.by_practice),
    former: sum(counts, row => row.former),
    tried: sum(counts, row => row.tried),
    errors: { small, fair, large: measured - small - fair },
    old: sum(known, row => row.old),
    oldest_at: listTimes(known.map(row => row.oldest_at)).at(0) ?? null,
    newest_at: listTimes(known.map(row => row.newest_at)).at(-1) ?? null,
    lacks: sum(bands, lackOf),
  }
}
