import type { Call } from '@gerbang/contract/call.ts'
import type { ComponentProps } from 'react'
import { DialogButton } from '../ui/overlay/dialog-button.tsx'
import { AskFirst, type AskFirstProps } from './ask-first.tsx'

/** A button whose call cannot be taken back: it asks once more. */
export function AskButton<C extends Call>({ ask, ...button }: AskButtonProps<C>) {
  return <DialogButton {...button}>{onClose => <AskFirst {...ask} onClose={onClose} />}</DialogButton>
}

interface AskButtonProps<C extends Call> extends Omit<ComponentProps<typeof DialogButton>, 'children'> {
  ask: Omit<AskFirstProps<C>, 'onClose'>
}
