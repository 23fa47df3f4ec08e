import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { paperOrder, stimulus } from '../exam/progresses.ts'
import { attempt, subject } from '../exam/tryouts.ts'
import { chosenMajor } from '../exam/universities.ts'
import { alike, id, inLetters, lang, listMeta, pageQuery, reference, seconds, time } from '../fields.ts'
import { partId } from '../question/fields.ts'
import { answerValue, questionContent, questionKey } from '../question.ts'
import { scaleBasis, scoreModel, scoreRung } from './score-runs.ts'

const access = { roles: ['student'], lane: 'report' } as const

export const scope = z.enum(['national', 'province', 'school'])

/** Also among those who chose the same university or major: each of up to four choices is a ranking of its own. */
export const rankingScope = z.enum([...scope.options, 'university', 'major'])

/**
 * `percentile`: share of the other ranked students who scored less, 0–100; null where they are too few to say, or none
 * scored less. As of `computed_at`.
 */
export const rank = z.strictObject({
  scope,
  rank: z.int(),
  of: z.int(),
  percentile: z.number().nullable(),
  computed_at: time,
})

/** How the scores shown came about. */
export const scoring = z.strictObject({
  model: scoreModel,
  /** By right answers until everybody is done; the scores by item response are still to come. */
  provisional: z.boolean(),
  /** Of practice without end: scored anew as more students sit it, so that numbers may still move a little. */
  rolling: z.boolean(),
  run_number: z.int(),
  published_at: time,
  /** Keys and questions corrected after the exam, newest first; the scores shown count them. */
  changes: z.array(
    z.strictObject({
      at: time,
      action: z.enum(['key_changed', 'question_voided', 'question_restored']),
      subject,
    }),
  ),
})

const subTestScore = z.strictObject({
  sub_test_id: id,
  subject,
  /** Null when every question of it was voided. */
  scaled: z.number().nullable(),
  /** Standard error in points of the scale: about two in three times the true score is this near. Null: `points`. */
  se: z.number().nullable(),
  /** Null for `points`. */
  basis: scaleBasis.nullable(),
  /** Null where the whole run goes by points. */
  rung: scoreRung.nullable(),
  /** Least score to pass; null where there is none. */
  threshold: z.number().nullable(),
  raw: z.number(),
  max: z.number(),
  ...alike(z.int(), 'correct', 'partial', 'wrong', 'blank'),
  /** Mean scaled score of everybody ranked; null while nobody is. */
  peers_mean: z.number().nullable(),
})

export const admissionChance = z.strictObject({
  /** Of reaching this major's cut, 0 to 1, whatever happens with the others. */
  chance: z.number(),
  /** Of being admitted here: this cut reached and none of those before it. With those of all choices at most 1. */
  admitted: z.number(),
  band: z.enum(['aman', 'bersaing', 'berat']),
  /** The chance if those who really apply are so much better or weaker than those here as may well be. */
  low: z.number(),
  high: z.number(),
  /** Students here who chose it, whose scores the cut is estimated from. */
  pool: z.int(),
  /** The score of the last one admitted, as estimated, and its standard error. */
  cut: z.number(),
  cut_se: z.number(),
})

/** Which finished attempt, by its number; the newest one when left out. */
const attemptQuery = z.strictObject({ attempt: inLetters(z.int().min(1).max(100_000)).optional() })

