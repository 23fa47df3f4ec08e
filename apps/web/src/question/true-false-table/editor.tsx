import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { texts } from '../draft-texts.ts'
import type { DraftEditorProps, EditorPart } from '../editor-part.ts'
import { WrittenParts } from '../written-parts.tsx'

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

export const trueFalseTable: EditorPart<'true_false_table'> = {
  Editor,
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
}
