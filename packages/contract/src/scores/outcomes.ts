import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { alike, id, inLetters, yesOrNo } from '../fields.ts'
import { chosenMajor } from '../exam/universities.ts'
import { readTable } from '../platform/jobs.ts'

const year = z.int().min(2020).max(2100)
const yearInAddress = inLetters(z.int().min(2020).max(2100))

const ownOutcome = z.strictObject({
  major_id: id,
  major: z.string(),
  university: z.string(),
  year,
  admitted: z.boolean(),
  /** What the newest result with this choice said, 0 to 1; null where it told no chance. */
  chance: z.number().nullable(),
  /** Who wrote it down: the student, or staff out of a table. */
  source: z.enum(['student', 'import']),
})

const bin = z.strictObject({
  from: z.number(),
  to: z.number(),
  count: z.int(),
  /** Mean chance told, share admitted and its 95 % interval; null of nobody. */
  ...alike(z.number().nullable(), 'told', 'admitted', 'low', 'high'),
})

const calibration = z.strictObject({
  /** Outcomes that are known, of so many students, and those that a chance was told for. */
  known: z.int(),
  students: z.int(),
  told: z.int(),
  /** Of those told: admitted. */
  admitted: z.int(),
  years: z.array(year),
  /** Null while nobody was told a chance. */
  brier: z.number().nullable(),
  brier_base: z.number().nullable(),
  bins: z.array(bin),
})

const student = ['student'] as const
const admin = ['admin'] as const

export const outcomes = defineCalls({
  listOwn: {
    route: 'GET /student/outcomes',
    summary: 'Which majors the student was admitted to, and those that they can still say it of',
    access: { roles: student, lane: 'list' },
    data: z.strictObject({
      outcomes: z.array(ownOutcome),
      choices: z.array(chosenMajor),
      /** Newest first: those that an outcome can be of. */
      years: z.array(year),
    }),
  },
  record: {
    route: 'POST /student/outcomes',
    summary:
      'Say whether one was admitted to a major that one had chosen in a try-out; said again, it is corrected',
    access: { roles: student, lane: 'write' },
    body: z.strictObject({
      major_id: id,
      year,
      admitted: z.boolean(),
      /** That it may be used to check the chances: nothing is kept without. */
      consent: z.literal(true, 'Centang dulu bahwa kamu setuju.'),
    }),
    data: ownOutcome,
  },
  remove: {
    route: 'DELETE /student/outcomes/{majorId}',
    summary: 'Take one back: it is no part of any report from then on',
    access: { roles: student, lane: 'write' },
    query: z.strictObject({ year: yearInAddress }),
    data: z.null(),
  },
  calibration: {
    route: 'GET /admin/reports/chances',
    summary: 'The chances told beside what came of them: a reliability diagram',
    access: { roles: admin, lane: 'report' },
    query: z.strictObject({ year: yearInAddress.optional() }),
    data: calibration,
  },
  import: {
    route: 'POST /admin/outcomes/import',
    records: { action: 'outcomes_imported', about: 'user', by: 'job', unless: 'A trial run writes nothing.' },
    summary:
      'Take outcomes of consenting students out of a table as a job; a dry run only says what it would do',
    access: { roles: admin, lane: 'write' },
    body: z.strictObject({
      file: z.file(),
      dry_run: yesOrNo,
      /** That the students in it have agreed. */
      consent: z
        .union([z.boolean(), z.stringbool()])
        .refine(given => given, 'Hasil hanya boleh diimpor kalau siswanya sudah setuju.'),
    }),
    multipart: true,
    data: readTable({
      ready: z.int(),
    }),
  },
})

export type OwnOutcome = z.infer<typeof ownOutcome>
export type ChanceBin = z.infer<typeof bin>
export type Calibration = z.infer<typeof calibration>
