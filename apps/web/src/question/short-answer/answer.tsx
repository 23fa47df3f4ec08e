import { useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { AnswerPart, AnswerProps } from '../answer-part.ts'
import { texts } from '../texts.ts'

/** Keys that the number pads of some phones lack. */
const signs = ['−', '/']

function Fields({ content, lang, value, isReadOnly, onType, onRest }: AnswerProps<'short_answer'>) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isNumber = content.input === 'number'
  const type = (text: string) => onType(text.trim() === '' ? null : text.slice(0, 200))
  const insert = (sign: string) => {
    const element = field.current
    if (element === null) return
    element.setRangeText(sign, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end')
    element.focus()
    type(element.value)
  }
  return (
    <div className="max-w-md">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {texts.answer}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          aria-describedby={`${id}-hint`}
          ref={field}
          lang={lang}
          type="text"
          inputMode={isNumber ? 'decimal' : 'text'}
          value={typeof value === 'string' ? value : ''}
          onChange={event => type(event.target.value)}
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
              aria-label={texts.insert[sign]}
              onClick={() => insert(sign)}
              className="min-h-12 w-12 px-0 text-lg"
            >
              {sign}
            </Button>
          ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {isNumber ? texts.numberHint : texts.textHint}
      </p>
    </div>
  )
}

export const shortAnswer: AnswerPart<'short_answer'> = { Fields, pick: () => undefined }
