import { auth } from '@gerbang/contract/people/auth.ts'
import { classes } from '@gerbang/contract/people/classes.ts'
import { profile } from '@gerbang/contract/people/profile.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { texts } from './texts.ts'

const words = texts.joining

/** The way into a class for whoever has registered without its code. */
export function JoinClassCard() {
  const join = useCallForm(classes.join, {
    values: { code: '' },
    needs: { code: words.need },
    refreshes: [profile.get, auth.me, tryouts.list],
    announces: true,
    onSuccess: (_, form) => form.reset(),
  })
  return (
    <Card title={words.title} note={words.note}>
      <CallForm of={join}>
        <TextField name="code" label={words.code} autoComplete="off" />
        <Submit label={words.join} variant="secondary" />
      </CallForm>
    </Card>
  )
}
