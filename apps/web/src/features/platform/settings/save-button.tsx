import { Button } from '../../../ui/button.tsx'
import { texts } from './texts.ts'

/** Sends the card's form, once something in it has changed. */
export function SaveButton({ of: { send, form } }: SaveButtonProps) {
  return (
    <div>
      <Button type="submit" busy={send.isPending} disabled={!form.formState.isDirty}>
        {texts.save}
      </Button>
    </div>
  )
}

interface SaveButtonProps {
  of: { send: { isPending: boolean }; form: { formState: { isDirty: boolean } } }
}
