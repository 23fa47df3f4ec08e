import { MOST_WRITTEN } from '@gerbang/contract/question/most-written.ts'
import { useId } from 'react'
import type { AnswerProps } from '../answer-part.ts'
import { countWords } from './count-words.ts'
import { RubricTable } from './rubric-table.tsx'

const words = {
  answer: 'Jawabanmu',
  hint: 'Tulis dengan kalimatmu sendiri. Jawabanmu dibaca dan dinilai orang.',
  count: (count: number) => `${count} kata`,
  least: (least: number) => `paling sedikit ${least}`,
  most: (most: number) => `paling banyak ${most}`,
  rubric: 'Cara menilainya',
}

export function EssayFields({ content, lang, value, isReadOnly, onType, onRest }: AnswerProps<'essay'>) {
  const id = useId()
  const text = typeof value === 'string' ? value : ''
  const { least, most } = content.words
  const limits = [least === null ? '' : words.least(least), most === null ? '' : words.most(most)].filter(
    Boolean,
  )
  return (
    <div>
      {content.shown_rubric && <RubricTable title={words.rubric} rubric={content.shown_rubric} />}
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.answer}
      </label>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        lang={lang}
        rows={12}
        value={text}
        onChange={({ target }) => onType(target.value.trim() === '' ? null : target.value)}
        onBlur={onRest}
        disabled={isReadOnly}
        maxLength={MOST_WRITTEN}
        spellCheck={false}
        className="field-sizing-content min-h-60 w-full rounded-control border border-line-strong bg-surface px-3.5 py-3 text-md leading-relaxed"
      />
      <p id={`${id}-hint`} className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{words.hint}</span>
        <span className="tabular-nums">{[words.count(countWords(text)), ...limits].join(', ')}</span>
      </p>
    </div>
  )
}
