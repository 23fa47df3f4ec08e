import type { QuestionPart } from '@gerbang/contract/question.ts'
import { useId } from 'react'
import { readLetter } from './paper-items.ts'
import { QuestionHtml } from './question-html.tsx'

/** Options to tick as right, one or several. */
export function KeyOptions({ kind, legend, options, isRight, onToggle }: KeyOptionsProps) {
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {options.map(({ id, html }, place) => (
        <label
          key={id}
          className="flex items-start gap-3 rounded-control border border-line px-3 py-2 text-sm has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            type={kind}
            name={name}
            checked={isRight(id)}
            onChange={() => onToggle(id)}
            className="mt-1 size-4 shrink-0 accent-brand"
          />
          <b className="mt-0.5">{readLetter(place)}</b>
          <QuestionHtml inline html={html} className="text-sm" />
        </label>
      ))}
    </fieldset>
  )
}

interface KeyOptionsProps {
  kind: 'radio' | 'checkbox'
  legend: string
  options: QuestionPart[]
  isRight: (optionId: string) => boolean
  onToggle: (optionId: string) => void
}
