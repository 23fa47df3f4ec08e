import { type ReportTable, reports } from '@gerbang/contract/office/reports.ts'
import { useId, useState } from 'react'
import { ExportButtons } from '../../../../form/export-buttons.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { texts } from './texts.ts'

const words = texts.report.take
const names = Object.entries(words.tables) as [ReportTable, string][]

/** Each table of the report as a file. */
export function ExportCard({ tryoutId, batch }: { tryoutId: string; batch: string | undefined }) {
  const id = useId()
  const [table, setTable] = useState<ReportTable>('questions')
  return (
    <Card title={words.title} note={words.note} className="min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="sr-only">
          {words.table}
        </label>
        <Select id={id} value={table} onChange={({ target }) => setTable(target.value as ReportTable)}>
          {names.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <ExportButtons
          label={words.download}
          call={reports.export}
          toInput={format => ({ params: { id: tryoutId }, query: { table, batch, format } })}
        />
      </div>
    </Card>
  )
}
