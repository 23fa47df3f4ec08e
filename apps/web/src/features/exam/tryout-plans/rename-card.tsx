import { type Plan, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { planReads } from './plan-reads.ts'
import { texts } from './texts.ts'

const words = texts.detail

/** What of a published try-out may still change by hand. */
export function RenameCard({ plan }: { plan: Plan }) {
  const save = useCallForm(tryoutPlans.update, {
    params: { id: plan.id },
    values: { title: plan.title },
    refreshes: planReads,
    announces: true,
  })
  return (
    <Card>
      <CallForm of={save}>
        <TextField name="title" label={words.rename} />
        <Submit variant="secondary" label={words.renameSave} needsChange />
      </CallForm>
    </Card>
  )
}
