import { Select } from '../../ui/form/select.tsx'
import { texts } from '../draft-texts.ts'
import type { DraftEditorProps, EditorPart } from '../editor-part.ts'
import { readLetter } from '../paper-items.ts'
import { startOptions, WrittenOptions } from '../written-options.tsx'

const choices = Array.from({ length: 11 }, (_, weight) => weight)

/** A key in which nothing is worth anything is none. */
function toKey(weights: Record<string, number>) {
  const isAny = Object.values(weights).some(weight => weight > 0)
  return isAny ? { type: 'weighted_choice' as const, weights } : null
}

function Editor({ content, answerKey, gaps, onChange }: DraftEditorProps<'weighted_choice'>) {
  const weightOf = (id: string) => answerKey?.weights[id] ?? 0
  const weigh = (options: { id: string }[], change: Record<string, number> = {}) =>
    toKey(Object.fromEntries(options.map(({ id }) => [id, change[id] ?? weightOf(id)])))
  return (
    <WrittenOptions
      content={content}
      most={5}
      gaps={gaps}
      renderMark={({ id }, at) => (
        <span className="w-19 shrink-0">
          <Select
            aria-label={texts.weight(texts.option(readLetter(at)))}
            value={weightOf(id)}
            onChange={event =>
              onChange(content, weigh(content.options, { [id]: Number(event.target.value) }))
            }
          >
            {choices.map(weight => (
              <option key={weight} value={weight}>
                {weight}
              </option>
            ))}
          </Select>
        </span>
      )}
      onChange={next => onChange(next, weigh(next.options))}
    />
  )
}

export const weightedChoice: EditorPart<'weighted_choice'> = {
  Editor,
  start: (prompt, texts) => ({ type: 'weighted_choice', prompt, options: startOptions(texts, 5) }),
}
