import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { CallForm, type DrawnForm, Submit } from './call-form.tsx'

/** A page with one form, which makes something new. */
export function CreatePage<Values extends FieldValues>({
  of: form,
  title,
  intro,
  submit,
  isBusy = false,
  className = 'max-w-2xl',
  children,
}: CreatePageProps<Values>) {
  return (
    <>
      <PageHeading title={title}>{intro}</PageHeading>
      <Card className={className}>
        <CallForm of={form} warnsOnLeave>
          {children}
          <Submit label={submit} busy={isBusy} />
        </CallForm>
      </Card>
    </>
  )
}

interface CreatePageProps<Values extends FieldValues> {
  of: DrawnForm<Values>
  title: string
  intro: string
  submit: string
  /** What the form sends is still being fetched. */
  isBusy?: boolean
  className?: string
  children: ReactNode
}
