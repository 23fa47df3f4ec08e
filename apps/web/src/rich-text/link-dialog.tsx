import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { InputField } from '../ui/form/input-field.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { texts } from './texts.ts'

const words = texts.link

export function LinkDialog({ start, onUse, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(start)
  const [fault, setFault] = useState<string>()
  const use = () => {
    if (/^(https:\/\/|mailto:)\S+$/.test(address.trim())) onUse(address.trim())
    else setFault(words.wrong)
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={words.title}
      description={words.intro}
      actions={
        <>
          <Button variant="secondary" onClick={start === '' ? onClose : () => onUse(null)}>
            {start === '' ? words.cancel : words.remove}
          </Button>
          <Button onClick={use}>{words.use}</Button>
        </>
      }
    >
      <InputField
        label={words.address}
        error={fault}
        type="url"
        value={address}
        placeholder="https://"
        onType={setAddress}
      />
    </Dialog>
  )
}

interface LinkDialogProps {
  start: string
  /** Null takes the link away. */
  onUse: (address: string | null) => void
  onClose: () => void
}
