import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { CallForm, type DrawnForm, Submit } from './call-form.tsx'

/** A page with one form, which makes something new. */
export function CreatePage<Values extends FieldValues>({
  of: form,
  words,
  isBusy = false,
  className = 'max-w-2xl',
  children,
}: CreatePageProps<Values>) {
  return (
    <>
      <PageHeading title={words.createTitle}>{words.createIntro}</PageHeading>
      <Card className={className}>
        <CallForm of={form} warnsOnLeave>
          {children}
          <Submit label={words.create} busy={isBusy} />
        </CallForm>
      </Card>
    </>
  )
}

interface CreatePageProps<Values extends FieldValues> {
  of: DrawnForm<Values>
  words: { createTitle: string; createIntro: string; create: string }
  /** What the form sends is still being fetched. */
  isBusy?: boolean
  className?: string
  children: ReactNode
}
