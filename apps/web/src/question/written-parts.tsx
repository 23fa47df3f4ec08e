import ArrowDown from 'icon:arrow-down'
import ArrowUp from 'icon:arrow-up'
import Plus from 'icon:plus'
import Trash2 from 'icon:trash'
import type { ComponentProps, ReactNode } from 'react'
import { RichText } from '../rich-text/rich-text.tsx'
import { Button } from '../ui/button.tsx'
import { FieldAbout } from '../ui/form/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { moveEntry } from '../ui/table/sort-order.ts'
import { texts } from './draft-texts.ts'
import type { Gaps } from './office-part.ts'

export interface WrittenPart {
  id: string
  text: string
}

const shortIds = 'abcdefghijklmnop'.split('')

/** An id that none of the parts has; one that was removed may come again, and means the same place to nobody. */
export function nextPartId(parts: readonly { id: string }[]): string {
  return shortIds.find(id => !parts.some(part => part.id === id)) ?? `p${parts.length}`
}

/** Options or statements to write, add, order and remove; `renderMark` draws what says which is right. */
export function WrittenParts(list: WrittenPartsProps) {
  const { words, parts, range, onChange } = list
  const { legend, hint, add } = words
  const [, most] = range
  const grow = () => parts.length < most && onChange([...parts, { id: nextPartId(parts), text: '' }])
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {parts.map((part, at) => (
        <Part key={part.id} of={list} part={part} at={at} />
      ))}
      {parts.length < most && (
        <Button
          variant="quiet"
          className="justify-self-start"
          icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
          onClick={grow}
        >
          {add}
        </Button>
      )}
    </fieldset>
  )
}

function Part({ of: list, part, at }: { of: WrittenPartsProps; part: WrittenPart; at: number }) {
  const { field, parts, range, gaps, getName, renderMark, onChange } = list
  const name = getName(at)
  const id = `${field}.${at}.text`
  const [fault] = gaps[id] ?? []
  const isWritten = part.text.trim() !== ''
  return (
    <div>
      <div className="flex flex-wrap items-start gap-x-2">
        {renderMark(part, at)}
        <RichText
          kind="line"
          id={id}
          label={name}
          value={part.text}
          onChange={text => onChange(parts.map(one => (one.id === part.id ? { ...one, text } : one)))}
          isInvalid={fault !== undefined && isWritten}
          describedBy={`${id}-about`}
          className="min-w-0 flex-1"
        />
        <span className="flex shrink-0 justify-end max-sm:basis-full">
          <PartButton
            icon={ArrowUp}
            label={texts.up(name)}
            disabled={at === 0}
            onClick={() => onChange(moveEntry(parts, at, at - 1))}
          />
          <PartButton
            icon={ArrowDown}
            label={texts.down(name)}
            disabled={at === parts.length - 1}
            onClick={() => onChange(moveEntry(parts, at, at + 1))}
          />
          <PartButton
            icon={Trash2}
            label={texts.remove(name)}
            disabled={parts.length <= range[0]}
            onClick={() => onChange(parts.filter(({ id }) => id !== part.id))}
          />
        </span>
      </div>
      <FieldAbout id={`${id}-about`} error={isWritten ? fault : undefined} />
    </div>
  )
}

interface WrittenPartsProps {
  words: { legend: string; hint?: string; add: string }
  /** What the server calls the list: `draft.content.options`. */
  field: string
  parts: readonly WrittenPart[]
  /** How many at the least and at the most. */
  range: [least: number, most: number]
  gaps: Gaps
  getName: (at: number) => string
  renderMark: (part: WrittenPart, at: number) => ReactNode
  onChange: (parts: WrittenPart[]) => void
}

function PartButton(act: ComponentProps<typeof IconButton>) {
  return <IconButton iconSize={18} className="text-muted max-sm:size-10" {...act} />
}
