import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { texts } from '../draft-texts.ts'
import { texts as keyTexts } from '../key-texts.ts'
import {
  type DraftEditorProps,
  type KeyEditorProps,
  listPartFacts,
  noDoubts,
  type OfficePart,
} from '../office-part.ts'
import { QuestionHtml } from '../question-html.tsx'
import { WrittenParts } from '../written-parts.tsx'
import { useState } from 'react'

function Editor({ content, answerKey, gaps, onChange }: DraftEditorProps<'true_false_table'>) {
  const rows = answerKey?.column_ids ?? {}
  const toKey = (ids: string[], change: Record<string, string> = {}) => {
    const known = ids.flatMap((id): [string, string][] => {
      const column = change[id] ?? rows[id]
      return column ? [[id, column]] : []
    })
    return known.length === 0
      ? null
      : { type: 'true_false_table' as const, column_ids: Object.fromEntries(known) }
  }
  const ids = content.statements.map(({ id }) => id)
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {content.columns.map((column, at) => (
          <Field key={column.id} label={texts.column(at + 1)}>
            {control => (
              <Input
                {...control}
                id={`draft.content.columns.${at}.label`}
                aria-label={texts.column(at + 1)}
                maxLength={60}
                value={column.label}
                onChange={event => {
                  const columns = content.columns.map(other =>
                    other.id === column.id ? { ...other, label: event.target.value } : other,
                  )
                  onChange({ ...content, columns }, answerKey)
                }}
              />
            )}
          </Field>
        ))}
      </div>
      <WrittenParts
        legend={texts.statements}
        add={texts.addStatement}
        field="draft.content.statements"
        parts={content.statements}
        least={1}
        most={10}
        gaps={gaps}
        getName={at => texts.statement(String(at + 1))}
        renderMark={({ id }, at) => (
          <span className="w-28 shrink-0">
            <Select
              aria-label={texts.answerOf(texts.statement(String(at + 1)))}
              value={rows[id] ?? ''}
              onChange={event => onChange(content, toKey(ids, { [id]: event.target.value }))}
            >
              <option value="" disabled>
                Kunci
              </option>
              {content.columns.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </span>
        )}
        onChange={statements => onChange({ ...content, statements }, toKey(statements.map(({ id }) => id)))}
      />
      <p className="text-sm text-muted">{texts.credit}</p>
    </>
  )
}

function KeyEditor({ content, start, onChange }: KeyEditorProps<'true_false_table'>) {
  const [rows, setRows] = useState(start.column_ids)
  const choose = (statementId: string, columnId: string) => {
    const column_ids = { ...rows, [statementId]: columnId }
    setRows(column_ids)
    onChange({ ...start, column_ids })
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{keyTexts.key}</legend>
      {content.statements.map(({ id, html }) => (
        <label key={id} className="grid grid-cols-[1fr_9rem] items-center gap-3 text-sm">
          <QuestionHtml inline html={html} className="text-sm" />
          <Select value={rows[id]} onChange={event => choose(id, event.target.value)}>
            {content.columns.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </label>
      ))}
    </fieldset>
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
