import type { PaperVariant } from '@gerbang/contract/exam/on-paper.ts'
import { type Plan, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { listVariants } from '@gerbang/scoring/on-paper/variants.ts'
import Printer from 'icon:printer'
import { type ReactNode, useState } from 'react'
import { Addressed } from '../../../list/addressed.tsx'
import { fillPath, paths } from '../../../paths.ts'
import { useZoom } from '../../../question/use-zoom.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { AnswerGrid, KeyList } from './answer-grid.tsx'
import { QuestionSheets } from './question-sheets.tsx'
import { texts } from './texts.ts'
import { usePapers } from './use-papers.ts'
import './paper.css'

const words = texts.print
const parts = ['questions', 'answers', 'keys'] as const
type Part = (typeof parts)[number]
const sheets = { questions: QuestionSheets, answers: AnswerGrid, keys: KeyList }

/** The paper of a published try-out; the screen shows what the printer prints. */
export function PaperPage() {
  return (
    <Addressed call={tryoutPlans.get}>
      {plan =>
        plan.state === 'draft' ? (
          <>
            <PageHeading title={words.title} eyebrow={plan.title} />
            <EmptyState sketch="papers" words={words.draft} />
          </>
        ) : (
          <Printing plan={plan} />
        )
      }
    </Addressed>
  )
}

interface ChoiceProps<T> {
  legend: string
  all: readonly T[]
  chosen: readonly T[]
  nameOf: (one: T) => string
  hintOf?: (one: T) => ReactNode
  /** Gets those chosen in the order of `all`. */
  onChange: (chosen: readonly T[]) => void
  children?: ReactNode
}

function Choice<T extends string>({
  legend,
  all,
  chosen,
  nameOf,
  hintOf,
  onChange,
  children,
}: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend className="mb-1 text-md font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {all.map(one => (
          <Checkbox
            key={one}
            label={nameOf(one)}
            hint={hintOf?.(one)}
            checked={chosen.includes(one)}
            onChange={() => onChange(all.filter(each => (each === one) !== chosen.includes(each)))}
          />
        ))}
      </div>
      {children}
    </fieldset>
  )
}

function Printing({ plan }: { plan: Plan }) {
  const offered = listVariants(plan)
  const [variants, setVariants] = useState<readonly PaperVariant[]>(['A'])
  const [chosen, setChosen] = useState<readonly Part[]>(['questions', 'answers'])
  const isEmpty = variants.length === 0 || chosen.length === 0
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={words.title} eyebrow={plan.title}>
          {words.intro}
        </PageHeading>
        <div className="mb-6 grid gap-x-10 gap-y-5 sm:grid-cols-[auto_1fr]">
          <Choice
            legend={words.variants}
            all={offered}
            chosen={variants}
            nameOf={words.variant}
            onChange={setVariants}
          >
            {offered.length === 1 && <p className="text-sm text-muted">{words.single}</p>}
          </Choice>
          <Choice
            legend={words.parts}
            all={parts}
            chosen={chosen}
            nameOf={part => words.part[part]}
            hintOf={part => part === 'keys' && words.keysHint}
            onChange={setChosen}
          />
        </div>
        <div className="mb-6 flex flex-wrap gap-3">
          <Button
            icon={<Printer aria-hidden size={18} strokeWidth={1.75} />}
            disabled={isEmpty}
            onClick={() => window.print()}
          >
            {words.print}
          </Button>
          <ButtonLink to={fillPath(paths.paperAnswers, { id: plan.id })} variant="secondary">
            {words.enter}
          </ButtonLink>
          <ButtonLink to={fillPath(paths.plan, { id: plan.id })} variant="secondary">
            {words.back}
          </ButtonLink>
        </div>
      </div>
      {isEmpty ? (
        <EmptyState sketch="papers" words={words.nothing} />
      ) : (
        <Sheets plan={plan} variants={variants} parts={chosen} />
      )}
    </>
  )
}

interface SheetsProps {
  plan: Plan
  variants: readonly PaperVariant[]
  parts: readonly Part[]
}

function Sheets({ plan, variants, parts: chosen }: SheetsProps) {
  const { papers, lacking } = usePapers(plan)
  const zoomed = useZoom()
  if (lacking)
    return (
      <Loaded from={lacking} skeleton={<Skeleton rows={4} className="h-40" />}>
        {() => null}
      </Loaded>
    )
  return (
    <section aria-label={words.preview}>
      {variants.map(variant =>
        chosen.map(part => {
          const Sheet = sheets[part]
          return (
            <article key={variant + part} className={`paper paper-${variant}`}>
              <Sheet plan={plan} papers={papers} variant={variant} />
            </article>
          )
        }),
      )}
      {zoomed}
    </section>
  )
}
