import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { NumberField } from '../ui/form/number-field.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { LoadedRows } from '../ui/page/loaded-rows.tsx'
import { Skeleton } from '../ui/page/skeleton.tsx'
import { CallForm, type DrawnForm } from './call-form.tsx'
import { texts } from './share-texts.ts'
import { NamedNote } from '../ui/named-note.tsx'

/** Makes a link that ends after some days; it is shown once, and nobody can look it up again. */
export function ShareDialog<Values extends { days: number }>({
  of: form,
  words,
  made,
  formatTime,
  onClose,
  children,
}: ShareDialogProps<Values>) {
  const id = useId()
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={words.title}
      description={words.text}
      actions={
        made ? (
          <Button onClick={onClose}>{texts.close}</Button>
        ) : (
          <Button type="submit" form={id} busy={form.send.isPending}>
            {texts.make}
          </Button>
        )
      }
    >
      {made ? (
        <Field label={words.link} hint={words.made(formatTime(made.expires_at))}>
          {control => (
            <Input {...control} readOnly onFocus={event => event.target.select()} value={made.address} />
          )}
        </Field>
      ) : (
        <CallForm of={form} id={id}>
          <NumberField name="days" label={texts.days} unit={texts.day} />
        </CallForm>
      )}
      {children}
    </Dialog>
  )
}

/** Links that still open, each with its end; nobody sees where they lead, but everybody here may end them. */
export function SharedLinks({ from, words, formatTime, isEnding, onEnd }: SharedLinksProps) {
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 text-md">{texts.list}</h3>
      <LoadedRows from={from} skeleton={<Skeleton rows={2} />} none={words.none}>
        {({ data }) => (
          <ul className="grid grid-cols-1 gap-2">
            {data.map(link => (
              <li
                key={link.id}
                className="flex items-center justify-between gap-3 rounded-control bg-sunken px-3.5 py-2"
              >
                <NamedNote name={words.until(formatTime(link.expires_at))} className="text-md">
                  {words.by(link.created_by.name, formatTime(link.created_at))}
                </NamedNote>
                <Button
                  variant="secondary"
                  size="table"
                  busy={isEnding}
                  aria-label={texts.endOne(formatTime(link.expires_at))}
                  onClick={() => onEnd(link.id)}
                >
                  {texts.end}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </LoadedRows>
    </section>
  )
}

export interface ShareWords {
  title: string
  text: string
  link: string
  made: (until: string) => string
  none: string
  until: (until: string) => string
  by: (name: string, at: string) => string
}

interface ShareDialogProps<Values extends { days: number }> {
  of: DrawnForm<Values>
  words: ShareWords
  /** Once it is made. */
  made: { address: string; expires_at: string } | null
  formatTime: (iso: string) => string
  onClose: () => void
  /** The links that there are already. */
  children: ReactNode
}

interface SharedLink {
  id: string
  created_by: { name: string }
  created_at: string
  expires_at: string
}

interface SharedLinksProps {
  from: UseQueryResult<{ data: readonly SharedLink[] }>
  words: ShareWords
  formatTime: (iso: string) => string
  isEnding: boolean
  onEnd: (id: string) => void
}
