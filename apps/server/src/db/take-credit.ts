import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import type { Stored } from '@gerbang/contract/question-format.ts'
import type { QuestionContent } from '@gerbang/contract/question.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * What questions of several right parts earn is said by a program alone. Questions of the bank hold a rule of their own,
 * as documents do; whoever reads one for somebody to answer reads it by one of these.
 */
type CreditSource = RawBuilder<CreditRule>

/** Of the program of the bank that a question `q` lies in: for practice and looks, where no paper is. */
export const creditOfBank: CreditSource = sql`(
  select p.credit from bank_sub_tests bst join question_banks b on b.id = bst.bank_id
  join programs p on p.id = b.program_id where bst.id = q.bank_sub_test_id
)`

export const creditOfQuiz = (quizId: string): CreditSource =>
  sql`(select p.credit from quizzes z join programs p on p.id = z.program_id where z.id = ${quizId})`

/** Item response knows right and wrong only, so a paper scored by it gives nothing for a part. */
export const creditOfPaper = (subTestId: string | RawBuilder<string>): CreditSource => sql`(
  select case when t.scoring = 'irt' then 'all_or_nothing' else p.credit end
  from tryout_sub_tests ts join tryouts t on t.id = ts.tryout_id join programs p on p.id = t.program_id
  where ts.id = ${subTestId}
)`

/** The content of a question `q` of the bank by that rule; as it is where it has no parts. `of`: of a writing of it. */
export function takeCredit(
  credit: CreditSource,
  of: 'q.content' | 'w.content' = 'q.content',
): RawBuilder<Stored<QuestionContent>> {
  const content = sql.ref(of)
  return sql`case when ${content} ? 'credit'
    then jsonb_set(${content}, '{credit}', to_jsonb(${credit}::text)) else ${content} end`
}

/** The same of a content or a draft's that is not stored. */
export const giveRule = <Content extends object>(content: Content, credit: CreditRule): Content =>
  'credit' in content ? { ...content, credit } : content
