import { useState } from 'react'
import { Select } from '../../ui/form/select.tsx'
import type { KeyEditorProps, KeyPart } from '../key-part.ts'
import { texts } from '../key-texts.ts'
import { QuestionHtml } from '../question-html.tsx'

function Editor({ content, start, onChange }: KeyEditorProps<'true_false_table'>) {
  const [rows, setRows] = useState(start.column_ids)
  const choose = (statementId: string, columnId: string) => {
    const column_ids = { ...rows, [statementId]: columnId }
    setRows(column_ids)
    onChange({ ...start, column_ids })
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{texts.key}</legend>
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

export const trueFalseTable: KeyPart<'true_false_table'> = {
  Editor,
  describe: ({ statements, columns }, { column_ids }) =>
    statements.map(({ id, html }) => ({
      id,
      html,
      text: columns.find(column => column.id === column_ids[id])?.label ?? '–',
    })),
  suggest: key => key,
}
