import { useState } from 'react'
import { KeyOptions } from '../key-options.tsx'
import type { KeyEditorProps, KeyPart } from '../key-part.ts'
import { texts } from '../key-texts.ts'
import { findLetter } from '../paper-items.ts'

function Editor({ content, start, onChange }: KeyEditorProps<'multiple_choice'>) {
  const [right, setRight] = useState(start.option_ids)
  const toggle = (id: string) => {
    const option_ids = right.includes(id) ? right.filter(other => other !== id) : [...right, id]
    setRight(option_ids)
    onChange(option_ids.length > 0 ? { ...start, option_ids } : undefined)
  }
  return (
    <KeyOptions
      kind="checkbox"
      legend={texts.keys}
      options={content.options}
      isRight={id => right.includes(id)}
      onToggle={toggle}
    />
  )
}

export const multipleChoice: KeyPart<'multiple_choice'> = {
  Editor,
  describe: (content, { option_ids }) => option_ids.map(id => ({ id, text: findLetter(content, id) })),
  suggest: key => key,
}
