import { paragraph } from '../content/content.ts'
import { addsTo, appendBlocks } from './append-block.ts'
import { asksAllForSeveral, type RawPassage } from './gather-passages.ts'
import type { SectionKind } from './keywords.ts'
import type { Mark, MarkOf } from './mark.ts'
import type { RawOption, RawQuestion } from './raw-question.ts'

/** The marks of one question, and the headings above it. */
export interface QuestionMarks {
  start: MarkOf<'question'>
  marks: readonly Mark[]
  section: SectionKind | undefined
  chapter: string
  title: string
  /** Where something else begins. */
  end: number
}

const isHeading = (mark: Mark) => mark.role === 'chapter' || (mark.role === 'section' && !mark.isAmongAnswers)

/** A heading ends a question, else the next question, else a passage behind the last one. */
function findEnd(marks: readonly Mark[], next: Mark | undefined): number {
  const heading = marks.find(isHeading)
  const passage = marks.find(({ role }) => role === 'passage')
  return (heading ?? next ?? passage)?.position ?? Number.POSITIVE_INFINITY
}

/** Splits the marks of a document at its questions. */
export function splitQuestions(marks: readonly Mark[]): QuestionMarks[] {
  const starts = marks.flatMap((mark, at) => (mark.role === 'question' ? [at] : []))
  let section: SectionKind | undefined
  let chapter = ''
  let title = ''
  function readHeadings(passed: readonly Mark[]) {
    for (const mark of passed) {
      if (mark.role === 'section') section = mark.kind
      if (mark.role === 'chapter') chapter = mark.name
      title = mark.title ?? title
    }
  }
  readHeadings(marks.slice(0, starts[0]))
  return starts.map((from, order) => {
    const next = starts[order + 1]
    const own = marks.slice(from + 1, next)
    const headings = { section, chapter, title }
    readHeadings(own)
    const start = marks[from] as MarkOf<'question'>
    return { start, marks: own, ...headings, end: findEnd(own, next === undefined ? undefined : marks[next]) }
  })
}

/** The options of a question, each with the lines below it. Those before a new beginning are statements. */
export function gatherOptions(marks: readonly Mark[]): RawOption[] {
  return marks.reduce<RawOption[]>((options, mark) => {
    if (mark.role === 'options') return [...options, ...mark.options]
    const last = options.at(-1)
    return last && addsTo(mark, 'option')
      ? [...options.slice(0, -1), { ...last, more: appendBlocks(last.more, [mark]) }]
      : options
  }, [])
}

/** The hint or the explanation: each goes on until the other begins. */
function gatherTold(marks: readonly Mark[], wanted: 'hint' | 'explanation') {
  let told: typeof wanted = 'explanation'
  return appendBlocks(
    [],
    marks.flatMap((mark): Mark[] => {
      if (mark.role === 'hint' || mark.role === 'explanation') {
        const { role, content, position } = mark
        told = role
        return role === wanted
          ? [{ role: 'block', to: 'explanation', block: paragraph(content), position }]
          : []
      }
      return told === wanted && addsTo(mark, 'explanation') ? [mark] : []
    }),
  )
}

const gatherStem = ({ content }: MarkOf<'question'>, marks: readonly Mark[]) =>
  appendBlocks(
    content.length > 0 ? [paragraph(content)] : [],
    marks.filter(mark => addsTo(mark, 'stem')),
  )

const gatherMeta = (marks: readonly Mark[]): Record<string, string> =>
  Object.fromEntries(marks.flatMap(mark => (mark.role === 'meta' ? [[mark.name, mark.value]] : [])))

/** A question without its keys. */
export function gatherQuestion(
  { start, marks, section, chapter, title, end }: QuestionMarks,
  passage: RawPassage | undefined,
): RawQuestion {
  const several = passage && asksAllForSeveral(passage) ? 'multiple' : undefined
  return {
    number: start.number,
    position: start.position,
    end,
    title,
    section: section ?? several,
    stem: gatherStem(start, marks),
    options: gatherOptions(marks),
    statements: marks.findLast(mark => mark.role === 'statements')?.statements,
    keys: [],
    explanation: gatherTold(marks, 'explanation'),
    hint: gatherTold(marks, 'hint'),
    meta: gatherMeta(marks),
    ...(passage && { passage: passage.id }),
    ...(chapter !== '' && { chapter }),
  }
}
