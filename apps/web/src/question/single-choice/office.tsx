import { texts } from '../draft-texts.ts'
import { KeyOptions } from '../key-options.tsx'
import { texts as keyTexts } from '../key-texts.ts'
import type { Doubt, DoubtedDraft, DraftEditorProps, KeyEditorProps, OfficePart } from '../office-part.ts'
import { findLetter, readLetter } from '../paper-items.ts'
import { KeyedOptions, listOptionFacts, startOptions } from '../written-options.tsx'
import { useState } from 'react'

const lengthOf = (text: string) => text.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '').trim().length

function findLongest({ content, key }: DoubtedDraft<'single_choice'>): Doubt[] {
  const right = content.options.findIndex(({ id }) => id === key.option_id)
  const lengths = content.options.map(({ text }) => lengthOf(text))
  const others = lengths.filter((_, at) => at !== right)
  const longest = Math.max(...others)
  const own = lengths[right] ?? 0
  if (own < 25 || others.some(length => length === 0) || own < longest * 1.5) return []
  return [{ field: `draft.content.options.${right}.text`, text: texts.longest(readLetter(right)) }]
}

function Editor(draft: DraftEditorProps<'single_choice'>) {
  const { content, answerKey, onChange } = draft
  return (
    <KeyedOptions
      of={draft}
      kind="radio"
      most={5}
      isRight={id => answerKey?.option_id === id}
      onToggle={option_id => onChange(content, { type: 'single_choice', option_id })}
      onChange={next => {
        const isThere = next.options.some(({ id }) => id === answerKey?.option_id)
        onChange(next, isThere ? answerKey : null)
      }}
    />
  )
}

function KeyEditor({ content, start, onChange }: KeyEditorProps<'single_choice'>) {
  const [right, setRight] = useState(start.option_id)
  const choose = (option_id: string) => {
    setRight(option_id)
    onChange({ ...start, option_id })
  }
  return (
    <KeyOptions
      kind="radio"
      legend={keyTexts.key}
      options={content.options}
      isRight={id => id === right}
      onToggle={choose}
    />
  )
}

export const singleChoice: OfficePart<'single_choice'> = {
  Editor,
  listFacts: listOptionFacts,
  findDoubts: findLongest,
  pressing: {
    isRight: (key, id) => key?.option_id === id,
    press: (_key, option_id) => ({ type: 'single_choice', option_id }),
  },
  start: (prompt, texts) => ({ type: 'single_choice', prompt, options: startOptions(texts, 5) }),
  KeyEditor,
  describe: (content, { option_id }) => [{ id: option_id, text: findLetter(content, option_id) }],
  suggest: (key, option_id) => ({ ...key, option_id }),
}
