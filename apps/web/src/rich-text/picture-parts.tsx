import { type Medium, media } from '@gerbang/contract/platform/media.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '../api-error.ts'
import { useSend } from '../api/use-send.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import { Field } from '../ui/form/field.tsx'
import { inputClasses } from '../ui/form/input.tsx'
import { texts } from './texts.ts'

const words = texts.picture

const readFault = (error: Error) =>
  (error instanceof ApiError ? error.errors['file']?.[0] : undefined) ?? error.message

/** The file as it lies on the device. */
function LocalPicture({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <img
      ref={image}
      alt=""
      className="mb-4 max-h-48 w-full rounded-chip border border-line bg-white object-contain"
    />
  )
}

/** Asks what a picture shows before it goes up: one without that cannot be published. */
export function PictureDialog({ file, onInsert, onCancel }: PictureDialogProps) {
  const [alt, setAlt] = useState('')
  const [fault, setFault] = useState<string>()
  const upload = useSend(media.create, {
    onSuccess: ({ data }) => onInsert({ ...data, alt: alt.trim() }),
    onError: error => setFault(readFault(error)),
  })
  const insert = () => {
    if (alt.trim() === '') return setFault(words.missing)
    upload.mutate({ body: { file, alt: alt.trim() } })
  }
  return (
    <ConfirmDialog
      title={words.title}
      text={words.intro}
      back={words.cancel}
      confirm={words.insert}
      tone="primary"
      isBusy={upload.isPending}
      onConfirm={insert}
      onClose={onCancel}
    >
      <LocalPicture file={file} />
      <Field label={words.alt} hint={words.altExample} error={fault}>
        {control => (
          <textarea
            {...control}
            rows={3}
            maxLength={1_000}
            value={alt}
            onChange={event => {
              setAlt(event.target.value)
              setFault(undefined)
            }}
            className={`${inputClasses} py-2.5`}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}

interface PictureDialogProps {
  file: File
  onInsert: (picture: Pick<Medium, 'url' | 'alt'>) => void
  onCancel: () => void
}

/** The text of the picture that is selected. */
export function PictureBox({ alt, onSave, onRemove }: PictureBoxProps) {
  const [written, setWritten] = useState(alt)
  const id = useId()
  return (
    <section aria-label={words.box} className="grid gap-2 border-t border-line bg-sunken p-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {words.alt}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={1_000}
        value={written}
        onChange={event => setWritten(event.target.value.replaceAll('\n', ' '))}
        className={`${inputClasses} py-2.5`}
      />
      <div className="flex gap-2">
        <Button size="table" disabled={written.trim() === ''} onClick={() => onSave(written.trim())}>
          {words.save}
        </Button>
        <Button size="table" variant="quiet" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </section>
  )
}

interface PictureBoxProps {
  alt: string
  onSave: (alt: string) => void
  onRemove: () => void
}
