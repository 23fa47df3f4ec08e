import type { Call } from '@gerbang/contract/call.ts'
import type { ReactNode } from 'react'
import { TextAreaField } from '../ui/form/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { texts } from './texts.ts'
import { type CallFormOptions, type Complete, useCallForm } from './use-call-form.ts'

/**
 * Asks once more before something grave, and why: the reason, a field of the call, is kept for good. Mount it when it
 * opens, so that each time begins empty.
 */
export function AskReason<C extends Call, More extends object = object>(props: AskReasonProps<C, More>) {
  const {
    call,
    values,
    words,
    tone = 'primary',
    onClose,
    children,
    ...options
  }: AskReasonOptions<C, More> = props
  const form = useCallForm<Call, Reasoned<More>>(call, {
    announces: true,
    onSuccess: onClose,
    ...(options as object),
    values: { reason: '', ...values } as Reasoned<More>,
    toBody: options.toBody ?? (written => written),
    sentences: { reason: texts.needReason },
  })
  return (
    <FormDialog of={form} onClose={onClose} tone={tone} {...words}>
      {children}
      <TextAreaField
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        rows={2}
        placeholder={words.example}
      />
    </FormDialog>
  )
}

type Reasoned<More> = More & { reason: string }

interface AskReasonOptions<C extends Call, More extends object>
  extends Omit<CallFormOptions<C, Reasoned<More>>, 'values' | 'sentences' | 'announces'> {
  call: C
  /** What else there is to choose, as it begins; `children` draw it. */
  values?: More
  words: {
    title: ReactNode
    text: ReactNode
    /** A reason as it might be, shown in the empty field. */
    example: string
    confirm?: string
    back?: string
  }
  tone?: 'primary' | 'danger'
  onClose: () => void
  children?: ReactNode
}

type AskReasonProps<C extends Call, More extends object> = AskReasonOptions<C, More> &
  Complete<C, Reasoned<More>>
