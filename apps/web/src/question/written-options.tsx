import type { ReactNode } from 'react'
import { KeepsOrderField, withOrder } from './keeps-order-field.tsx'
import { texts } from './draft-texts.ts'
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
export function WrittenOptions<C extends Options>({
  content,
  hint,
  most,
  gaps,
  renderMark,
  onChange,
}: WrittenOptionsProps<C>) {
  return (
    <>
      <WrittenParts
        legend={texts.options}
        {...(hint && { hint })}
        add={texts.addOption}
        field="draft.content.options"
        parts={content.options}
        least={2}
        most={most}
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

interface WrittenOptionsProps<C> {
  content: C
  hint?: string
  most: number
  gaps: Gaps
  renderMark: (part: WrittenPart, at: number) => ReactNode
  onChange: (content: C) => void
}
