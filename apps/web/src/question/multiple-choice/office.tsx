import { texts } from '../draft-texts.ts'
import { KeyOptions } from '../key-options.tsx'
import { texts as keyTexts } from '../key-texts.ts'
import { type DraftEditorProps, type KeyEditorProps, noDoubts, type OfficePart } from '../office-part.ts'
import { findLetter } from '../paper-items.ts'
import { KeyedOptions, listOptionFacts, startOptions } from '../written-options.tsx'
import { useState } from 'react'

const toggleId = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id]

const toKey = (ids: string[]) =>
  ids.length === 0 ? null : { type: 'multiple_choice' as const, option_ids: ids }

function Editor(draft: DraftEditorProps<'multiple_choice'>) {
  const { content, answerKey, onChange } = draft
  const right = answerKey?.option_ids ?? []
  const toggle = (id: string) => {
    const chosen = toggleId(right, id)
    onChange(content, toKey(content.options.map(({ id }) => id).filter(id => chosen.includes(id))))
  }
  return (
    <>
      <KeyedOptions
        of={draft}
        kind="checkbox"
        most={8}
        isRight={id => right.includes(id)}
        onToggle={toggle}
        onChange={next =>
          onChange(next, toKey(right.filter(id => next.options.some(option => option.id === id))))
        }
      />
      <p className="text-sm text-muted">{texts.credit}</p>
    </>
  )
}

function KeyEditor({ content, start, onChange }: KeyEditorProps<'multiple_choice'>) {
  const [right, setRight] = useState(start.option_ids)
  const toggle = (id: string) => {
    const option_ids = toggleId(right, id)
    setRight(option_ids)
    onChange(option_ids.length > 0 ? { ...start, option_ids } : undefined)
  }
  return (
    <KeyOptions
      kind="checkbox"
      legend={keyTexts.keys}
      options={content.options}
      isRight={id => right.includes(id)}
      onToggle={toggle}
    />
  )
}

export const multipleChoice: OfficePart<'multiple_choice'> = {
  Editor,
  listFacts: listOptionFacts,
  findDoubts: noDoubts,
  pressing: {
    isRight: (key, id) => key?.option_ids.includes(id) === true,
    press: (key, id) => toKey(toggleId(key?.option_ids ?? [], id)) ?? undefined,
  },
  start: (prompt, texts) => ({
    type: 'multiple_choice',
    prompt,
    options: startOptions(texts, 5),
    credit: 'all_or_nothing',
  }),
  KeyEditor,
  describe: (content, { option_ids }) => option_ids.map(id => ({ id, text: findLetter(content, id) })),
  suggest: key => key,
}
