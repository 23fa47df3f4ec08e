import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useSend } from '../../../api/use-send.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showBriefly } from '../../../toast/toast-store.ts'
import { texts } from './texts.ts'
import { useUpdateCall } from './use-update.ts'

const words = texts.picture
const maxBytes = 10 * 1024 * 1024

/** Who this is. A new picture is shown before it is kept. */
export function PictureCard() {
  const viewer = useViewer()
  const input = useRef<HTMLInputElement>(null)
  const { picked, preview, refusal, pick, drop, refuse } = usePicture()
  const { call, refreshes } = useUpdateCall()
  const save = useSend(call, {
    refreshes,
    setFieldError: (_, message) => {
      refuse(message)
      return true
    },
    onSuccess: () => {
      showBriefly(picked === null ? words.removed : words.saved)
      drop()
    },
  })
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={viewer.name} url={preview ?? viewer.avatar_url} size={80} />
      <div className="min-w-0 flex-1 basis-44">
        <h2 className="text-xl wrap-anywhere">{viewer.name}</h2>
        <p className="text-md text-muted">{picked === null ? texts.roles[viewer.role] : words.preview}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={words.choose}
        hidden
        onChange={event => void pick(event)}
      />
      <div className="flex flex-wrap gap-2">
        {picked === null ? (
          <OfKept
            hasPicture={viewer.avatar_url !== null}
            isBusy={save.isPending}
            onChoose={() => input.current?.click()}
            onRemove={() => save.mutate({ body: { avatar: null } })}
          />
        ) : (
          <>
            <Button busy={save.isPending} onClick={() => save.mutate({ body: { avatar: picked } })}>
              {words.save}
            </Button>
            <Button variant="quiet" onClick={drop}>
              {words.cancel}
            </Button>
          </>
        )}
      </div>
      {refusal !== undefined && (
        <div className="basis-full">
          <Notice tone="bad" role="alert">
            {refusal}
          </Notice>
        </div>
      )}
    </Card>
  )
}

interface OfKeptProps {
  hasPicture: boolean
  isBusy: boolean
  onChoose: () => void
  onRemove: () => void
}

/** What can be done with the picture that is kept. */
function OfKept({ hasPicture, isBusy, onChoose, onRemove }: OfKeptProps) {
  return (
    <>
      <Button variant="secondary" onClick={onChoose}>
        {hasPicture ? words.change : words.choose}
      </Button>
      {hasPicture && (
        <Button variant="quiet" busy={isBusy} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </>
  )
}

/** The chosen file and its address in this page, which is given back when another takes its place. */
function usePicture() {
  const [picture, setPicture] = useState<{ picked: File; preview: string }>()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => () => URL.revokeObjectURL(picture?.preview ?? ''), [picture])
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = target.files?.[0]
    // The same file may be picked again after "cancel".
    target.value = ''
    if (picked === undefined) return
    const refusal = await findRefusal(picked)
    setRefusal(refusal)
    setPicture(refusal === undefined ? { picked, preview: URL.createObjectURL(picked) } : undefined)
  }
  const refuse = (message: string) => {
    setRefusal(message)
    setPicture(undefined)
  }
  return {
    picked: picture?.picked ?? null,
    preview: picture?.preview,
    refusal,
    pick,
    refuse,
    drop: () => setPicture(undefined),
  }
}

async function findRefusal(file: File): Promise<string | undefined> {
  if (file.size > maxBytes) return words.tooLarge
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  bitmap?.close()
  return bitmap === undefined ? words.notPicture : undefined
}
