import { htmlToPlain } from '@gerbang/interchange/content/html-to-plain.ts'
import { texts } from '../draft-texts.ts'
import { KeepsOrderField, withOrder } from '../keeps-order-field.tsx'
import { chooseRow, KeyRows, RowKey } from '../key-rows.tsx'
import {
  type DraftEditorProps,
  type KeyEditorProps,
  listPartFacts,
  noDoubts,
  type OfficePart,
} from '../office-part.ts'
import { findLetter, readLetter } from '../paper-items.ts'
import { listOptionFacts } from '../written-options.tsx'
import { WrittenParts } from '../written-parts.tsx'

const words = {
  items: {
    legend: 'Baris yang dijodohkan',
    hint: 'Di depan tiap baris pilih huruf pasangannya. Satu pilihan boleh dipakai beberapa baris.',
    add: 'Tambah baris',
  },
  item: (number: number) => `Baris ${number}`,
  options: {
    legend: 'Pilihan pasangan',
    hint: 'Boleh lebih banyak dari barisnya: yang tidak dipakai menjadi pengecoh.',
    add: texts.options.add,
  },
}

interface Parts {
  items: { id: string }[]
  options: { id: string }[]
}

/** Pairs of what is still there, and those that have just been made. */
function toKey({ items, options }: Parts, pairs: Record<string, string>, change?: Record<string, string>) {
  const known = Object.entries(pairs).filter(([, option]) => options.some(({ id }) => id === option))
  const chosen = chooseRow(items, Object.fromEntries(known), change)
  return chosen && { type: 'matching' as const, pairs: chosen }
}

function Editor({ content, answerKey, gaps, onChange }: DraftEditorProps<'matching'>) {
  const pairs = answerKey?.pairs ?? {}
  const write = (next: typeof content) => onChange(next, toKey(next, pairs))
  const letters = content.options.map(({ id }, at) => ({ id, label: readLetter(at) }))
  return (
    <>
      <WrittenParts
        words={words.items}
        field="draft.content.items"
        parts={content.items}
        range={[2, 8]}
        gaps={gaps}
        getName={at => words.item(at + 1)}
        renderMark={({ id }, at) => (
          <RowKey
            label={texts.answerOf(words.item(at + 1))}
            choices={letters}
            value={pairs[id]}
            onChange={option => onChange(content, toKey(content, pairs, { [id]: option }))}
          />
        )}
        onChange={items => write({ ...content, items })}
      />
      <WrittenParts
        words={words.options}
        field="draft.content.options"
        parts={content.options}
        range={[3, 8]}
        gaps={gaps}
        getName={at => texts.option(readLetter(at))}
        renderMark={(_part, at) => (
          <span aria-hidden className="grid size-11 shrink-0 place-items-center text-md font-bold text-muted">
            {readLetter(at)}
          </span>
        )}
        onChange={options => write({ ...content, options })}
      />
      <KeepsOrderField
        isKept={content.keeps_order}
        onChange={isKept => onChange(withOrder(content, isKept), answerKey)}
      />
      <p className="text-sm text-muted">{texts.credit}</p>
    </>
  )
}

function KeyEditor({ content, start, onChange }: KeyEditorProps<'matching'>) {
  const choices = content.options.map(({ id, html }, at) => ({
    id,
    label: `${readLetter(at)}. ${htmlToPlain(html)}`,
  }))
  return (
    <KeyRows
      rows={content.items}
      choices={choices}
      start={start.pairs}
      onChange={pairs => onChange({ ...start, pairs })}
    />
  )
}

const startParts = (texts: string[], letters: string) =>
  Array.from(letters, (id, at) => ({ id, text: texts[at] ?? '' }))

export const matching: OfficePart<'matching'> = {
  Editor,
  start: (prompt, texts) => ({
    type: 'matching',
    prompt,
    items: startParts(texts, 'abcdefgh'.slice(0, Math.max(3, Math.min(texts.length, 8)))),
    options: startParts([], 'abcd'),
    credit: 'all_or_nothing',
  }),
  listFacts: content => [
    ...listPartFacts('items', content.items, at => words.item(at + 1)),
    ...listOptionFacts(content),
  ],
  findDoubts: noDoubts,
  pressing: 'not by pressing',
  KeyEditor,
  describe: (content, { pairs }) =>
    content.items.map(({ id, html }) => ({ id, html, text: findLetter(content, pairs[id] ?? null) })),
  suggest: key => key,
}
