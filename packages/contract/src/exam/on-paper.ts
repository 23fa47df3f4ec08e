import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, isEachOnce, pageOf, time, truth, xlsx } from '../fields.ts'
import { readTable } from '../platform/jobs.ts'

const roles = ['admin'] as const

/** A printed order of questions and options; the same letter is the same paper for ever. */
export const paperVariant = z.enum(['A', 'B', 'C', 'D'])

/** As they stand on the answer sheet, in its order: `C`, `ACD`, `BSB`, what was written, or nothing. */
const marksOf = z.strictObject({ sub_test_id: id, marks: z.array(z.string().max(200)).max(200) })

/** `new`: nothing was there. `replaced`: another sheet of this student was, which is void now. */
export const sheetOutcome = z.enum(['new', 'replaced', 'unchanged'])

const sheet = z.strictObject({
  user_id: id,
  attempt_id: id,
  name: z.string(),
  username: z.string(),
  school_name: z.string().nullable(),
  variant: paperVariant,
  answered: z.int(),
  taken_at: time,
})

export const onPaper = defineCalls({
  list: {
    route: 'GET /admin/tryouts/{id}/paper-answers',
    summary: 'Students whose answers came in on paper',
    access: { roles, lane: 'list' },
    ...pageOf(sheet, ['-taken_at', 'name']),
  },
  template: {
    route: 'GET /admin/tryouts/{id}/paper-answers/template',
    records: { action: 'paper_names_exported', about: 'tryout' },
    summary:
      'A table to fill in: one row for each student of a batch or school, one column for each question',
    access: { roles, lane: 'export' },
    query: z.strictObject({
      batch: z.string().trim().max(60).optional(),
      school: z.string().trim().max(120).optional(),
    }),
    produces: [xlsx],
  },
  enter: {
    route: 'POST /admin/tryouts/{id}/paper-answers',
    records: {
      action: ['paper_answers_taken', 'paper_answers_replaced'],
      about: 'tryout',
      unless: 'The same answers were there.',
    },
    summary:
      'Take in the sheet of one student; the same sheet again changes nothing, another one replaces it',
    access: { roles, lane: 'write' },
    body: z.strictObject({
      /** Username, e-mail or a student code that nobody else has redeemed. */
      student: z.string().trim().min(1).max(254),
      variant: paperVariant,
      sub_tests: z.array(marksOf).max(20).refine(isEachOnce('sub_test_id'), 'Tiap subtes satu kali saja.'),
    }),
    data: z.strictObject({ name: z.string(), outcome: sheetOutcome, answered: z.int() }),
  },
  import: {
    route: 'POST /admin/tryouts/{id}/paper-answers/import',
    records: {
      action: ['paper_answers_taken', 'paper_answers_replaced'],
      about: 'tryout',
      by: 'job',
      unless: 'A trial run writes nothing.',
    },
    summary: 'Take in the sheets of a filled table as a job; a dry run only says what it would do',
    access: { roles, lane: 'write' },
    body: z.strictObject({ file: z.file(), dry_run: truth }),
    multipart: true,
    data: readTable({
      fresh: z.int(),
      replaced: z.int(),
      unchanged: z.int(),
      /** Rows without a single answer: whoever was not there. */
      empty: z.int(),
    }),
  },
})

export type PaperVariant = z.infer<typeof paperVariant>
export type SheetOutcome = z.infer<typeof sheetOutcome>
