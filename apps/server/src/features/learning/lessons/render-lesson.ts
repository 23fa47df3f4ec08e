import type { LessonParts } from '@gerbang/contract/learning/lessons.ts'
import { describeProblem } from '../../../content/describe-problem.ts'
import type { AuthorText } from '../../../content/render-text.ts'
import type { Db } from '../../../db/database.ts'
import { invalid } from '../../../http/errors.ts'
import { renderTexts } from '../../platform/media/render-texts.ts'
import { type LessonText, splitLesson } from './split-lesson.ts'

/** What of a lesson is shown. */
export function listLessonTexts({ idea, example, steps, slip }: LessonText): AuthorText[] {
  const blocks = [idea, example, slip, ...steps.map(({ body }) => body)]
  return [
    ...blocks.map(source => ({ source, shape: 'blocks' as const })),
    ...steps.map(({ title }) => ({ source: title, shape: 'words' as const })),
  ]
}

/** The parts of a lesson as HTML; what is wrong with its text is a 422 of the field. */
export async function renderLesson(db: Db, body: string): Promise<LessonParts> {
  const { text, faults } = splitLesson(body)
  if (faults.length > 0)
    throw invalid({ body: faults.map(({ line, message }) => `Baris ${line}: ${message}.`) })
  const show = await renderTexts(db, listLessonTexts(text))
  const demand = (source: string, shape: 'blocks' | 'words') => {
    const { html, problem } = show({ source, shape })
    if (problem) throw invalid({ body: [describeProblem(problem)] })
    return html
  }
  return {
    idea_html: demand(text.idea, 'blocks'),
    example_html: demand(text.example, 'blocks'),
    steps: text.steps.map(({ title, body }) => ({
      title_html: demand(title, 'words'),
      html: demand(body, 'blocks'),
    })),
    slip_html: demand(text.slip, 'blocks'),
  }
}
