import type { QuestionType } from '@gerbang/contract/question.ts'
import Check from 'icon:check'
import { useId } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import type { AnswerProps } from './answer-part.ts'
import { readLetter } from './paper-items.ts'
import { QuestionHtml } from './question-html.tsx'

/** Native radios or checkboxes under large cards; the letter is the place on this student's paper. */
export function ChoiceList({ of, isMany = false, legend, note, isChosen, onChoose }: ChoiceListProps) {
  const { parts, lang, isReadOnly } = of
  const name = useId()
  return (
    <fieldset disabled={isReadOnly} className="min-w-0">
      <legend className={note === undefined ? 'sr-only' : 'mb-3 text-md font-semibold'}>
        {legend} {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </legend>
      <div className="grid grid-cols-1 gap-3">
        {parts.map((part, position) => (
          <label
            key={part.id}
            className="group relative flex items-center gap-4 rounded-control border border-line bg-surface px-4 py-3 inset-ring-brand transition-colors duration-150 hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-checked:inset-ring-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:opacity-80"
          >
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={name}
              checked={isChosen(part.id)}
              onChange={() => onChoose(part.id)}
              className="sr-only"
            />
            <span
              className={joinClasses(
                'grid size-8 shrink-0 place-items-center bg-sunken text-md font-bold text-muted',
                'group-has-checked:bg-brand group-has-checked:text-on-brand',
                isMany ? 'rounded-chip' : 'rounded-full',
              )}
            >
              <span className="group-has-checked:sr-only">{readLetter(position)}</span>
              <Check aria-hidden size={18} strokeWidth={2.5} className="hidden group-has-checked:block" />
            </span>
            <span lang={lang} className="min-w-0 flex-1">
              <QuestionHtml inline html={part.html} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceListProps {
  of: Pick<AnswerProps<QuestionType>, 'parts' | 'lang' | 'isReadOnly'>
  /** Several may be chosen. */
  isMany?: boolean
  legend: string
  note?: string
  isChosen: (optionId: string) => boolean
  onChoose: (optionId: string) => void
}
