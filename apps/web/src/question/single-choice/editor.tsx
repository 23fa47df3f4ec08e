import { useId } from 'react'
import { texts } from '../draft-texts.ts'
import type { DraftEditorProps, EditorPart } from '../editor-part.ts'
import { KeyLetter, useKeyLetters } from '../key-letter.tsx'
import { startOptions, WrittenOptions } from '../written-options.tsx'

function Editor({ content, answerKey, gaps, onChange }: DraftEditorProps<'single_choice'>) {
  const group = useId()
  const choose = (option_id: string) => onChange(content, { type: 'single_choice', option_id })
  useKeyLetters(content.options, choose)
  return (
    <WrittenOptions
      content={content}
      hint={texts.markKey}
      most={5}
      gaps={gaps}
      renderMark={({ id }, at) => (
        <KeyLetter
          kind="radio"
          group={group}
          at={at}
          isRight={answerKey?.option_id === id}
          onToggle={() => choose(id)}
        />
      )}
      onChange={next => {
        const isThere = next.options.some(({ id }) => id === answerKey?.option_id)
        onChange(next, isThere ? answerKey : null)
      }}
    />
  )
}

export const singleChoice: EditorPart<'single_choice'> = {
  Editor,
  start: (prompt, texts) => ({ type: 'single_choice', prompt, options: startOptions(texts, 5) }),
}
