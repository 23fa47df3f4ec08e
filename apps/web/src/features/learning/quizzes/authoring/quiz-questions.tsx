import { type AuthoredQuiz, quizAuthoring, type QuizItem } from '@gerbang/contract/learning/quiz-authoring.ts'
import Plus from 'icon:plus'
import Trash2 from 'icon:trash'
import { type ReactNode, Suspense, useState } from 'react'
import { useSend } from '../../../../api/use-send.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { SortableList } from '../../../../ui/sort/sortable-list.tsx'
import { texts } from './texts.ts'

const words = texts.detail
const QuestionPicker = lazyPart(async () => (await import('./question-picker.tsx')).QuestionPicker)

/** The questions of a quiz: chosen and put in order while it is a draft, with their figures once it is published. */
export function QuizQuestions({ quiz }: { quiz: AuthoredQuiz }) {
  const [isPicking, setPicking] = useState(false)
  const update = useSend(quizAuthoring.update, { refreshes: [quizAuthoring.get, quizAuthoring.list] })
  const isDraft = quiz.published_at === null
  const ids = quiz.items.map(({ id }) => id)
  const arrange = (question_ids: string[]) =>
    update.mutate({ params: { id: quiz.id }, body: { question_ids } })
  const wanted = update.isPending ? update.variables.body?.question_ids : undefined
  const shown = wanted?.flatMap(id => quiz.items.find(item => item.id === id) ?? []) ?? quiz.items
  return (
    <Card title={words.questions}>
      {quiz.items.length === 0 && <p className="mb-4 text-muted">{words.noQuestions}</p>}
      {isDraft ? (
        <>
          <SortableList
            label={words.questions}
            items={shown}
            getKey={({ id }) => id}
            getName={({ stem }) => stem}
            isOff={update.isPending}
            onSort={sorted => arrange(sorted.map(({ id }) => id))}
          >
            {item => (
              <Row item={item}>
                <IconButton
                  icon={Trash2}
                  iconSize={18}
                  label={words.remove(item.stem)}
                  disabled={update.isPending}
                  onClick={() => arrange(ids.filter(id => id !== item.id))}
                />
              </Row>
            )}
          </SortableList>
          <div className="mt-4">
            <Button
              variant={quiz.items.length === 0 ? 'primary' : 'secondary'}
              icon={<Plus aria-hidden size={18} />}
              onClick={() => setPicking(true)}
            >
              {words.add}
            </Button>
          </div>
        </>
      ) : (
        <Published items={quiz.items} />
      )}
      {isPicking && (
        <Suspense>
          <QuestionPicker quizId={quiz.id} chosen={ids} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function Published({ items }: { items: readonly QuizItem[] }) {
  return (
    <ol className="divide-y divide-line">
      {items.map(item => (
        <li key={item.id}>
          <Row item={item} />
        </li>
      ))}
    </ol>
  )
}

function Row({ item, children }: { item: QuizItem; children?: ReactNode }) {
  const { stem, subject, topic, difficulty, held_by, is_outdated, right_share } = item
  return (
    <div className="flex items-start gap-3 py-2.5 pr-1">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-md">{stem}</p>
        <p className="mt-0.5 text-sm text-muted">
          {[subject.code, topic.name, texts.difficulties[difficulty]].join(' · ')}
        </p>
        <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {held_by !== null && <Chip tone="doubt">{words.held(held_by)}</Chip>}
          {is_outdated && <Chip>{words.outdated}</Chip>}
        </div>
      </div>
      {right_share !== null && (
        <span className="shrink-0 text-sm font-semibold">{words.share(Math.round(right_share * 100))}</span>
      )}
      {children}
    </div>
  )
}
