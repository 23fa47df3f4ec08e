import { createContext, type FormEvent, type ReactNode, type RefObject, Suspense, useContext } from 'react'
import { type FieldValues, FormProvider, useFormContext, type UseFormReturn } from 'react-hook-form'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { type FieldFacts, FieldFactsContext } from '../ui/form/form-field.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { Notice } from '../ui/notice.tsx'
import { texts } from './texts.ts'

const LeaveGuard = lazyPart(async () => (await import('./leave-guard.tsx')).LeaveGuard)

const SendingContext = createContext(false)

/** Draws what `useCallForm` holds. Its fields find themselves by their names. */
export function CallForm<Values extends FieldValues>({
  of: { form, element, submit, describe, send, isRestored, startOver, isSent },
  id,
  className = 'grid grid-cols-1 gap-5',
  warnsOnLeave = false,
  children,
}: CallFormProps<Values>) {
  const { isDirty } = form.formState
  return (
    <FormProvider {...form}>
      <FieldFactsContext value={describe}>
        <form id={id} ref={element} noValidate onSubmit={event => void submit(event)} className={className}>
          {isRestored && (
            <div className="col-span-full">
              <Notice
                action={
                  <Button variant="secondary" onClick={startOver}>
                    {texts.startOver}
                  </Button>
                }
              >
                {texts.restored}
              </Notice>
            </div>
          )}
          <SendingContext value={send.isPending}>{children}</SendingContext>
        </form>
        {warnsOnLeave && isDirty && (
          <Suspense>
            <LeaveGuard isSent={isSent} />
          </Suspense>
        )}
      </FieldFactsContext>
    </FormProvider>
  )
}

/** The button that sends the form around, and what stands beside it. */
export function Submit({
  label,
  needsChange = false,
  busy = false,
  variant = 'primary',
  children,
}: SubmitProps) {
  const isSending = useContext(SendingContext)
  const { isDirty } = useFormContext().formState
  const isSaved = needsChange && !isDirty
  return (
    <div className="col-span-full flex flex-wrap items-center gap-3">
      <Button type="submit" variant={variant} busy={busy || isSending} disabled={isSaved}>
        {label}
      </Button>
      {isSaved && <p className="text-sm text-muted">{texts.unchanged}</p>}
      {children}
    </div>
  )
}

interface SubmitProps extends Pick<ButtonProps, 'busy' | 'variant'> {
  label: string
  /** There is nothing to send while the form holds what is saved. */
  needsChange?: boolean
  children?: ReactNode
}

/** What drawing needs of `useCallForm`. */
export interface DrawnForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  element: RefObject<HTMLFormElement | null>
  submit: (event: FormEvent) => Promise<void>
  describe: (name: string) => FieldFacts
  send: { isPending: boolean }
  isRestored: boolean
  startOver: () => void
  isSent: RefObject<boolean>
}

export interface CallFormProps<Values extends FieldValues> {
  of: DrawnForm<Values>
  id?: string
  className?: string
  /** Asks before unsent changes are left behind. */
  warnsOnLeave?: boolean
  children: ReactNode
}
