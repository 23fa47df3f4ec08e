import type { Stored } from '@gerbang/contract/question-format.ts'
import type { QuestionContent, QuestionDraft } from '@gerbang/contract/question.ts'
import type { Difficulty, QuestionStatus } from '@gerbang/contract/bank/questions.ts'
import { sql } from 'kysely'

interface Writing {
  version: number
  status: QuestionStatus
  stimulus_id: string | null
  points: number
  difficulty: Difficulty
  lang: 'id' | 'en'
  content: Stored<QuestionContent>
  source: Stored<QuestionDraft>
  explanation_html: string
  hint_html: string
  topic_ids: string[]
}

const topicsInUse = sql`array(
  select t.topic_id from question_topics t where t.question_id = q.id
  order by t.topic_id is distinct from q.topic_id, t.topic_id
)`

const writingInUse = sql`
  select q.version, q.status, q.stimulus_id, q.points, q.difficulty, q.lang, q.content, k.source, k.explanation_html,
    k.hint_html, ${topicsInUse} as topic_ids
  from question_keys k where k.question_id = q.id
`

/** Of a question `q`: what papers and practice take, once it is published. */
export const inUse = sql<Writing>`lateral (${writingInUse})`

/** Of a question `q`: what its authors wrote last, which may lie beside what is in use (decision 56). */
export const newest = sql<Writing>`lateral (
  select v.version, q.newer_status as status, v.stimulus_id, v.points, v.difficulty, v.lang, v.content, v.source,
    v.explanation_html, v.hint_html, v.topic_ids
  from question_versions v where v.question_id = q.id and v.version = q.newer_version
  union all
  ${writingInUse} and q.newer_version is null
)`

/** Of a question `q`: its newest version's number and status, without reading its texts. */
export const newestVersion = sql<number>`coalesce(q.newer_version, q.version)`
export const newestStatus = sql<QuestionStatus>`coalesce(q.newer_status, q.status)`

export const publishedVersion = sql<number | null>`case when q.status = 'published' then q.version end`

/** In that status as it is in use, or as it is being written: one with a draft beside it is in both. */
export const hasStatus = (status: QuestionStatus) =>
  sql<boolean>`(q.status = ${status} or q.newer_status is not distinct from ${status})`
