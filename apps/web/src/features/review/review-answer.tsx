import type { ReviewQuestion } from '@gerbang/contract/results.ts'
import { Check, X } from 'lucide-react'
import { hasOption, readRows } from '../../question/answer-value.ts'
import { listParts, type Part, readLetter } from '../../question/paper-items.ts'
import { QuestionHtml } from '../../question/question-html.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { describeKey, findColumn, hasText, isKeyOption, readKeyColumns } from './answer-text.ts'
import { texts } from './texts.ts'

export function ReviewAnswer({ question, partIds, lang }: ReviewAnswerProps) {
  const { content, key, value } = question
  const parts = listParts(content, partIds)
  if (content.type === 'short_answer') {
    const isRight = question.outcome === 'correct'
    return (
      <dl className="grid gap-3 sm:grid-cols-2">
        <Given name={texts.yours} text={hasText(value) ? value : texts.noAnswer} isRight={isRight} />
        <Given name={texts.key} text={describeKey(key)} isRight />
      </dl>
    )
  }
  if (content.type === 'true_false_table') {
    const [chosen, right] = [readRows(value), readKeyColumns(key)]
    return (
      <ul className="divide-y divide-line rounded-control border border-line bg-surface">
        {parts.map(statement => {
          const isRight = chosen[statement.id] === right[statement.id]
          return (
            <li key={statement.id} className="flex gap-3 p-4">
              <Sign isRight={isRight} />
              <div className="min-w-0 flex-1">
                <span lang={lang}>
                  <QuestionHtml inline html={statement.html} />
                </span>
                <p className="mt-1.5 text-sm">
                  {texts.yours}: <b>{findColumn(content, chosen[statement.id])}</b>
                  {!isRight && (
                    <>
                      {' · '}
                      {texts.key}: <b className="text-ok">{findColumn(content, right[statement.id])}</b>
                    </>
                  )}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {parts.map((part, position) => (
        <Option
          key={part.id}
          part={part}
          letter={readLetter(position)}
          lang={lang}
          isKey={isKeyOption(key, part.id)}
          isChosen={hasOption(value, part.id)}
        />
      ))}
    </ul>
  )
}

function Option({ part, letter, lang, isKey, isChosen }: OptionProps) {
  const look = isKey ? 'border-ok bg-ok-soft' : isChosen ? 'border-bad bg-bad-soft' : 'border-line bg-surface'
  return (
    <li className={joinClasses('flex items-start gap-4 rounded-control border px-4 py-3', look)}>
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface text-md font-bold text-muted">
        {letter}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 pt-0.5">
        <span lang={lang} className="min-w-0 grow basis-60">
          <QuestionHtml inline html={part.html} />
        </span>
        {(isKey || isChosen) && (
          <span
            className={joinClasses(
              'flex items-center gap-1.5 text-sm font-semibold',
              isKey ? 'text-ok' : 'text-bad',
            )}
          >
            <Sign isRight={isKey} />
            {isKey && isChosen ? texts.yoursAndKey : isKey ? texts.key : texts.yours}
          </span>
        )}
      </div>
    </li>
  )
}

function Given({ name, text, isRight }: { name: string; text: string; isRight: boolean }) {
  return (
    <div
      className={joinClasses(
        'rounded-control border p-4',
        isRight ? 'border-ok bg-ok-soft' : 'border-bad bg-bad-soft',
      )}
    >
      <dt className="flex items-center gap-1.5 text-sm text-muted">
        <Sign isRight={isRight} />
        {name}
      </dt>
      <dd className="mt-1 text-lg font-bold">{text}</dd>
    </div>
  )
}

function Sign({ isRight }: { isRight: boolean }) {
  const Icon = isRight ? Check : X
  return (
    <Icon
      aria-hidden
      size={18}
      strokeWidth={2.5}
      className={joinClasses('shrink-0', isRight ? 'text-ok' : 'text-bad')}
    />
  )
}

interface OptionProps {
  part: Part
  letter: string
  lang: string
  isKey: boolean
  isChosen: boolean
}

interface ReviewAnswerProps {
  question: ReviewQuestion
  partIds: readonly string[]
  lang: string
}
