import { type FormEvent, type ReactNode, type RefObject, Suspense } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { type FieldFacts, FieldFactsContext } from '../ui/form/form-field.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { Notice } from '../ui/notice.tsx'
import { texts } from './texts.ts'

const LeaveGuard = lazyPart(async () => (await import('./leave-guard.tsx')).LeaveGuard)

/** Draws what `useCallForm` holds. Its fields find themselves by their names. */
export function CallForm<Values extends FieldValues>({
  of: { form, element, submit, describe, isRestored, startOver, isSent },
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
          {children}
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

/** What drawing needs of `useCallForm`. */
export interface DrawnForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  element: RefObject<HTMLFormElement | null>
  submit: (event: FormEvent) => Promise<void>
  describe: (name: string) => FieldFacts
  isRestored: boolean
  startOver: () => void
  isSent: RefObject<boolean>
}

interface CallFormProps<Values extends FieldValues> {
  of: DrawnForm<Values>
  id?: string
  className?: string
  /** Asks before unsent changes are left behind. */
  warnsOnLeave?: boolean
  children: ReactNode
}
