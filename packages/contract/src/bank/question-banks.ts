import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { alike, id, pageOf, reference, seconds, time } from '../fields.ts'
import { subject } from '../exam/tryouts.ts'

const roles = ['admin', 'teacher'] as const
const list = { roles, lane: 'list' } as const
const read = { roles, lane: 'list', owner: 'bank' } as const
const change = { roles, lane: 'write', owner: 'bank' } as const

export const bankStatus = z.enum(['draft', 'published', 'archived'])
export const bankVisibility = z.enum(['private', 'shared'])

/** `view`: reads a private bank. `edit`: writes in it. */
export const memberRole = z.enum(['view', 'edit'])

const written = {
  title: z.string().trim().min(3).max(120),
  description: z.string().trim().max(1_000),
  /** Fixed once the bank is there: its subjects belong to the program. */
  program_id: id,
  /** `shared`: every teacher may read it. */
  visibility: bankVisibility,
  status: bankStatus,
  tags: z.array(z.string().trim().min(1).max(30)).max(10),
  /** Students of the program are given its published questions to practise, with keys and explanations. */
  for_practice: z.boolean().optional(),
  /** The sub-tests in this order; one that holds questions cannot be left out. */
  subject_ids: z.array(id).max(20),
}

const questionCounts = z.strictObject({
  ...alike(z.int(), 'draft', 'in_review', 'published', 'archived'),
})

const bankCard = z.strictObject({
  id,
  title: z.string(),
  program: reference,
  owner: reference,
  visibility: bankVisibility,
  status: bankStatus,
  tags: z.array(z.string()),
  for_practice: z.boolean(),
  sub_test_count: z.int(),
  question_counts: questionCounts,
  /** The viewer's own, one they may write in by name, or any for admins. */
  can_edit: z.boolean(),
  updated_at: time,
})

const bankSubTest = z.strictObject({
  id,
  subject,
  position: z.int(),
  instructions: z.string(),
  default_duration_seconds: seconds,
  question_counts: questionCounts,
})

const bank = bankCard.extend({
  description: z.string(),
  /** The owner and admins say who else reads or writes in it. */
  can_share: z.boolean(),
  sub_tests: z.array(bankSubTest),
  created_at: time,
})

const member = reference.extend({ username: z.string(), role: memberRole, created_at: time })

/** Where questions are chosen for a test: a bank that would offer so many, once it is published. */
export const draftBank = reference.extend({ questions: z.int() })

export const questionBanks = defineCalls({
  list: {
    route: 'GET /admin/question-banks',
    summary: 'Question banks that the viewer may read',
    access: list,
    ...pageOf(bankCard, ['-updated_at', 'title'], {
      program_id: id.optional(),
      status: bankStatus.optional(),
      visibility: bankVisibility.optional(),
      /** `mine`: those that the viewer owns or is a member of. */
      owner: z.enum(['mine']).optional(),
    }),
  },
  create: {
    route: 'POST /admin/question-banks',
    records: { action: 'bank_created', about: 'question_bank' },
    summary: 'Create a question bank, owned by the viewer, with its sub-tests',
    access: { roles, lane: 'write' },
    status: 201,
    body: z.strictObject(written).omit({ status: true }),
    data: bank,
  },
  get: {
    route: 'GET /admin/question-banks/{id}',
    summary: 'One question bank with its sub-tests and how many questions each holds',
    access: read,
    data: bank,
  },
  update: {
    route: 'PUT /admin/question-banks/{id}',
    records: { action: 'bank_changed', about: 'question_bank' },
    summary: 'Change a question bank; its sub-tests are added, put in order and removed as the list says',
    access: change,
    body: z.strictObject(written).omit({ program_id: true }),
    data: bank,
  },
  setStatus: {
    route: 'PATCH /admin/question-banks',
    records: { action: 'bank_changed', about: 'question_bank' },
    summary: 'Give several question banks the same status: all of them or, when one may not be changed, none',
    access: { roles, lane: 'write' },
    body: z.strictObject({ ids: z.array(id).min(1).max(500), status: bankStatus }),
    data: z.strictObject({ changed: z.int() }),
  },
  delete: {
    route: 'DELETE /admin/question-banks/{id}',
    records: { action: ['bank_archived', 'bank_deleted'], about: 'question_bank' },
    summary: 'Delete an empty question bank; one that holds questions is archived',
    access: change,
    data: z.strictObject({ outcome: z.enum(['deleted', 'archived']) }),
  },
  listMembers: {
    route: 'GET /admin/question-banks/{id}/members',
    summary: 'With whom a question bank is shared by name',
    access: read,
    data: z.array(member),
  },
  addMember: {
    route: 'POST /admin/question-banks/{id}/members',
    records: { action: 'bank_shared', about: 'question_bank' },
    summary: 'Share a question bank with a teacher, named by email or username; again: with other rights',
    access: change,
    body: z.strictObject({ who: z.string().trim().min(3).max(254), role: memberRole }),
    data: z.array(member),
  },
  removeMember: {
    route: 'DELETE /admin/question-banks/{id}/members/{userId}',
    records: { action: 'bank_unshared', about: 'question_bank' },
    summary: 'Share it no longer; members may leave by themselves',
    access: change,
    data: z.array(member),
  },
})

export type MemberRole = z.infer<typeof memberRole>
export type BankCard = z.infer<typeof bankCard>
export type Bank = z.infer<typeof bank>
export type BankMember = z.infer<typeof member>
export type DraftBank = z.infer<typeof draftBank>
