import { settings } from '@gerbang/contract/platform/settings.ts'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { CallForm, type CallFormProps, Submit } from '../../../form/call-form.tsx'
import { Card } from '../../../ui/card.tsx'
import { texts } from './texts.ts'

/** What becomes of settings that are saved. */
export const saving = {
  refreshes: [settings.get],
  announces: true,
  onSuccess: (_reply: unknown, _form: unknown, settle: () => void) => settle(),
}

/** A card of settings that are saved together; `more` stands beside its button. */
export function SettingForm<Values extends FieldValues>({ of, words, more, children }: Props<Values>) {
  return (
    <Card title={words.title} note={words.note}>
      <CallForm of={of} warnsOnLeave>
        {children}
        <Submit label={texts.save} needsChange>
          {more}
        </Submit>
      </CallForm>
    </Card>
  )
}

interface Props<Values extends FieldValues> extends Pick<CallFormProps<Values>, 'of'> {
  words: { title: string; note?: string }
  more?: ReactNode
  children: ReactNode
}
