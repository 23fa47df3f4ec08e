import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, inLetters, reference, time, xlsx, yesOrNo } from '../fields.ts'
import { questionContent, questionDraft } from '../question.ts'
import { passage } from '../question/fields.ts'
import { difficulty } from './questions.ts'

const roles = ['admin', 'teacher'] as const
const read = { roles, lane: 'list', owner: 'import' } as const
const change = { roles, lane: 'write', owner: 'import' } as const
const position = inLetters(z.int().min(1).max(100_000))

/**
 * `ready`: may be published as it is. `check`: its signs contradict each other, or something was not read for sure; until
 * somebody accepts it. `no_key`: cannot be committed. `faulty`: becomes a draft, to be mended. `skipped`: stays out.
 */
export const importState = z.enum(['ready', 'check', 'no_key', 'faulty', 'skipped'])

export const importDecision = z.enum(['open', 'accepted', 'skipped'])

const remark = z.strictObject({ code: z.string(), message: z.string() })

const importedCard = z.strictObject({
  /** Within the document, from 1. */
  position: z.int(),
  /** As the document counts it. */
  number: z.int(),
  type: z.string(),
  /** The beginning of the prompt, without markup. */
  stem: z.string(),
  state: importState,
  remarks: z.array(remark),
})

const passageRef = z.string().max(20).nullable()

/** What several questions share, as its author's source. */
export interface ImportPassage {
  ref: string
  title: string
  body: string
}

const importedQuestion = z.strictObject({
  position: z.int(),
  number: z.int(),
  state: importState,
  decision: importDecision,
  draft: questionDraft,
  topic: z.string(),
  difficulty,
  passage: passageRef,
  /** As students will see it. */
  content: questionContent,
  explanation_html: z.string(),
  /** Empty where there is none. */
  hint_html: z.string(),
  /** The first formula or picture that cannot be shown and is left out. */
  problem: z.string().nullable(),
  remarks: z.array(remark),
  /** Why key and kind were taken, and what speaks against them. */
  signs: z.array(
    z.strictObject({
      about: z.enum(['key', 'kind']),
      sign: z.string(),
      says: z.string(),
      speaks: z.enum(['for', 'against']),
    }),
  ),
  /** Lines of the document; `is_sign`: one of those above stands there. */
  source: z.array(z.strictObject({ position: z.int(), html: z.string(), is_sign: z.boolean() })),
})

const importDetail = z.strictObject({
  id,
  file_name: z.string(),
  bank: reference,
  sub_test: reference,
  /** `reading` until its first job is done, `committing` until `commit_job_id` is. */
  stage: z.enum(['reading', 'review', 'committing', 'committed']),
  reading_job_id: id,
  commit_job_id: id.nullable(),
  questions: z.array(importedCard),
  /** `source`: as it was read, or changed since. */
  passages: z.array(
    z.strictObject({ ref: z.string(), title: z.string(), source: z.string(), html: z.string() }),
  ),
  pictures: z.int(),
  /** About the file as a whole. */
  remarks: z.array(remark),
  /** Items of kinds that Gerbang lacks, with what they say. */
  unsupported: z.array(
    z.strictObject({ kind: z.string(), title: z.string(), position: z.int(), text: z.string() }),
  ),
  /** How many questions the commit made; null before. */
  outcome: z.strictObject({ published: z.int(), draft: z.int() }).nullable(),
  created_at: time,
})

export const exportFormat = z.enum(['docx', 'xlsx', 'gift', 'moodle_xml', 'qti'])

/** Of a bank or a sub-test whoever may read it; of a try-out, as it was frozen once it is published, admins. */
const exported = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bank'), id }),
  z.strictObject({ kind: z.literal('sub_test'), id }),
  z.strictObject({ kind: z.literal('questions'), ids: z.array(id).min(1).max(500) }),
  z.strictObject({ kind: z.literal('tryout'), id }),
])

export const interchange = defineCalls({
  export: {
    route: 'POST /admin/question-banks/export',
    records: { action: 'questions_exported', about: 'question_bank' },
    summary: 'Questions with keys, explanations, passages and pictures, as a file that can be imported again',
    access: { roles, lane: 'export' },
    body: z.strictObject({ of: exported, format: exportFormat }),
    produces: [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      xlsx,
      'text/plain',
      'application/xml',
      'application/zip',
    ],
  },
  template: {
    route: 'GET /admin/question-banks/import/template',
    records: { nothing: 'It is the same empty sheet for everybody.' },
    summary: 'An Excel sheet to fill in, with examples and a guide',
    access: { roles, lane: 'list' },
    produces: [xlsx],
  },
  import: {
    route: 'POST /admin/question-banks/import',
    records: {
      action: 'questions_imported',
      about: 'question_bank',
      by: 'job',
      unless: 'A document that is only read changes no bank.',
    },
    summary:
      'With `dry_run` a file of questions is read by a job, and nothing but pictures is kept; without it what was read, and mended, goes into the bank, all of it or nothing, once',
    access: { roles, lane: 'write' },
    status: 201,
    body: z.strictObject({
      dry_run: yesOrNo,
      /** Of a dry run: what is read, and where its questions are to go. */
      bank_sub_test_id: id.optional(),
      file: z.file().optional(),
      /** Of a commit. `publish`: those that are ready are published; all others are drafts. */
      import_id: id.optional(),
      publish: z.boolean().optional(),
      /** Of a commit. Questions without a key stay out; otherwise nothing is committed while there is one. */
      leave_unkeyed: z.boolean().optional(),
    }),
    multipart: true,
    data: z.strictObject({ import_id: id, job_id: id }),
  },
  get: {
    route: 'GET /admin/question-banks/imports/{id}',
    summary: 'What one of the own imports has understood of its file',
    access: read,
    data: importDetail,
  },
  getQuestion: {
    route: 'GET /admin/question-banks/imports/{id}/questions/{position}',
    summary: 'One question beside its source, and why its key was taken',
    access: read,
    params: { position },
    data: importedQuestion,
  },
  changeQuestion: {
    route: 'PUT /admin/question-banks/imports/{id}/questions/{position}',
    records: { nothing: 'Nobody else sees an import before its commit, which is recorded.' },
    summary: 'Mend one question before it goes into the bank',
    access: change,
    params: { position },
    body: z.strictObject({
      draft: questionDraft,
      topic: z.string().trim().max(80),
      difficulty,
      passage: passageRef,
      decision: importDecision,
    }),
    data: importedQuestion,
  },
  changePassage: {
    route: 'PUT /admin/question-banks/imports/{id}/passages/{ref}',
    records: { nothing: 'Nobody else sees an import before its commit, which is recorded.' },
    summary: 'Mend a passage for all questions that share it, before they go into the bank',
    access: change,
    params: { ref: z.string().max(40) },
    body: z.strictObject({ title: z.string().trim().max(200), body: passage }),
    data: importDetail,
  },
  discard: {
    route: 'DELETE /admin/question-banks/imports/{id}',
    records: { nothing: 'Nobody else has seen an import that was not committed.' },
    summary: 'Forget one of the own imports; questions that it made stay',
    access: change,
  },
})

export type ImportState = z.infer<typeof importState>
export type ImportedCard = z.infer<typeof importedCard>
export type ImportedQuestion = z.infer<typeof importedQuestion>
export type ImportDetail = z.infer<typeof importDetail>
export type ExportFormat = z.infer<typeof exportFormat>
export type Exported = z.infer<typeof exported>
