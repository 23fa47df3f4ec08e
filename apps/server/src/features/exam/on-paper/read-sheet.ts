import type { PaperVariant } from '@gerbang/contract/exam/on-paper.ts'
import type { AnswerValue, QuestionContent } from '@gerbang/contract/question.ts'
import { markRows, markShape, markSigns, readMark } from '@gerbang/scoring/on-paper/marks.ts'
import type { MarkShape } from '@gerbang/scoring/on-paper/paper-mark.ts'
import type { Sheet } from '../progresses/take-in-sheet.queries.ts'
import type { PaperPlace } from './paper-place.ts'

/** What stands on a sheet, by sub-test in the order of its variant. */
export interface WrittenSheet {
  variant: PaperVariant
  marks: { sub_test_id: string; marks: readonly string[] }[]
}

export interface ReadSheet {
  answers: Sheet['answers']
  answered: number
  /** Each mark that is no answer, as a sentence. */
  problems: string[]
}

const expectations: Record<MarkShape, (signs: string[], rows: number) => string> = {
  letter: signs => `satu huruf ${signs[0]}–${signs.at(-1)}`,
  letters: signs => `huruf ${signs[0]}–${signs.at(-1)}, misalnya ${signs.slice(0, 2).join('')}`,
  row: (signs, rows) => `${rows} tanda ${signs.join(' atau ')}, satu untuk tiap baris (- bila kosong)`,
  text: () => 'paling banyak 200 huruf',
}

function expect(content: QuestionContent): string {
  return expectations[markShape(content)](markSigns(content), markRows(content).length)
}

/** Reads a sheet as its variant was printed. Marks that are no answers become problems and nothing else is lost. */
export function readSheet({ sub_tests }: PaperPlace, { variant, marks }: WrittenSheet): ReadSheet {
  const answers = new Map<string, Map<string, AnswerValue>>()
  const problems: string[] = []
  for (const subTest of sub_tests) {
    const written = marks.find(({ sub_test_id }) => sub_test_id === subTest.id)?.marks ?? []
    const questions = subTest.listQuestions(variant)
    const read = new Map<string, AnswerValue>()
    for (const [index, mark] of written.entries()) {
      const question = questions[index]
      const value = question ? readMark(question.content, question.part_ids, mark) : null
      const name = `${subTest.code} ${index + 1}`
      if (question && value) read.set(question.question_id, value)
      else if (question && value === undefined)
        problems.push(`${name}: “${mark}”, tulis ${expect(question.content)}.`)
      else if (!question && mark.trim() !== '')
        problems.push(`${name}: subtes ini hanya punya ${questions.length} soal.`)
    }
    if (read.size > 0) answers.set(subTest.id, read)
  }
  const answered = [...answers.values()].reduce((sum, { size }) => sum + size, 0)
  return { answers, answered, problems }
}
