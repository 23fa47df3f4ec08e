import type { PlanPaper, PlanQuestion } from '@gerbang/contract/exam/tryout-plans.ts'
import X from 'icon:x'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { SortableList } from '../../../ui/sort/sortable-list.tsx'
import { readStem } from './read-stem.ts'
import type { PanelProps } from './panel-props.ts'
import { texts } from './texts.ts'

const words = texts.test
// Neither is needed to choose questions.
const InformationCard = lazyPart(async () => (await import('./information-card.tsx')).InformationCard)
const PaperPreview = lazyPart(async () => (await import('./paper-preview.tsx')).PaperPreview)

/** What is on the paper: put in order and taken out while it is a draft, and looked at as students will see it. */
export function ChosenPanel({ plan, subTest, choice: { paper, isBusy, change } }: PanelProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Loaded from={paper} skeleton={<Skeleton rows={6} className="h-12" />}>
      {({ data }) =>
        data.questions.length === 0 ? (
          <EmptyState sketch="papers" words={words.noneChosen} />
        ) : (
          <>
            <div className="mb-4">
              <Button variant="secondary" onClick={() => setShown(true)}>
                {words.preview}
              </Button>
            </div>
            <Suspense>
              <InformationCard questions={data.questions} />
            </Suspense>
            {plan.state === 'draft' ? (
              <SortableList
                label={words.chosen}
                items={data.questions}
                getKey={({ id }) => id}
                getName={({ position }) => words.number(position)}
                isOff={isBusy}
                onSort={sorted => change(() => sorted.map(({ id }) => id))}
              >
                {question => (
                  <Row
                    question={question}
                    onRemove={() => change(ids => ids.filter(id => id !== question.id))}
                  />
                )}
              </SortableList>
            ) : (
              <FrozenList paper={data} />
            )}
            {isShown && (
              <SideSheet title={words.previewTitle(subTest.subject.name)} onClose={() => setShown(false)}>
                <Suspense fallback={<Skeleton rows={4} className="h-24" />}>
                  <PaperPreview paper={data} />
                </Suspense>
              </SideSheet>
            )}
          </>
        )
      }
    </Loaded>
  )
}

function FrozenList({ paper }: { paper: PlanPaper }) {
  return (
    <ol aria-label={words.chosen} className="divide-y divide-line">
      {paper.questions.map(question => (
        <li key={question.id}>
          <Row question={question} />
        </li>
      ))}
    </ol>
  )
}

function Row({ question, onRemove }: { question: PlanQuestion; onRemove?: () => void }) {
  const { position, topic, difficulty, content, key } = question
  return (
    <div className="flex min-w-0 items-center gap-2 py-2 pr-1">
      <div className="min-w-0 flex-1">
        <p className="text-md wrap-anywhere">
          <span className="text-muted">{position}.</span> {readStem(content.prompt_html)}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {topic} · {texts.difficulties[difficulty]}
          {key === null && <Chip tone="bad">{words.noKey}</Chip>}
        </p>
      </div>
      {onRemove && <IconButton icon={X} label={words.takeOut(position)} onClick={onRemove} />}
    </div>
  )
}
