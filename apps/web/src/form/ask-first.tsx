import type { Call } from '@gerbang/contract/call.ts'
import type { ReactNode } from 'react'
import type { Input, Options } from '../api/send.ts'
import { type SendOptions, useSend } from '../api/use-send.ts'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import { texts } from './texts.ts'

/** Asks once more before a call that cannot be taken back, and sends it. */
export function AskFirst<C extends Call>({
  call,
  input,
  words,
  tone,
  onClose,
  ...options
}: AskFirstProps<C>) {
  const send = useSend(call, { announces: true, onSuccess: onClose, ...options })
  return (
    <ConfirmDialog
      back={texts.cancel}
      {...words}
      tone={tone}
      isBusy={send.isPending}
      onConfirm={() => send.mutate(input as Input<C> & Options)}
      onClose={onClose}
    />
  )
}

export interface AskFirstProps<C extends Call> extends SendOptions<C> {
  call: C
  input: Input<C>
  words: { title: ReactNode; text: ReactNode; confirm: string; back?: string }
  tone?: 'primary' | 'danger'
  onClose: () => void
}
