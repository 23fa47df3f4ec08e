import { type ReactNode, useId } from 'react'
import { KeepsOrderField, withOrder } from './keeps-order-field.tsx'
import { texts } from './draft-texts.ts'
import { KeyLetter, useKeyLetters } from './key-letter.tsx'
import { type Gaps, listPartFacts } from './office-part.ts'
import { readLetter } from './paper-items.ts'
import { nextPartId, type WrittenPart, WrittenParts } from './written-parts.tsx'

/** What every kind with options begins with. */
export function startOptions(texts: string[], count: number): WrittenPart[] {
  return Array.from(
    { length: Math.max(2, texts.length === 0 ? count : Math.min(texts.length, 5)) },
    (_, at) => ({
      id: 'abcdefgh'.charAt(at) || nextPartId([]),
      text: texts[at] ?? '',
    }),
  )
}

export const listOptionFacts = ({ options }: Options) =>
  listPartFacts('options', options, at => texts.option(readLetter(at)))

interface Options {
  options: WrittenPart[]
  keeps_order?: true | undefined
}

/** Options and whether their order is part of the question; the same for each kind that has some. */
export function WrittenOptions<C extends Options>({ of, hint, most, renderMark, onChange }: OptionsProps<C>) {
  const { content, gaps } = of
  return (
    <>
      <WrittenParts
        words={{ ...texts.options, ...(hint && { hint }) }}
        field="draft.content.options"
        parts={content.options}
        range={[2, most]}
        gaps={gaps}
        getName={at => texts.option(readLetter(at))}
        renderMark={renderMark}
        onChange={options => onChange({ ...content, options })}
      />
      <KeepsOrderField
        isKept={content.keeps_order}
        onChange={isKept => onChange(withOrder(content, isKept))}
      />
    </>
  )
}

interface OptionsProps<C> {
  of: { content: C; gaps: Gaps }
  hint?: string
  most: number
  renderMark: (part: WrittenPart, at: number) => ReactNode
  onChange: (content: C) => void
}

/** The same where a letter is pressed, or typed with Alt, for what is right. */
export function KeyedOptions<C extends Options>({ kind, isRight, onToggle, ...list }: KeyedOptionsProps<C>) {
  const group = useId()
  useKeyLetters(list.of.content.options, onToggle)
  return (
    <WrittenOptions
      {...list}
      hint={texts.markKey}
      renderMark={({ id }, at) => (
        <KeyLetter kind={kind} group={group} at={at} isRight={isRight(id)} onToggle={() => onToggle(id)} />
      )}
    />
  )
}

interface KeyedOptionsProps<C> extends Omit<OptionsProps<C>, 'hint' | 'renderMark'> {
  kind: 'radio' | 'checkbox'
  isRight: (id: string) => boolean
  onToggle: (id: string) => void
}
