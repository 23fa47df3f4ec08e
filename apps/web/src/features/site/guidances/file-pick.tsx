import FileUp from 'icon:file-up'
import { useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'

/** A PDF that travels as soon as it is picked. */
export function FilePick({ label, hint, busy, onPick }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <div>
      <p id={id} className="mb-1.5 font-semibold">
        {label}
      </p>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        aria-labelledby={id}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPick(file)
          target.value = ''
        }}
      />
      <Button
        variant="secondary"
        busy={busy}
        icon={<FileUp aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p className="mt-1.5 text-sm text-muted">{hint}</p>
    </div>
  )
}

interface FilePickProps {
  label: string
  hint: string
  busy: boolean
  onPick: (file: File) => void
}
