import type { Query } from '@gerbang/contract/call.ts'
import { scores } from '@gerbang/contract/scores.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download, saveDownload } from '../../api/download.ts'
import { reportFailure } from '../../api/form-errors.ts'
import { formatBytes } from '../../format/format-bytes.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { texts } from './texts.ts'

const words = texts.export
type ExportQuery = Omit<Query<typeof scores.export>, 'format'>
const formats = ['xlsx', 'csv'] as const

/** The table as a file, as it is narrowed just now. */
export function ExportButtons({ id, filters }: { id: string; filters: ExportQuery }) {
  const [bytes, setBytes] = useState(0)
  const save = useMutation({
    mutationKey: [scores.export.path, id],
    mutationFn: (format: (typeof formats)[number]) =>
      download(scores.export, { params: { id }, query: { ...filters, format } }, setBytes),
    onMutate: () => setBytes(0),
    onSuccess: file => {
      saveDownload(file)
      showToast({ title: 'Success', description: words.done(file.name), variant: 'success' })
    },
    onError: error => reportFailure(error),
  })
  return (
    <fieldset aria-label={words.label} className="flex items-center gap-2">
      <output className="text-sm text-muted">{save.isPending && words.loading(formatBytes(bytes))}</output>
      {formats.map(format => (
        <Button
          key={format}
          variant="secondary"
          size="table"
          icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
          busy={save.isPending && save.variables === format}
          disabled={save.isPending && save.variables !== format}
          onClick={() => save.mutate(format)}
        >
          {words[format]}
        </Button>
      ))}
    </fieldset>
  )
}
