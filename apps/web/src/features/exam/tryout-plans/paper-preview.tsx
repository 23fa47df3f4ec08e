import type { PlanPaper, PlanQuestion } from '@gerbang/contract/exam/tryout-plans.ts'
import { useState } from 'react'
import type { Value } from '../../../question/answer-part.ts'
import { AnswerSheet } from '../../../question/answer-sheet.tsx'
import { describeKey } from '../../../question/office-kinds.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import '../../../question/reading.css'
import { useZoom } from '../../../question/use-zoom.tsx'
import { texts } from './texts.ts'

const words = texts.test

/** A whole sub-test as students see it, to try out; the key stands folded below each question. */
export function PaperPreview({ paper: { stimuli, questions } }: { paper: PlanPaper }) {
  const zoomed = useZoom()
  return (
    <>
      <ol className="grid grid-cols-1 gap-8">
        {questions.map((question, index) => {
          const { stimulus_id } = question
          const isNew = stimulus_id !== null && questions[index - 1]?.stimulus_id !== stimulus_id
          const stimulus = isNew ? stimuli.find(({ id }) => id === stimulus_id) : undefined
          return (
            <li key={question.id}>
              {stimulus && (
                <section className="mb-5 rounded-control bg-sunken p-4">
                  <h3 className="mb-2 text-base">{stimulus.title}</h3>
                  <QuestionHtml html={stimulus.html} />
                </section>
              )}
              <h3 className="mb-2 text-base">{words.number(question.position)}</h3>
              <Question question={question} />
            </li>
          )
        })}
      </ol>
      {zoomed}
    </>
  )
}

const ignore = () => undefined

function Question({ question: { content, key, explanation_html } }: { question: PlanQuestion }) {
  const [value, setValue] = useState<Value>(null)
  return (
    <>
      <QuestionHtml html={content.prompt_html} />
      <AnswerSheet
        content={content}
        partIds={[]}
        lang="id"
        value={value}
        isReadOnly={false}
        onChange={setValue}
        onType={setValue}
        onRest={ignore}
      />
      <details className="mt-4 text-md">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
          {words.key}
        </summary>
        {key === null ? (
          <p className="text-bad">{words.noKey}</p>
        ) : (
          <ul>
            {describeKey(content, key).map(({ id, html, text }) => (
              <li key={id}>
                {html !== undefined && <QuestionHtml inline html={html} />}{' '}
                <strong className="wrap-anywhere">{text}</strong>
              </li>
            ))}
          </ul>
        )}
        <QuestionHtml html={explanation_html} className="mt-2" />
      </details>
    </>
  )
}
