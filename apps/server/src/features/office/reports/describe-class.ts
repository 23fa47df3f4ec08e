import type { ClassPage } from '@gerbang/contract/office/class-reports.ts'
import { findGroupMean } from '@gerbang/scoring/irt/group-mean.ts'
import { scoreAnswer } from '@gerbang/scoring/score-answer.ts'
import { describeRight, listMissteps } from '../../../content/kinds/kinds.ts'
import type { Database } from '../../../db/database.ts'
import { listGivenCredits } from '../../exam/marks/essay-marks.queries.ts'
import { listPaperKeys, listScorableItems } from '../../exam/marks/keys.queries.ts'
import type { FindPaper } from '../../exam/progresses/papers.ts'
import { listPaperStimuli } from '../../exam/progresses/papers.queries.ts'
import { listHeld } from '../../exam/tryouts/held-questions.queries.ts'
import { chooseTold } from '../../exam/tryouts/reveal.rules.ts'
import {
  type Figures,
  findFigures,
  listToldSubTests,
  noFigures,
} from '../../scores/rankings/group-figures.queries.ts'
import { findError } from '../../scores/rankings/group-figures.rules.ts'
import { listTopicNames } from '../../scores/results/results.queries.ts'
import { listSubTests, type TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
import { type ClassStudent, listClassAnswers, listClassStudents } from './class-page.queries.ts'
import {
  beginExplanation,
  type ClassAnswer,
  findTrap,
  rankDiscussed,
  readPrompt,
} from './class-page.rules.ts'
import { fitSheet } from './fit-sheet.rules.ts'
import { measurePart } from './reports.queries.ts'
import { seatGroups } from './seat-groups.rules.ts'

/** Every question of the try-out as the class answered it, with what trapped most. */
async function markClass(
  db: Database,
  findPaper: FindPaper,
  tryoutId: string,
  students: readonly ClassStudent[],
) {
  const [subTests, answers, credits] = await Promise.all([
    listSubTests(db, [tryoutId]),
    listClassAnswers(db, students),
    listGivenCredits(db, tryoutId),
  ])
  const byQuestion = Map.groupBy(answers, answer => answer.question_id)
  const userOf = new Map(students.map(({ attempt_id, user_id }) => [attempt_id, user_id]))
  const sheets = subTests.map(async ({ id, subject }) => {
    const paper = await findPaper(id)
    const items = paper?.items ?? []
    const [scorable, keys, stimuli] = await Promise.all([
      listScorableItems(db, id, items),
      listPaperKeys(db, id),
      listPaperStimuli(db, id),
    ])
    return scorable
      .filter(({ voided }) => !voided)
      .map(({ question_id, content, key }) => {
        const marked = (byQuestion.get(question_id) ?? []).map(
          ({ attempt_id, value, flagged }): ClassAnswer => {
            const { outcome } = scoreAnswer(content, key, value, credits.get(attempt_id)?.get(question_id))
            const isWrong = value !== null && (outcome === 'wrong' || outcome === 'partial')
            const missteps = isWrong ? listMissteps(content, key, value) : []
            return { user_id: userOf.get(attempt_id) ?? '', outcome, flagged, missteps }
          },
        )
        const place = items.findIndex(item => item.question_id === question_id)
        return {
          question_id,
          subject,
          position: place + 1,
          topic_id: items[place]?.topic_id ?? '',
          content,
          key,
          explanation: keys.find(row => row.question_id === question_id)?.explanation_html ?? '',
          passage: stimuli.find(one => one.id === items[place]?.stimulus_id),
          trap: findTrap(marked),
        }
      })
  })
  return (await Promise.all(sheets)).flat()
}

/** Means without the pull to the norm that each score has. */
async function compareSubTests(
  db: Database,
  { id, scale_min: min, scale_max: max }: Pick<TryoutRow, 'id' | 'scale_min' | 'scale_max'>,
  batch: string,
) {
  const [subTests, told] = await Promise.all([listSubTests(db, [id]), listToldSubTests(db, id)])
  const [ofClass, ofAll] = await Promise.all([
    measurePart(db, { tryout_id: id, batch }, { min, max, sub_tests: told.length }),
    findFigures(db, id),
  ])
  const describe = (place: number, { sub_tests }: Figures) => {
    const { students, mean, sd, square_error } = sub_tests[place] ?? noFigures
    const se = findError(sd, students)
    const found = findGroupMean([{ weight: 1, mean, square_error, scale: told[place]?.scale ?? null }])
    return found ? { students, mean: found.mean, se: se && se * found.stretch } : { students, mean, se }
  }
  return subTests.map(({ subject }, place) => ({
    subject,
    of_class: describe(place, ofClass),
    of_all: describe(place, ofAll),
  }))
}

/** The questions that most are trapped by, as many as one sheet of paper takes. */
function chooseDiscussed(marked: Awaited<ReturnType<typeof markClass>>) {
  const told = rankDiscussed(marked).map(question => ({
    ...question,
    stem: readPrompt(question.content.prompt_html),
    right_answer: describeRight(question.content, question.key),
    why: beginExplanation(question.explanation),
  }))
  return fitSheet(told, ({ stem, right_answer, trap, why, passage }) => ({
    words: [stem, `${right_answer} ${trap.label}`, why],
    passage,
  }))
}

/** The page of a class. `hidden` from strangers as of a time: names, and what another try-out holds then. */
export async function describeClass(
  db: Database,
  findPaper: FindPaper,
  tryout: Pick<TryoutRow, 'id' | 'title' | 'scale_min' | 'scale_max'>,
  { batch, hidden }: { batch: string; hidden?: Date },
): Promise<ClassPage> {
  const { id, title, scale_min, scale_max } = tryout
  const students = await listClassStudents(db, id, batch)
  const [marked, sub_tests] = await Promise.all([
    markClass(db, findPaper, id, students),
    compareSubTests(db, tryout, batch),
  ])
  const ids = marked.map(({ question_id }) => question_id)
  const held = hidden ? await listHeld(db, ids, hidden, id) : new Set<string>()
  const discussed = chooseDiscussed(chooseTold(marked, held, 'each').each)
  const topics = await listTopicNames(
    db,
    discussed.map(({ topic_id }) => topic_id),
  )
  const groups = seatGroups(
    students,
    discussed.map(({ question_id, trap }) => ({ question_id, trapped_ids: trap.user_ids })),
  )
  const nameAll = (some: readonly ClassStudent[]) => (hidden ? [] : some.map(({ name }) => name))
  return {
    tryout: { id, title, scale: { min: scale_min, max: scale_max } },
    batch,
    students: students.length,
    questions: discussed.map(
      ({ topic_id, trap, passage, content: _, key: __, explanation: ___, ...question }) => ({
        ...question,
        topic: topics.get(topic_id) ?? '',
        stimulus_id: passage?.id ?? null,
        trap: trap.label,
        correct: trap.correct,
        trapped: trap.user_ids.length,
        sure: trap.sure,
        others: students.length - trap.correct - trap.user_ids.length,
      }),
    ),
    passages: [
      ...new Map(discussed.flatMap(({ passage }) => (passage ? [[passage.id, passage]] : []))).values(),
    ],
    groups: groups.map(({ question_id, trapped, helpers }) => ({
      question_id,
      students: trapped.length + helpers.length,
      names: nameAll(trapped),
      helpers: nameAll(helpers),
    })),
    sub_tests,
  }
}
