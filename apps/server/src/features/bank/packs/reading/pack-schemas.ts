import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { programs } from '@gerbang/contract/exam/programs.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { z } from 'zod'

/** What the calls of admins take, these files say in the same words: a pack holds nothing that a form would refuse. */
const bank = questionBanks.create.body.shape
const subject = subjects.create.body.shape
const preset = programs.createPreset.body.shape
const presetPart = preset.sub_tests.element.shape
const plan = tryoutPlans.create.body.shape
const planPart = tryoutPlans.arrange.body.shape.sub_tests.element.shape
const quiz = quizAuthoring.create.body.shape

export const ref = z.string().regex(/^[A-Za-z0-9][\w.-]{0,79}$/)
const code = subject.code

export const manifest = z.strictObject({
  /** Of the form of packs: a later one may read this one's. */
  format: z.literal(1),
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/),
  name: z.string().trim().min(3).max(80),
  version: z.string().regex(/^\d{1,4}(\.\d{1,4}){0,3}$/),
  licence: z.string().trim().min(2).max(120),
  language: z.enum(['id', 'en']),
  about: z.string().trim().min(10).max(500),
  /** Of an installation, where the pack brings none of its own: the address of its program. */
  program: ref.nullable().default(null),
  /** A pack of the demo's is never loaded in production. */
  demo: z.boolean().default(false),
  /** Its keys came in a seal. Those of any other pack lie open, for practice. */
  sealed: z.boolean().default(false),
  counts: z.record(z.string(), z.int().min(0)),
})
export type Manifest = z.infer<typeof manifest>

const formatPart = z.strictObject({
  subject: code,
  questions: presetPart.question_count,
  seconds: presetPart.duration_seconds,
  weight: presetPart.weight.default(1),
  threshold: presetPart.threshold.default(null),
})
const format = z.strictObject({
  ref,
  name: preset.name,
  year: preset.year,
  source: preset.source,
  mode: preset.mode,
  scoring: preset.scoring,
  marks: preset.marks,
  sub_tests: z.array(formatPart).min(1).max(20),
})
export type FormatFile = Omit<z.infer<typeof format>, 'ref'>

export const programFile = z.strictObject({
  slug: ref,
  name: programs.create.body.shape.name,
  description: programs.create.body.shape.description,
  credit: programs.create.body.shape.credit,
  totals: programs.create.body.shape.totals,
  subjects: z
    .array(
      z.strictObject({
        code,
        name: subject.name,
        group: subject.group,
        questions: subject.default_question_count,
        seconds: subject.default_duration_seconds,
        /** What its questions may be about, once for all banks and papers. Left out: whatever they say. */
        topics: z.array(z.string().trim().min(2).max(80)).max(40).default([]),
      }),
    )
    .min(1)
    .max(60),
  formats: z.array(format).max(20).default([]),
})
export type ProgramFile = Omit<z.infer<typeof programFile>, 'formats'>

export const bankFile = z.strictObject({
  title: bank.title,
  description: bank.description,
  tags: bank.tags,
  for_practice: z.boolean().default(false),
  visibility: bank.visibility.default('shared'),
  /** Questions of a bank that is still written stay drafts. */
  status: z.enum(['draft', 'published']).default('published'),
  /** Names of its files, in the order of the sub-tests. */
  sub_tests: z.array(ref).min(1).max(20),
})
export type BankFile = z.infer<typeof bankFile>

/** A result that waits for the close needs one. */
export const tryoutFile = z
  .strictObject({
    title: plan.title,
    description: plan.description,
    mode: plan.mode,
    max_attempts: plan.max_attempts,
    choices_min: plan.choices_min,
    choices_max: plan.choices_max,
    scoring: plan.scoring.unwrap(),
    marks: plan.marks,
    scale_min: plan.scale_min,
    scale_max: plan.scale_max,
    result_release: z.enum(['instant', 'at_close']),
    review_policy: plan.review_policy.unwrap(),
    shuffle_questions: z.boolean(),
    shuffle_options: z.boolean(),
    /** How long it is open; null for practice without an end. */
    window_hours: z.int().min(1).max(8_760).nullable(),
    sub_tests: z
      .array(
        z.strictObject({
          subject: code,
          seconds: planPart.duration_seconds,
          weight: planPart.weight.default(1),
          threshold: planPart.threshold,
          bank: ref,
          /** Left out: all that the bank has of the subject. */
          questions: z.array(ref).max(200).optional(),
        }),
      )
      .min(1)
      .max(20),
  })
  .refine(({ result_release, window_hours }) => result_release !== 'at_close' || window_hours !== null, {
    path: ['window_hours'],
    message: 'isi berapa jam try out dibuka: hasilnya keluar setelah ditutup',
  })
export type TryoutFile = z.infer<typeof tryoutFile>

export const quizFile = z.strictObject({
  title: quiz.title,
  description: quiz.description,
  subject: code.nullable(),
  duration_seconds: quiz.duration_seconds,
  feedback: quiz.feedback,
  questions: z.array(ref).min(1).max(200),
})
export type QuizFile = z.infer<typeof quizFile>

/** What was measured of a question: slope, difficulty, chance to guess, the error of the difficulty, and how many sat it. */
const estimate = z.strictObject({
  a: z.number().min(0.2).max(25),
  b: z.number().min(-10).max(10),
  c: z.number().min(0).max(0.6),
  se: z.number().positive().nullable(),
  n: z.int().min(1),
})

/** Estimates can be compared with others of their scale only: its id travels with them. */
export const estimateFile = z.strictObject({
  scale: z.uuid(),
  source: z.string().trim().min(3).max(200),
  /** Points are a + b × ability, on this range. */
  points: z.strictObject({
    a: z.number(),
    b: z.number().positive(),
    min: z.number(),
    max: z.number(),
  }),
  questions: z.record(z.string(), estimate),
})
export type EstimateFile = z.infer<typeof estimateFile>
export type PackEstimate = Omit<EstimateFile, 'questions'> & z.infer<typeof estimate>