const released = z.strictObject({
  total: z.number(),
  /** Null for `points`. */
  total_se: z.number().nullable(),
  scoring,
  /** Whether each sub-test reached its threshold; null where there is none. */
  passed: z.boolean().nullable(),
  sub_tests: z.array(subTestScore),
  ranks: z.array(rank),
  /** Share of right answers per topic, weakest first. */
  topics: z.array(
    z.strictObject({ subject, topic_id: id, topic: z.string(), correct: z.int(), of: z.int() }),
  ),
  /** As of when figures of everybody are: bins and means. Ranks may be newer. */
  computed_at: time.nullable(),
  /** How everybody ranked did: 20 bins of equal width over the scale. */
  histogram: z.array(z.strictObject({ from: z.number(), to: z.number(), count: z.int() })),
  /**
   * Choices in order of priority with the distance to the score on record; positive is above it. The chance is null
   * while scores are provisional, for a major without seats and applicants on record, and where so few here chose it that
   * nothing honest can be said, which `too_few_choosers` tells.
   */
  choices: z.array(
    chosenMajor.extend({
      /** The total as this major weighs the sub-tests; without weights of its own that of the try-out. */
      score: z.number(),
      /** To the score that was enough in the newest year on record. */
      gap: z.number().nullable(),
      chance: admissionChance.nullable(),
      too_few_choosers: z.boolean(),
    }),
  ),
  /**
   * The way to the first choice, whose score on record is `points` away, give or take `se`: in which sub-tests how many more
   * right answers would do; `high` is null where no paper is long enough. Null without item response, and for who is there.
   */
  path: z
    .strictObject({
      major: reference,
      points: z.number(),
      se: z.number(),
      target: z.number(),
      steps: z.array(z.strictObject({ subject, questions: z.int(), low: z.int(), high: z.int().nullable() })),
    })
    .nullable(),
  /** Majors of the same field whose score on record is like this one. */
  nearby: z.array(chosenMajor.extend({ gap: z.number() })),
})

export const result = z.strictObject({
  tryout: z.strictObject({
    id,
    slug: z.string(),
    title: z.string(),
    scale: z.strictObject({ min: z.number(), max: z.number() }),
  }),
  attempt,
  /** Essays are still being marked; the result comes out once the last one is. */
  awaits_marks: z.boolean(),
  /** Where several are finished all of them, newest first; totals are null until the result is out. */
  attempts: z.array(
    z.strictObject({
      number: z.int(),
      finished_at: time.nullable(),
      total: z.number().nullable(),
      total_se: z.number().nullable(),
    }),
  ),
  /** When the result comes out, if that is known; null once it is out. */
  release_at: time.nullable(),
  review_allowed: z.boolean(),
  released: released.nullable(),
})

export const rankingRow = z.strictObject({
  rank: z.int(),
  /** Masked unless the student agreed to show their name. */
  name: z.string(),
  school_name: z.string().nullable(),
  province: z.string().nullable(),
  /** Null where only `band` is told: others of a small school, to whom no student code ties the reader. */
  score: z.number().nullable(),
  band: z.strictObject({ from: z.number(), to: z.number() }).nullable(),
  /** Standard error; null for `points` and where only the band is told. */
  se: z.number().nullable(),
  is_me: z.boolean(),
})

/** `unmarked`: written, and people have not marked it yet. */
export const outcome = z.enum(['correct', 'partial', 'wrong', 'blank', 'unmarked'])

export const reviewQuestion = z.strictObject({
  id,
  stimulus_id: id.nullable(),
  topic_id: id,
  topic: z.string(),
  content: questionContent,
  key: questionKey,
  explanation_html: z.string(),
  explanation_video_url: z.string().nullable(),
  voided: z.boolean(),
  value: answerValue.nullable(),
  flagged: z.boolean(),
  outcome,
  /** Only tried out: no part of any score, sum or rank. */
  is_trial: z.literal(true).optional(),
  /** By criterion of an essay, as settled between its markers; absent or null for other kinds. */
  points_given: z.record(partId, z.number()).nullable().optional(),
})

/** `seconds`: in view, over all loads of the page; null where none was measured, never 0. */
const questionFacts = z.strictObject({
  question_id: id,
  seconds: seconds.nullable(),
  /** Median of those who got it right. */
  peers_seconds: z.number().nullable(),
  /** Of right answers, 0 to 1. */
  right_share: z.number().nullable(),
})

