import type { PaperVariant } from '@gerbang/contract/exam/on-paper.ts'
import type { QuestionContent } from '@gerbang/contract/question.ts'
import type { Plan } from '@gerbang/contract/exam/tryout-plans.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'
import { markRows, markShape, markSigns, writeMark } from '@gerbang/scoring/on-paper/marks.ts'
import { SheetHead, type SheetProps } from './question-sheets.tsx'
import { texts } from './texts.ts'
import { orderVariant, type PaperSubTest, type SheetQuestion } from './use-papers.ts'

const words = texts.sheet

/** Where the student marks: circles for one letter, squares for several, a line for what is written. */
export function AnswerGrid({ plan, papers, variant }: SheetProps) {
  return (
    <>
      <SheetHead plan={plan} variant={variant} title={words.answers} />
      <dl className="paper-who">
        {[words.name, words.code, words.school, words.date].map(label => (
          <div key={label}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p className="paper-note">{words.rules}</p>
      <SubTests plan={plan} papers={papers} variant={variant} className="paper-grid">
        {({ content }) => <Marks content={content} />}
      </SubTests>
    </>
  )
}

/** The key of a variant, for whoever marks by hand. */
export function KeyList({ plan, papers, variant }: SheetProps) {
  return (
    <>
      <SheetHead plan={plan} variant={variant} title={words.key} />
      <SubTests plan={plan} papers={papers} variant={variant} className="paper-grid paper-keys">
        {({ question: { key }, content, partIds }) => (
          <strong>{key ? writeMark(content, partIds, findKind(key.type).solve(key)) : words.voided}</strong>
        )}
      </SubTests>
    </>
  )
}

interface SubTestsProps {
  plan: Plan
  papers: PaperSubTest[]
  variant: PaperVariant
  className: string
  children: (one: SheetQuestion) => React.ReactNode
}

function SubTests({ plan, papers, variant, className, children }: SubTestsProps) {
  return papers.map(paper => (
    <section key={paper.subTest.id} className="paper-sub-test">
      <h3 className="paper-title">{paper.subTest.subject.name}</h3>
      <ol className={className}>
        {orderVariant(plan, paper, variant).map((one, index) => (
          <li key={one.question.id}>
            <span className="paper-number">{index + 1}</span>
            {children(one)}
          </li>
        ))}
      </ol>
    </section>
  ))
}

function Marks({ content }: { content: QuestionContent }) {
  const shape = markShape(content)
  const signs = markSigns(content).map(sign => (
    <span key={sign} className={shape === 'letters' ? 'paper-mark paper-box' : 'paper-mark'}>
      {sign}
    </span>
  ))
  if (findKind(content.type).markedBy === 'people') return <span>{words.written}</span>
  if (shape === 'text') return <span className="paper-line" />
  if (shape !== 'row') return <span className="paper-marks">{signs}</span>
  return (
    <span className="paper-rows">
      {markRows(content).map(({ id }) => (
        <span key={id} className="paper-marks">
          {signs}
        </span>
      ))}
    </span>
  )
}
