import { packs } from '@gerbang/contract/bank/packs.ts'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { isValidationError, reportFailure } from '../../../api/form-errors.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { texts } from './texts.ts'

/** A pack from elsewhere. What is wrong with it is told by file and line, all at once. */
export function UploadPack() {
  const input = useRef<HTMLInputElement>(null)
  const [faults, setFaults] = useState<string[]>([])
  const upload = useSend(packs.upload, {
    refreshes: [packs.list, packs.preview],
    announces: true,
    onError: error => {
      if (isValidationError(error)) setFaults(Object.values(error.errors).flat())
      else reportFailure(error)
    },
  })
  const send = (file: File | undefined) => {
    setFaults([])
    if (file) upload.mutate({ body: { file } })
  }
  return (
    <div className="mb-6 grid grid-cols-1 justify-items-start gap-4">
      <input
        ref={input}
        type="file"
        accept=".zip"
        hidden
        aria-label={texts.upload}
        onChange={event => {
          send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button
        variant="secondary"
        icon={<FileUp aria-hidden size={18} strokeWidth={1.75} />}
        busy={upload.isPending}
        onClick={() => input.current?.click()}
      >
        {upload.isPending ? texts.uploading : texts.upload}
      </Button>
      {faults.length > 0 && (
        <Notice tone="bad" title={texts.faults} role="alert">
          <ul className="mt-1 list-disc pl-5">
            {faults.map(fault => (
              <li key={fault} className="wrap-anywhere">
                {fault}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
