import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, inLetters, lang, reference, revision, time } from '../fields.ts'
import { html } from '../question/fields.ts'
import { questionContent, questionDraft, questionKey } from '../question.ts'
import { difficulty, editedQuestion } from './questions.ts'

const roles = ['admin', 'teacher'] as const
const read = { roles, lane: 'list', owner: 'bank' } as const
const change = { roles, lane: 'write', owner: 'bank' } as const
const versionPath = { version: inLetters(z.int().min(1).max(1_000_000)) }
const path = '/admin/question-banks/{qbId}/subjects/{subTesId}/questions/{id}'

const versionCard = z.strictObject({
  version: z.int(),
  /** Null where nobody wrote it down. */
  author: reference.nullable(),
  created_at: time,
  /** Of the last save of that sitting. */
  updated_at: time,
})

const questionVersion = versionCard.extend({
  draft: questionDraft,
  content: questionContent,
  key: questionKey.nullable(),
  explanation_html: html,
  stimulus: z.strictObject({ id, title: z.string() }).nullable(),
  topics: z.array(reference),
  points: z.number(),
  difficulty,
  lang,
})

const questionUse = z.strictObject({
  kind: z.enum(['tryout', 'quiz']),
  id,
  title: z.string(),
  /** The version that it keeps; null for a draft, which takes the question as it is when it is published. */
  version: z.int().nullable(),
  /** When it was published. */
  published_at: time.nullable(),
})

export const questionVersions = defineCalls({
  list: {
    route: `GET ${path}/versions`,
    summary: 'Versions of a question, the present one first',
    access: read,
    data: z.array(versionCard),
  },
  get: {
    route: `GET ${path}/versions/{version}`,
    summary: 'One version as it was left',
    access: read,
    params: versionPath,
    data: questionVersion,
  },
  restore: {
    route: `POST ${path}/versions/{version}/restore`,
    records: { action: 'question_version_restored', about: 'question' },
    summary:
      'Write an older version anew, as the next version. 409 `outdated` when somebody else has saved since `revision`; 409 `unchanged` when it reads the same',
    access: change,
    params: versionPath,
    body: z.strictObject({ revision }),
    data: editedQuestion,
  },
  usage: {
    route: `GET ${path}/usage`,
    summary: 'Try-outs and quizzes with the question; drafts of them for those who may change it',
    access: read,
    data: z.array(questionUse),
  },
})

export type VersionCard = z.infer<typeof versionCard>
export type QuestionVersion = z.infer<typeof questionVersion>
export type QuestionUse = z.infer<typeof questionUse>
