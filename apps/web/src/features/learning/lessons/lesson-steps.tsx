import type { Lesson } from '@gerbang/contract/learning/lessons.ts'
import { useEffect, useRef, useState } from 'react'
import { QuestionHtml } from '../../../question/question-html.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { texts } from './texts.ts'

const words = texts.page

/** A step is opened by whoever has thought about it: what it does is told before, how it ends is not. */
export function LessonSteps({ lesson: { example_html, steps } }: { lesson: Lesson }) {
  const [opened, setOpened] = useState(0)
  const next = steps[opened]
  return (
    <Card title={words.example}>
      <QuestionHtml html={example_html} />
      <ol className="mt-5 divide-y divide-line border-t border-line">
        {steps.slice(0, opened).map((step, index) => (
          <Opened
            key={index}
            step={step}
            number={index + 1}
            of={steps.length}
            isNewest={index === opened - 1}
          />
        ))}
        {next && (
          <li className="py-1">
            <button
              type="button"
              onClick={() => setOpened(opened + 1)}
              className="flex min-h-14 w-full items-start gap-3 rounded-control py-3 text-left text-brand"
            >
              <Number of={opened + 1} isOpen={false} />
              <span className="min-w-0 flex-1">
                <span className="sr-only">{words.step(opened + 1, steps.length)}: </span>
                <QuestionHtml inline html={next.title_html} className="font-semibold" />
                <span className="block text-md">{words.open}</span>
              </span>
            </button>
          </li>
        )}
      </ol>
      {opened < steps.length - 1 && (
        <Button variant="secondary" onClick={() => setOpened(steps.length)}>
          {words.openAll}
        </Button>
      )}
    </Card>
  )
}

/** The one that was just opened is read next, also by those who listen. */
function Opened({ step: { title_html, html }, number, of, isNewest }: OpenedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNewest) heading.current?.focus({ preventScroll: true })
  }, [isNewest])
  return (
    <li className="flex items-start gap-3 py-4">
      <Number of={number} isOpen />
      <div className="min-w-0 flex-1">
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          <span className="sr-only">{words.step(number, of)}: </span>
          <QuestionHtml inline html={title_html} className="font-semibold" />
        </h3>
        <QuestionHtml html={html} className="mt-1" />
      </div>
    </li>
  )
}

function Number({ of, isOpen }: { of: number; isOpen: boolean }) {
  return (
    <span
      aria-hidden
      className={joinClasses(
        'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold text-brand',
        isOpen ? 'bg-brand-soft' : 'border border-dashed border-line-strong',
      )}
    >
      {of}
    </span>
  )
}

interface OpenedProps {
  step: Lesson['steps'][number]
  number: number
  of: number
  isNewest: boolean
}
