import { useState } from 'react'
import { KeyOptions } from '../key-options.tsx'
import type { KeyEditorProps, KeyPart } from '../key-part.ts'
import { texts } from '../key-texts.ts'
import { findLetter } from '../paper-items.ts'

function Editor({ content, start, onChange }: KeyEditorProps<'single_choice'>) {
  const [right, setRight] = useState(start.option_id)
  const choose = (option_id: string) => {
    setRight(option_id)
    onChange({ ...start, option_id })
  }
  return (
    <KeyOptions
      kind="radio"
      legend={texts.key}
      options={content.options}
      isRight={id => id === right}
      onToggle={choose}
    />
  )
}

export const singleChoice: KeyPart<'single_choice'> = {
  Editor,
  describe: (content, { option_id }) => [{ id: option_id, text: findLetter(content, option_id) }],
  suggest: (key, option_id) => ({ ...key, option_id }),
}
