import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { schoolYear } from './classes.ts'
import { id, pageQuery, rowsOf, time, xlsx } from '../fields.ts'
import { grade, schoolName } from './users.ts'

const read = { roles: ['admin'], lane: 'list', owner: 'student_list' } as const
const change = { roles: ['admin'], lane: 'write', owner: 'student_list' } as const
const unseen = { nothing: 'Nobody else sees a list before it is taken in, which is recorded.' }

/** What a column of a list may say of a student. */
export const listField = z.enum(['name', 'nisn', 'class', 'sex', 'born', 'email', 'phone', 'username'])

/** `fault`: cannot be taken in. `look`: will be, as it is shown. `left`: stays out because somebody said so. */
export const listState = z.enum(['fault', 'look', 'ready', 'left'])

const column = z.strictObject({
  /** Counted from 0, as in the file. */
  column: z.int(),
  head: z.string(),
  /** The first value below it. */
  sample: z.string(),
})

/** Rows of a second sheet count on from 100,000. */
const rowNumber = z.int().min(0).max(100_000_000)
const mapping = z.partialRecord(listField, z.int().min(0).max(16_384).nullable())
const answers = z.strictObject({
  program_id: id.nullable(),
  school_name: schoolName.nullable(),
  /** Where the name of the class does not tell it. */
  grade: grade.nullable(),
  /** Of the classes. */
  year: schoolYear,
})

const overview = z.strictObject({
  id,
  file_name: z.string(),
  /** Those with students. */
  sheets: z.array(z.string()),
  /** The first and the last row with a student. */
  lines: z.strictObject({ from: z.string(), to: z.string() }),
  columns: z.array(column),
  mapping,
  answers,
  /** What the list says of nobody, and has to be told once. */
  asked: z.array(z.enum(['program', 'school', 'grade'])),
  counts: z.strictObject({ fault: z.int(), look: z.int(), ready: z.int(), left: z.int() }),
  plan: z.strictObject({ fresh: z.int(), changed: z.int(), same: z.int(), moved: z.int() }),
  classes: z.strictObject({ known: z.array(z.string()), made: z.array(z.string()) }),
  /** Who is in these classes and not on the list: told, and left alone. */
  absent: z.strictObject({ count: z.int(), names: z.array(z.string()) }),
  job_id: id.nullable(),
  /** Nothing can be changed meanwhile. */
  is_taking: z.boolean(),
  taken_at: time.nullable(),
  created_at: time,
})

const note = z.strictObject({
  field: listField,
  /** As it stands in the cell, or was mended. */
  value: z.string(),
  message: z.string(),
  /** Where the evidence is clear. */
  suggestion: z.string().nullable(),
})

const row = z.strictObject({
  row: z.int(),
  /** As the spreadsheet numbers it, with the name of its sheet where there are several. */
  place: z.string(),
  /** As it will be kept. */
  values: z.partialRecord(listField, z.string()),
  state: listState,
  notes: z.array(note),
  /** Null for a row that cannot be taken in. */
  outcome: z.enum(['fresh', 'changed', 'same']).nullable(),
})

/** Students from a list as a school has it: looked through, put right, and taken in as a whole. */
export const studentLists = defineCalls({
  template: {
    route: 'GET /admin/student-lists/template',
    records: { nothing: 'It is the same empty sheet for everybody.' },
    summary: 'An empty list to fill in, with classes and words to choose from',
    access: { roles: ['admin'], lane: 'export' },
    produces: [xlsx],
  },
  upload: {
    route: 'POST /admin/student-lists',
    records: unseen,
    summary: 'Read a list: heads and columns are found by themselves; nothing is kept of any student yet',
    access: { roles: ['admin'], lane: 'write' },
    body: z.strictObject({ file: z.file() }),
    multipart: true,
    data: overview,
    status: 201,
  },
  get: {
    route: 'GET /admin/student-lists/{id}',
    summary: 'What a list says, and what taking it in would do',
    access: read,
    data: overview,
  },
  rows: {
    route: 'GET /admin/student-lists/{id}/rows',
    summary: 'Rows of a list, faults first',
    access: read,
    query: z.strictObject({ ...pageQuery, state: listState.optional() }),
    ...rowsOf(row),
  },
  change: {
    route: 'PATCH /admin/student-lists/{id}',
    records: unseen,
    summary: 'Say which column is what, what the list lacks, or what a cell should be',
    access: change,
    body: z.strictObject({
      mapping: mapping.optional(),
      answers: answers.partial().optional(),
      mend: z
        .strictObject({ row: rowNumber, field: listField, value: z.string().trim().max(200) })
        .optional(),
      leave: z.strictObject({ row: rowNumber, is_left: z.boolean() }).optional(),
    }),
    data: overview,
  },
  take: {
    route: 'POST /admin/student-lists/{id}/take',
    records: { action: 'student_list_taken', about: 'class', by: 'job' },
    summary: 'Take in every row without a fault, as a job: all of them or none; no mail is sent',
    access: change,
    data: z.strictObject({ job_id: id }),
  },
  left: {
    route: 'GET /admin/student-lists/{id}/left',
    records: { nothing: 'It gives back what its reader has sent.' },
    summary: 'Rows that are not taken in, each with why',
    access: { ...read, lane: 'export' },
    produces: [xlsx],
  },
  discard: {
    route: 'DELETE /admin/student-lists/{id}',
    records: unseen,
    summary: 'Forget a list',
    access: change,
  },
})

export type ListField = z.infer<typeof listField>
export type ListState = z.infer<typeof listState>
export type ListColumn = z.infer<typeof column>
export type ListAnswers = z.infer<typeof answers>
export type StudentList = z.infer<typeof overview>
export type ListedStudent = z.infer<typeof row>
