import { type ReportTable, reports } from '@gerbang/contract/office/reports.ts'
import { useId, useState } from 'react'
import { ExportButtons } from '../../../../form/export-buttons.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Choice } from '../../../../ui/form/choice.tsx'
import { listOptions } from '../../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

const words = texts.report.take
const tables = listOptions(words.tables)

/** Each table of the report as a file, of the class and the school that are shown. */
export function ExportCard({ tryoutId, batch, school }: ExportCardProps) {
  const id = useId()
  const [table, setTable] = useState<ReportTable>('questions')
  return (
    <Card title={words.title} note={words.note} className="min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="sr-only">
          {words.table}
        </label>
        <Choice id={id} value={table} options={tables} onPick={(next: ReportTable) => setTable(next)} />
        <ExportButtons
          label={words.download}
          call={reports.export}
          toInput={format => ({ params: { id: tryoutId }, query: { table, batch, school, format } })}
        />
      </div>
    </Card>
  )
}

interface ExportCardProps {
  tryoutId: string
  batch: string | undefined
  school: string | undefined
}
