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

/** A question that nothing is known of. */
export interface Unknown {
  id: string
  topic_id: string | null
  difficulty: Difficulty
  used: number
  is_practised: boolean
  was_measured: boolean
  is_doubted: boolean
}

export type RankedUnknown = ReturnType<typeof rankUnknown>[number]

const order = (one: string, other: string) => (one < other ? -1 : 1)

/**
 * What to try out next. A question whose key seemed wrong comes last, before it what students have seen. Then levels that lack
 * measured questions come before those that do not, and topics take turns by how many they have, those that lack most first.
 */
export function rankUnknown(
  questions: readonly Unknown[],
  { lacks, measured }: { lacks: Record<Difficulty, number>; measured: ReadonlyMap<string | null, number> },
) {
  const turns = new Map<string, number>()
  const found = questions
    .map(question => ({
      ...question,
      topic_measured: measured.get(question.topic_id) ?? 0,
      level_lacks: lacks[question.difficulty],
    }))
    .sort((one, other) => other.level_lacks - one.level_lacks || order(one.id, other.id))
    .map(question => {
      const { is_doubted, is_practised, used, level_lacks, topic_id, topic_measured } = question
      const group = 4 * Number(is_doubted) + 2 * Number(is_practised || used > 0) + Number(level_lacks === 0)
      const place = `${group} ${topic_id}`
      const turn = (turns.get(place) ?? 0) + 1
      turns.set(place, turn)
      return { question, group, topic_turn: topic_measured + turn }
    })
  // Those that are equal stay in the order that they have.
  return found
    .sort((one, other) => one.group - other.group || one.topic_turn - other.topic_turn)
    .map(({ question }, place) => ({ ...question, turn: place + 1 }))
}
