import type { AnswerValue } from '@gerbang/contract/question.ts'
import { useId, useRef } from 'react'
import { readText } from '../../question/answer-value.ts'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

const words = texts.question
/** Keys that the number pads of some phones lack. */
const signs = ['−', '/']

export function ShortAnswer({ input, lang, value, isReadOnly, onType, onRest }: ShortAnswerProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isNumber = input === 'number'
  const insert = (sign: string) => {
    const element = field.current
    if (element === null) return
    element.setRangeText(sign, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end')
    element.focus()
    onType(element.value)
  }
  return (
    <div className="max-w-md">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.answer}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          aria-describedby={`${id}-hint`}
          ref={field}
          lang={lang}
          type="text"
          inputMode={isNumber ? 'decimal' : 'text'}
          value={readText(value)}
          onChange={event => onType(event.target.value)}
          onBlur={onRest}
          disabled={isReadOnly}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          className="min-h-12 w-full min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-3.5 text-lg font-semibold"
        />
        {isNumber &&
          signs.map(sign => (
            <Button
              key={sign}
              variant="secondary"
              disabled={isReadOnly}
              aria-label={words.insert[sign]}
              onClick={() => insert(sign)}
              className="min-h-12 w-12 px-0 text-lg"
            >
              {sign}
            </Button>
          ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {isNumber ? words.numberHint : words.textHint}
      </p>
    </div>
  )
}

interface ShortAnswerProps {
  input: 'number' | 'text'
  lang: string
  value: AnswerValue | null
  isReadOnly: boolean
  onType: (text: string) => void
  onRest: () => void
}
