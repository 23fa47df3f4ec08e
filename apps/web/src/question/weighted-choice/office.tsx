import { Choice } from '../../ui/form/choice.tsx'
import { texts } from '../draft-texts.ts'
import { texts as keyTexts } from '../key-texts.ts'
import { type DraftEditorProps, type KeyEditorProps, noDoubts, type OfficePart } from '../office-part.ts'
import { findLetter, readLetter } from '../paper-items.ts'
import { QuestionHtml } from '../question-html.tsx'
import { listOptionFacts, startOptions, WrittenOptions } from '../written-options.tsx'
import { useState } from 'react'

const choices = Array.from({ length: 11 }, (_, weight) => ({ value: String(weight), label: String(weight) }))

/** A key in which nothing is worth anything is none. */
function toKey(weights: Record<string, number>) {
  const isAny = Object.values(weights).some(weight => weight > 0)
  return isAny ? { type: 'weighted_choice' as const, weights } : null
}

function Editor(draft: DraftEditorProps<'weighted_choice'>) {
  const { content, answerKey, onChange } = draft
  const weightOf = (id: string) => answerKey?.weights[id] ?? 0
  const weigh = (options: { id: string }[], change: Record<string, number> = {}) =>
    toKey(Object.fromEntries(options.map(({ id }) => [id, change[id] ?? weightOf(id)])))
  return (
    <WrittenOptions
      of={draft}
      most={5}
      renderMark={({ id }, at) => (
        <span className="w-19 shrink-0">
          <Choice
            aria-label={texts.weight(texts.option(readLetter(at)))}
            value={weightOf(id)}
            options={choices}
            onPick={weight => onChange(content, weigh(content.options, { [id]: Number(weight) }))}
          />
        </span>
      )}
      onChange={next => onChange(next, weigh(next.options))}
    />
  )
}

function KeyEditor({ content, start, onChange }: KeyEditorProps<'weighted_choice'>) {
  const [weights, setWeights] = useState(start.weights)
  const weigh = (optionId: string, weight: number) => {
    const next = { ...weights, [optionId]: weight }
    setWeights(next)
    onChange(Object.values(next).some(value => value > 0) ? { ...start, weights: next } : undefined)
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{keyTexts.weights}</legend>
      {content.options.map(({ id, html }) => (
        <label key={id} className="grid grid-cols-[auto_1fr_5rem] items-center gap-3 text-sm">
          <b>{findLetter(content, id)}</b>
          <QuestionHtml inline html={html} className="text-sm" />
          <Choice value={weights[id]} options={choices} onPick={weight => weigh(id, Number(weight))} />
        </label>
      ))}
    </fieldset>
  )
}

export const weightedChoice: OfficePart<'weighted_choice'> = {
  Editor,
  listFacts: listOptionFacts,
  findDoubts: noDoubts,
  pressing: 'not by pressing',
  start: (prompt, texts) => ({ type: 'weighted_choice', prompt, options: startOptions(texts, 5) }),
  KeyEditor,
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
