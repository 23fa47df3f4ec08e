import type { ImportDetail, ImportedQuestion } from '@gerbang/contract/bank/interchange.ts'
import { listParts } from '@gerbang/scoring/kinds/list-parts.ts'
import { listReadParts } from '@gerbang/scoring/kinds/list-read-parts.ts'
import Check from 'icon:check'
import Pencil from 'icon:pencil'
import X from 'icon:x'
import { describeKey, isPressed } from '../../../question/office-kinds.ts'
import { readLetter } from '../../../question/paper-items.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import { Button } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Notice } from '../../../ui/notice.tsx'
import { StateChip } from './state-chip.tsx'
import { texts } from './texts.ts'

const words = texts.review

interface UnderstoodPaneProps {
  question: ImportedQuestion
  passage: ImportDetail['passages'][number] | undefined
  isSaving: boolean
  onChoose: (place: number) => void
  onAccept: () => void
  onEdit: () => void
  onEditPassage: () => void
  onSkip: () => void
}

/** The question as it would stand in the bank, with what can be done about it. */
export function UnderstoodPane(props: UnderstoodPaneProps) {
  const { question, passage, isSaving, onAccept, onEdit, onEditPassage, onSkip } = props
  const { content, state, explanation_html, hint_html, problem, remarks } = question
  return (
    <section aria-busy={isSaving} className="rounded-card border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2">
        <h2 className="text-lg">{words.understood}</h2>
        <div className="flex flex-wrap items-center gap-2">
          <StateChip state={state} />
          <Button variant="quiet" size="table" icon={<Pencil aria-hidden size={16} />} onClick={onEdit}>
            {words.edit}
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-4 p-4">
        {passage && (
          <details className="rounded-control bg-sunken p-3">
            <summary className="cursor-pointer text-sm font-semibold">
              {words.passage}: {passage.title}
            </summary>
            <QuestionHtml html={passage.html} className="mt-2" />
            <Button
              variant="quiet"
              size="table"
              icon={<Pencil aria-hidden size={16} />}
              onClick={onEditPassage}
            >
              {words.editPassage}
            </Button>
          </details>
        )}
        <QuestionHtml html={content.prompt_html} />
        <Parts {...props} />
        <Aside title={words.hint} html={hint_html} />
        <Aside title={words.explanation} html={explanation_html} />
        {problem !== null && <Notice tone="bad">{problem}</Notice>}
        {remarks.map(({ code, message }) => (
          <Notice key={`${code} ${message}`} tone="doubt">
            {message}
          </Notice>
        ))}
        <Signs question={question} />
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          <Button disabled={state !== 'check'} busy={isSaving} onClick={onAccept}>
            {words.accept}
          </Button>
          <Button variant="secondary" onClick={onSkip}>
            {state === 'skipped' ? words.take : words.skip}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Nothing where the question has none. */
function Aside({ title, html }: { title: string; html: string }) {
  if (html === '') return null
  return (
    <details>
      <summary className="cursor-pointer text-sm font-semibold">{title}</summary>
      <QuestionHtml html={html} className="mt-2" />
    </details>
  )
}

/** Options are pressed to become the key; other kinds show theirs and are changed by the editor. */
function Parts(props: UnderstoodPaneProps) {
  const { content, draft } = props.question
  const parts = listParts(content)
  if (parts.some(({ id }) => isPressed(draft, id) !== undefined)) return <PressedParts {...props} />
  const key = draft.key === null ? [] : describeKey(content, draft.key)
  return (
    <ul className="grid grid-cols-1 gap-2">
      {key.map(({ id, html, text }) => (
        <li
          key={id}
          className="flex items-baseline justify-between gap-3 rounded-control border border-line px-3 py-2"
        >
          {html !== undefined && <QuestionHtml inline html={html} />}
          <b>{text}</b>
        </li>
      ))}
      {key.length === 0 &&
        listReadParts(content).map(({ id, html }) => (
          <li key={id} className="rounded-control border border-line px-3 py-2">
            <QuestionHtml inline html={html} />
          </li>
        ))}
    </ul>
  )
}

function PressedParts({ question: { content, draft }, onChoose }: UnderstoodPaneProps) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {listParts(content).map(({ id, html }, place) => {
        const isRight = isPressed(draft, id) === true
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={isRight}
              onClick={() => onChoose(place)}
              className={joinClasses(
                'flex w-full items-center gap-3 rounded-control border px-3 py-2 text-left',
                isRight ? 'border-brand bg-brand-soft' : 'border-line hover:border-line-strong',
              )}
            >
              <b className="grid size-7 shrink-0 place-items-center rounded-chip bg-sunken text-sm text-muted">
                {readLetter(place)}
              </b>
              <QuestionHtml inline html={html} className="min-w-0 flex-1" />
              {isRight && <span className="text-sm font-semibold text-brand">{words.right}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Signs({ question: { signs } }: { question: ImportedQuestion }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">{words.why}</h3>
      {signs.length === 0 && <p className="mt-1 text-sm text-muted">{words.noSigns}</p>}
      <ul className="mt-1 divide-y divide-line">
        {signs.map(({ says, speaks }, index) => {
          const Icon = speaks === 'for' ? Check : X
          return (
            <li key={`${index} ${says}`} className="flex items-start gap-2 py-1.5 text-sm">
              <Icon
                aria-label={speaks === 'for' ? words.for : words.against}
                size={16}
                strokeWidth={2}
                className={joinClasses('mt-0.5 shrink-0', speaks === 'for' ? 'text-ok' : 'text-bad')}
              />
              <span className="first-letter:uppercase">{says}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
