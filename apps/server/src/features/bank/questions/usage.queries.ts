import type { QuestionUse } from '@gerbang/contract/bank/question-versions.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { frozenQuestions } from '../../../db/frozen-questions.ts'

/** Every try-out and quiz with the question: drafts first, then those that were published last. */
export async function listUses(db: Db, questionId: string): Promise<QuestionUse[]> {
  const { rows } = await sql<QuestionUse>`
    select 'tryout' as kind, t.id, t.title, i.question_version as version, t.published_at
    from ${frozenQuestions} i
    join tryout_sub_tests st on st.id = i.sub_test_id
    join tryouts t on t.id = st.tryout_id
    where i.question_id = ${questionId}
    union all
    select 'tryout', t.id, t.title, null, null
    from (
      select sub_test_id, question_id from tryout_questions union all select sub_test_id, question_id from tryout_trials
    ) c
    join tryout_sub_tests st on st.id = c.sub_test_id
    join tryouts t on t.id = st.tryout_id
    where c.question_id = ${questionId}
    union all
    select 'quiz', z.id, z.title, case when z.published_at is null then null else i.question_version end, z.published_at
    from quiz_items i join quizzes z on z.id = i.quiz_id
    where i.question_id = ${questionId}
    order by published_at desc nulls first, title, id
  `.execute(db)
  return rows
}

const kinds = { tryout: 'try out', quiz: 'kuis' }

/** Who has the question, as part of a sentence: `try out “A”, kuis “B” dan 2 lainnya`. */
export function nameUses(uses: readonly Pick<QuestionUse, 'kind' | 'title'>[]): string {
  const named = uses.slice(0, 3).map(({ kind, title }) => `${kinds[kind]} “${title}”`)
  const left = uses.length - named.length
  return named.join(', ') + (left > 0 ? ` dan ${left} lainnya` : '')
}