const replay = z.strictObject({
  sub_tests: z.array(
    z.strictObject({
      sub_test_id: id,
      subject,
      duration_seconds: seconds,
      peers: z.int(),
      /** In the order in which this student saw them. */
      questions: z.array(questionFacts.extend({ outcome, flagged: z.boolean() })),
    }),
  ),
})

export const review = z.strictObject({
  tryout_title: z.string(),
  scoring,
  sub_tests: z.array(
    z.strictObject({
      id,
      subject,
      correct: z.int(),
      questions: z.int(),
      scaled: z.number().nullable(),
      se: z.number().nullable(),
    }),
  ),
  sub_test_id: id,
  lang,
  stimuli: z.array(stimulus),
  order: paperOrder,
  questions: z.array(reviewQuestion),
  /** Questions that another try-out has, too: they are shown once that one is over. */
  held: z.int(),
  /** Students behind `facts`, sampled over the whole ranking; below ten nothing is told of them. */
  peers: z.int(),
  facts: z.array(questionFacts),
  notes: z.array(z.strictObject({ question_id: id, text: z.string() })),
})

export const results = defineCalls({
  result: {
    route: 'GET /tryouts/{slug}/progresses/result',
    summary: 'The result of a finished attempt, once it is released',
    live: true,
    access,
    query: attemptQuery,
    data: result,
  },
  ranking: {
    route: 'GET /tryouts/{slug}/ranking',
    summary: 'The ranking as last computed; the own row travels in `meta.own`',
    live: true,
    access,
    query: z.strictObject({
      ...pageQuery,
      scope: rankingScope.default('national'),
      /** Which of the own universities or majors; the first choice when left out. */
      choice: id.optional(),
      /** The own row in the middle of those around it, whatever `page` says. */
      around: z.stringbool().optional(),
    }),
    data: z.array(rankingRow),
    meta: listMeta.extend({
      tryout_title: z.string(),
      own: rankingRow.nullable(),
      /** What the scopes `university` and `major` may be asked for, in order of priority. */
      universities: z.array(reference),
      majors: z.array(reference),
      /** The one that is shown; null in the other scopes, and where the student has none. */
      choice: id.nullable(),
      computed_at: time.nullable(),
      /** Null before anything is computed. */
      scoring: scoring.nullable(),
    }),
  },
  review: {
    route: 'GET /tryouts/{slug}/review',
    summary: 'Questions of a finished attempt with keys and explanations, where the review policy allows it',
    live: true,
    access,
    query: attemptQuery.extend({ sub_test_id: id.optional() }),
    data: review,
  },
  replay: {
    route: 'GET /tryouts/{slug}/replay',
    summary:
      'Where the time went: seconds for each question, beside those who got it right; as the review is allowed',
    access,
    query: attemptQuery,
    data: replay,
  },
  note: {
    route: 'PUT /tryouts/{slug}/review/notes/{question_id}',
    summary: 'What the student writes to themselves about a question of a review; empty takes it away',
    access: { roles: ['student'], lane: 'write' },
    body: z.strictObject({ text: z.string().trim().max(1_000) }),
    data: z.strictObject({ question_id: id, text: z.string() }),
  },
})

export type Scope = z.infer<typeof scope>
export type RankingScope = z.infer<typeof rankingScope>
export type Rank = z.infer<typeof rank>
export type Scoring = z.infer<typeof scoring>
export type SubTestScore = z.infer<typeof subTestScore>
export type AdmissionChance = z.infer<typeof admissionChance>
export type ReleasedResult = z.infer<typeof released>
export type Result = z.infer<typeof result>
export type RankingRow = z.infer<typeof rankingRow>
export type Outcome = z.infer<typeof outcome>
export type ReviewQuestion = z.infer<typeof reviewQuestion>
export type QuestionFacts = z.infer<typeof questionFacts>
export type Replay = z.infer<typeof replay>
export type Review = z.infer<typeof review>
