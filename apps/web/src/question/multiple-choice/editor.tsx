import { useId } from 'react'
import { texts } from '../draft-texts.ts'
import type { DraftEditorProps, EditorPart } from '../editor-part.ts'
import { KeyLetter, useKeyLetters } from '../key-letter.tsx'
import { startOptions, WrittenOptions } from '../written-options.tsx'

const toKey = (ids: string[]) =>
  ids.length === 0 ? null : { type: 'multiple_choice' as const, option_ids: ids }

function Editor({ content, answerKey, gaps, onChange }: DraftEditorProps<'multiple_choice'>) {
  const group = useId()
  const right = answerKey?.option_ids ?? []
  const toggle = (id: string) => {
    const chosen = right.includes(id) ? right.filter(other => other !== id) : [...right, id]
    onChange(content, toKey(content.options.map(({ id }) => id).filter(id => chosen.includes(id))))
  }
  useKeyLetters(content.options, toggle)
  return (
    <>
      <WrittenOptions
        content={content}
        hint={texts.markKey}
        most={8}
        gaps={gaps}
        renderMark={({ id }, at) => (
          <KeyLetter
            kind="checkbox"
            group={group}
            at={at}
            isRight={right.includes(id)}
            onToggle={() => toggle(id)}
          />
        )}
        onChange={next =>
          onChange(next, toKey(right.filter(id => next.options.some(option => option.id === id))))
        }
      />
      <p className="text-sm text-muted">{texts.credit}</p>
    </>
  )
}

export const multipleChoice: EditorPart<'multiple_choice'> = {
  Editor,
  start: (prompt, texts) => ({
    type: 'multiple_choice',
    prompt,
    options: startOptions(texts, 5),
    credit: 'all_or_nothing',
  }),
}
