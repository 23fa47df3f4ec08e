import type { PaperVariant } from '@gerbang/contract/exam/on-paper.ts'
import type { QuestionContent } from '@gerbang/contract/question.ts'
import type { Plan } from '@gerbang/contract/exam/tryout-plans.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'
import { listParts } from '@gerbang/scoring/kinds/list-parts.ts'
import { markHeads, markRows, markShape, markSigns } from '@gerbang/scoring/on-paper/marks.ts'
import { formatDuration } from '../../../format/format-duration.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import '../../../question/reading.css'
import { joinClasses } from '../../../ui/join-classes.ts'
import { texts } from './texts.ts'
import { orderVariant, type PaperSubTest, type SheetQuestion } from './use-papers.ts'

const words = texts.sheet

export interface SheetProps {
  plan: Plan
  papers: PaperSubTest[]
  variant: PaperVariant
}

/** What stands at the head of each sheet. */
export function SheetHead({ plan, variant, title }: { plan: Plan; variant: PaperVariant; title?: string }) {
  return (
    <header className="paper-head">
      <div>
        <h2>{plan.title}</h2>
        <p>{[title, plan.program.name].filter(Boolean).join(' · ')}</p>
      </div>
      <p className="paper-variant">
        <span>{texts.print.variants}</span> {variant}
      </p>
    </header>
  )
}

/** The questions of a variant in two columns, each sub-test from its heading on. */
export function QuestionSheets({ plan, papers, variant }: SheetProps) {
  return (
    <>
      <SheetHead plan={plan} variant={variant} />
      {papers.map(paper => (
        <section
          key={paper.subTest.id}
          className={joinClasses('paper-sub-test', plan.mode === 'blocking' && 'paper-own-sheet')}
        >
          <h3 className="paper-title">
            {paper.subTest.subject.name}
            <span>
              {words.facts(paper.paper.questions.length, formatDuration(paper.subTest.duration_seconds))}
            </span>
          </h3>
          <ol className="paper-columns">
            {orderVariant(plan, paper, variant).map((one, index, all) => (
              <Question
                key={one.question.id}
                one={one}
                number={index + 1}
                passage={findPassage(paper, all, index)}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

/** A passage stands before the first of the questions in a row that ask about it. */
function findPassage({ paper }: PaperSubTest, all: SheetQuestion[], first: number) {
  const asksOf = (index: number) => all[index]?.question.stimulus_id ?? null
  const id = asksOf(first)
  if (id === null || asksOf(first - 1) === id) return undefined
  const stimulus = paper.stimuli.find(one => one.id === id)
  const after = all.findIndex((_, index) => index > first && asksOf(index) !== id)
  return stimulus && { stimulus, from: first + 1, to: after === -1 ? all.length : after }
}

interface QuestionProps {
  one: SheetQuestion
  number: number
  passage: ReturnType<typeof findPassage>
}

function Question({ one: { content, partIds }, number, passage }: QuestionProps) {
  return (
    <li>
      {passage && (
        <div className="paper-stimulus">
          <p className="paper-range">{words.range(passage.from, passage.to)}</p>
          <h4>{passage.stimulus.title}</h4>
          <QuestionHtml html={passage.stimulus.html} />
        </div>
      )}
      <div className="paper-question">
        <span className="paper-number">{number}.</span>
        <div>
          <QuestionHtml html={content.prompt_html} />
          <Parts content={content} partIds={partIds} />
        </div>
      </div>
    </li>
  )
}

function Parts({ content, partIds }: { content: QuestionContent; partIds: string[] }) {
  const shape = markShape(content)
  if (findKind(content.type).markedBy === 'people') return <WritingLines />
  if (shape === 'text') return <p className="paper-line">{words.answer}:</p>
  if (shape === 'row')
    return (
      <>
        {markHeads(content).length === 0 && <Lettered content={content} partIds={partIds} />}
        <Rows content={content} />
      </>
    )
  return (
    <>
      {shape === 'letters' && <p className="paper-note">{words.several}</p>}
      <Lettered content={content} partIds={partIds} />
    </>
  )
}

/** Short options stand beside one another, as on printed exams. Letters of the longest, for so many in a row. */
const inRow = { all: 9, two: 26 }

function findLayout(htmls: readonly string[]): string {
  if (htmls.some(html => /<(?:img|table|li)/.test(html))) return ''
  const longest = Math.max(...htmls.map(html => html.replaceAll(/<[^>]*>/g, '').trim().length))
  if (longest > inRow.two) return ''
  return longest > inRow.all ? 'paper-options-two' : 'paper-options-row'
}

const writtenLines = 10

/** Room for a text that people read. */
function WritingLines() {
  return Array.from({ length: writtenLines }, (_, line) => <p key={line} className="paper-line" />)
}

function Lettered({ content, partIds }: { content: QuestionContent; partIds: string[] }) {
  const html = new Map(listParts(content).map(part => [part.id, part.html]))
  const signs = markSigns(content)
  return (
    <ol className={joinClasses('paper-options', findLayout([...html.values()]))}>
      {partIds.map((id, index) => (
        <li key={id}>
          <span>{signs[index]}.</span>
          <QuestionHtml html={html.get(id) ?? ''} />
        </li>
      ))}
    </ol>
  )
}

/** Rows that each get a sign of their own. */
function Rows({ content }: { content: QuestionContent }) {
  const signs = markSigns(content)
  const heads = markHeads(content)
  return (
    <section
      className="paper-frame"
      aria-label={words.statement}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      tabIndex={0}
    >
      <table className="paper-table">
        <thead>
          <tr>
            <th>{words.statement}</th>
            {heads.length === 0 && <th colSpan={signs.length}>{words.answer}</th>}
            {heads.map((head, index) => (
              <th key={head}>
                {head} ({signs[index]})
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {markRows(content).map(row => (
            <tr key={row.id}>
              <td>
                <QuestionHtml html={row.html} />
              </td>
              {signs.map(sign => (
                <td key={sign}>
                  <span className="paper-mark">{sign}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
