import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import Trash2 from 'icon:trash'
import { useSend } from '../../../api/use-send.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { replaceOne } from './arrange.ts'
import { planReads } from './plan-reads.ts'
import type { SubTestProps } from './panel-props.ts'
import { texts } from './texts.ts'

const words = texts.test

/** Time, planned number of questions, weight and threshold of one sub-test. */
export function SubTestSettings({ plan, subTest }: SubTestProps) {
  const { subject, duration_seconds, wanted_questions, weight, threshold } = subTest
  const save = useCallForm(tryoutPlans.arrange, {
    params: { id: plan.id },
    values: { minutes: duration_seconds / 60, wanted_questions, weight, threshold },
    toBody: ({ minutes, ...rest }) => ({
      sub_tests: replaceOne(plan, subject.id, { ...rest, duration_seconds: Math.round(minutes * 60) }),
    }),
    check: ({ minutes, weight }) => ({
      minutes: minutes >= 0.5 && minutes <= 600 ? undefined : 'Isi antara 0,5 dan 600 menit.',
      weight: weight >= 0 && weight <= 100 ? undefined : 'Isi antara 0 dan 100.',
    }),
    refreshes: planReads,
    announces: true,
    onSuccess: (_, _form, settle) => settle(),
  })
  const remove = useSend(tryoutPlans.arrange, { refreshes: planReads })
  return (
    <CallForm of={save} className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <NumberField name="minutes" label={words.minutes} unit={words.minute} />
      <NumberField name="wanted_questions" label={words.wanted} />
      <NumberField name="weight" label={words.weight} />
      <NumberField name="threshold" label={words.threshold} />
      <Submit variant="secondary" label={words.save} needsChange>
        <Button
          variant="quiet"
          busy={remove.isPending}
          icon={<Trash2 aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() =>
            remove.mutate({
              params: { id: plan.id },
              body: { sub_tests: replaceOne(plan, subject.id, null) },
            })
          }
        >
          {words.remove(subject.name)}
        </Button>
      </Submit>
    </CallForm>
  )
}
