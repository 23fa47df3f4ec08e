import type { Call } from '@gerbang/contract/call.ts'
import Download from 'icon:download'
import { useState } from 'react'
import type { Input } from '../api/send.ts'
import { useDownload } from '../api/use-download.ts'
import { formatBytes } from '../format/format-bytes.ts'
import { showToast } from '../toast/toast-store.ts'
import { Button } from '../ui/button.tsx'
import { texts } from './texts.ts'

const formats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof formats)[number]
const words = texts.export

/** A list as a file, in the format that is picked. `label` says of what. */
export function ExportButtons<C extends Call>({ label, call, toInput }: ExportProps<C>) {
  const [bytes, setBytes] = useState(0)
  const [picked, setPicked] = useState<ExportFormat>()
  const save = useDownload(call, {
    onBytes: setBytes,
    onSaved: ({ name }) => showToast({ title: 'Success', description: words.done(name), variant: 'success' }),
  })
  return (
    <fieldset aria-label={label} className="flex items-center gap-2">
      <output className="text-sm text-muted empty:-mr-2">
        {save.isPending && words.loading(formatBytes(bytes))}
      </output>
      {formats.map(format => (
        <Button
          key={format}
          variant="secondary"
          size="table"
          icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
          busy={save.isPending && picked === format}
          disabled={save.isPending && picked !== format}
          onClick={() => {
            setPicked(format)
            save.mutate(toInput(format))
          }}
        >
          {words[format]}
        </Button>
      ))}
    </fieldset>
  )
}

interface ExportProps<C extends Call> {
  label: string
  call: C
  toInput: (format: ExportFormat) => Input<C>
}
