import type { Call } from '@gerbang/contract/call.ts'
import type { FieldValues } from 'react-hook-form'
import { FormDialog } from '../form/form-dialog.tsx'
import { useCallForm } from '../form/use-call-form.ts'
import { type AnyContent, type ContentRowData, listReads } from './content-kind.ts'

/** Writes a new row, or changes one. */
export function ContentDialog({ kind, row, onClose }: ContentDialogProps) {
  const { words, Fields } = kind
  const form = useCallForm<Call, FieldValues>(row ? kind.calls.update : kind.calls.create, {
    ...(row ? describeChange(kind, row) : describeNew(kind)),
    refreshes: listReads(kind),
    announces: true,
    onSuccess: onClose,
  })
  return (
    <FormDialog
      of={form}
      title={row ? words.form.edit : words.form.create}
      text={words.form.description}
      onClose={onClose}
    >
      <Fields row={row} />
    </FormDialog>
  )
}

const describeNew = ({ empty, toCreate, checkNew, draft }: AnyContent) => ({
  values: empty,
  ...(toCreate && { toBody: toCreate }),
  ...(checkNew && { check: checkNew }),
  ...(draft !== undefined && { draft }),
})

const describeChange = ({ toValues, toUpdate, draft }: AnyContent, row: ContentRowData) => ({
  params: { id: row.id } as never,
  values: toValues(row),
  ...(toUpdate && { toBody: toUpdate }),
  ...(draft !== undefined && { draft: `${draft}-${row.id}` }),
})

interface ContentDialogProps {
  kind: AnyContent
  /** Undefined for a new one. */
  row: ContentRowData | undefined
  onClose: () => void
}
