import type { EditedQuestion } from '@gerbang/contract/bank/questions.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import { renderTexts } from '../../platform/media/render-texts.ts'
import { findTextProblems, listDraftTexts } from './draft-texts.ts'
import { findGaps } from './gaps.rules.ts'
import type { SubTestPath } from './places.queries.ts'
import { findQuestion } from './questions.queries.ts'

/** A question with all that its author sees, for whoever may read its bank; 404 for anybody else. */
export async function showQuestion(
  db: Db,
  viewer: Viewer,
  path: SubTestPath,
  id: string,
): Promise<EditedQuestion> {
  const question = await findQuestion(db, viewer, path, id)
  if (!question) throw notFound('Soal')
  const problems = findTextProblems(question.draft, await renderTexts(db, listDraftTexts(question.draft)))
  return { ...question, gaps: findGaps(question, problems) }
}
