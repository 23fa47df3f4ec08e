import { InputField } from '../../ui/form/input-field.tsx'
import { texts } from '../draft-texts.ts'
import { chooseRow, KeyRows, RowKey } from '../key-rows.tsx'
import {
  type DraftEditorProps,
  type KeyEditorProps,
  listPartFacts,
  noDoubts,
  type OfficePart,
} from '../office-part.ts'
import { WrittenParts } from '../written-parts.tsx'

function Editor({ content, answerKey, gaps, onChange }: DraftEditorProps<'true_false_table'>) {
  const rows = answerKey?.column_ids ?? {}
  const toKey = (statements: { id: string }[], change?: Record<string, string>) => {
    const column_ids = chooseRow(statements, rows, change)
    return column_ids && { type: 'true_false_table' as const, column_ids }
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {content.columns.map((column, at) => (
          <InputField
            key={column.id}
            label={texts.column(at + 1)}
            id={`draft.content.columns.${at}.label`}
            aria-label={texts.column(at + 1)}
            maxLength={60}
            value={column.label}
            onType={text => {
              const columns = content.columns.map(other =>
                other.id === column.id ? { ...other, label: text } : other,
              )
              onChange({ ...content, columns }, answerKey)
            }}
          />
        ))}
      </div>
      <WrittenParts
        words={texts.statements}
        field="draft.content.statements"
        parts={content.statements}
        range={[1, 10]}
        gaps={gaps}
        getName={at => texts.statement(String(at + 1))}
        renderMark={({ id }, at) => (
          <RowKey
            label={texts.answerOf(texts.statement(String(at + 1)))}
            choices={content.columns}
            value={rows[id]}
            onChange={column => onChange(content, toKey(content.statements, { [id]: column }))}
          />
        )}
        onChange={statements => onChange({ ...content, statements }, toKey(statements))}
      />
      <p className="text-sm text-muted">{texts.credit}</p>
    </>
  )
}

function KeyEditor({ content, start, onChange }: KeyEditorProps<'true_false_table'>) {
  return (
    <KeyRows
      rows={content.statements}
      choices={content.columns}
      start={start.column_ids}
      onChange={column_ids => onChange({ ...start, column_ids })}
    />
  )
}

export const trueFalseTable: OfficePart<'true_false_table'> = {
  Editor,
  listFacts: ({ columns, statements }) => [
    ...columns.map(({ id, label }, at) => ({
      id: `columns.${id}`,
      field: `draft.content.columns.${at}.label`,
      label: texts.column(at + 1),
      text: label,
    })),
    ...listPartFacts('statements', statements, at => texts.statement(String(at + 1))),
  ],
  findDoubts: noDoubts,
  pressing: 'not by pressing',
  start: (prompt, texts) => ({
    type: 'true_false_table',
    prompt,
    columns: [
      { id: 'c1', label: 'Benar' },
      { id: 'c2', label: 'Salah' },
    ],
    statements: (texts.length > 0 ? texts : ['', '', '']).slice(0, 10).map((text, at) => ({
      id: 'abcdefghij'.charAt(at),
      text,
    })),
    credit: 'all_or_nothing',
  }),
  KeyEditor,
  describe: ({ statements, columns }, { column_ids }) =>
    statements.map(({ id, html }) => ({
      id,
      html,
      text: columns.find(column => column.id === column_ids[id])?.label ?? '–',
    })),
  suggest: key => key,
}
