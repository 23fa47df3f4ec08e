import { useState } from 'react'
import { Select } from '../../ui/form/select.tsx'
import type { KeyEditorProps, KeyPart } from '../key-part.ts'
import { texts } from '../key-texts.ts'
import { findLetter } from '../paper-items.ts'
import { QuestionHtml } from '../question-html.tsx'

const choices = Array.from({ length: 11 }, (_, weight) => weight)

function Editor({ content, start, onChange }: KeyEditorProps<'weighted_choice'>) {
  const [weights, setWeights] = useState(start.weights)
  const weigh = (optionId: string, weight: number) => {
    const next = { ...weights, [optionId]: weight }
    setWeights(next)
    onChange(Object.values(next).some(value => value > 0) ? { ...start, weights: next } : undefined)
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{texts.weights}</legend>
      {content.options.map(({ id, html }) => (
        <label key={id} className="grid grid-cols-[auto_1fr_5rem] items-center gap-3 text-sm">
          <b>{findLetter(content, id)}</b>
          <QuestionHtml inline html={html} className="text-sm" />
          <Select value={weights[id]} onChange={event => weigh(id, Number(event.target.value))}>
            {choices.map(weight => (
              <option key={weight} value={weight}>
                {weight}
              </option>
            ))}
          </Select>
        </label>
      ))}
    </fieldset>
  )
}

export const weightedChoice: KeyPart<'weighted_choice'> = {
  Editor,
  describe: (content, { weights }) =>
    content.options.map(({ id, html }) => ({ id, html, text: String(weights[id] ?? 0) })),
  /** What the answers speak for changes places with the best. */
  suggest(key, optionId) {
    const best = Math.max(...Object.values(key.weights))
    const [from] = Object.entries(key.weights).find(([, weight]) => weight === best) ?? []
    const weight = key.weights[optionId]
    if (from === undefined || weight === undefined) return key
    return { ...key, weights: { ...key.weights, [from]: weight, [optionId]: best } }
  },
}
