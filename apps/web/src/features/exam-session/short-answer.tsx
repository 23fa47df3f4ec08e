import type { AnswerValue } from '@gerbang/contract/question.ts'
import { useRef } from 'react'
import { readText } from '../../question/answer-value.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { inputClasses } from '../../ui/input.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { texts } from './texts.ts'

const words = texts.question
/** Keys that the number pads of some phones lack. */
const signs = ['−', '/']

export function ShortAnswer({ input, lang, value, isReadOnly, onType, onRest }: ShortAnswerProps) {
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
      <Field label={words.answer} hint={isNumber ? words.numberHint : words.textHint}>
        {control => (
          <div className="flex gap-2">
            <input
              {...control}
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
              className={joinClasses(inputClasses, 'min-h-12 flex-1 text-lg font-semibold')}
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
        )}
      </Field>
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
