import { type Plan, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../../api/use-send.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { ReasonDialog, reasonSentence } from '../../../form/reason-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { DateTimeField } from '../../../ui/form/date-time-field.tsx'
import { planReads } from './plan-reads.ts'
import { texts } from './texts.ts'

const words = texts.detail
type Asked = 'close' | 'extend' | 'delete' | null

/** What can be done with a try-out as it stands. */
export function PlanActs({ plan }: { plan: Plan }) {
  const [asked, setAsked] = useState<Asked>(null)
  const navigate = useNavigate()
  const copy = useSend(tryoutPlans.duplicate, {
    refreshes: planReads,
    announces: true,
    onSuccess: ({ data }) => navigate(fillPath(paths.plan, { id: data.id })),
  })
  const { state, closes_at } = plan
  const onClose = () => setAsked(null)
  return (
    <>
      {closes_at !== null && ['scheduled', 'open', 'closed'].includes(state) && (
        <Button variant="secondary" onClick={() => setAsked('extend')}>
          {words.extend}
        </Button>
      )}
      {state === 'open' && (
        <Button variant="secondary" onClick={() => setAsked('close')}>
          {words.close}
        </Button>
      )}
      <Button
        variant="secondary"
        busy={copy.isPending}
        onClick={() => copy.mutate({ params: { id: plan.id } })}
      >
        {words.duplicate}
      </Button>
      {(state === 'draft' || state === 'scheduled') && (
        <Button variant="secondary" onClick={() => setAsked('delete')}>
          {words.delete}
        </Button>
      )}
      {asked === 'close' && <CloseDialog plan={plan} onClose={onClose} />}
      {asked === 'extend' && <ExtendDialog plan={plan} onClose={onClose} />}
      {asked === 'delete' && <DeleteDialog plan={plan} onClose={onClose} />}
    </>
  )
}

interface ActProps {
  plan: Plan
  onClose: () => void
}

function CloseDialog({ plan, onClose }: ActProps) {
  const form = useCallForm(tryoutPlans.close, {
    values: { reason: '' },
    params: { id: plan.id },
    sentences: reasonSentence,
    refreshes: planReads,
    announces: true,
    onSuccess: onClose,
  })
  return (
    <ReasonDialog
      of={form}
      onClose={onClose}
      title={words.closeTitle}
      text={words.closeText}
      example={words.closeExample}
      confirm={words.close}
      tone="danger"
    />
  )
}

function ExtendDialog({ plan, onClose }: ActProps) {
  const timeZone = useViewer().time_zone
  const form = useCallForm(tryoutPlans.extend, {
    values: { reason: '', closes_at: plan.closes_at },
    params: { id: plan.id },
    sentences: reasonSentence,
    refreshes: planReads,
    announces: true,
    onSuccess: onClose,
  })
  return (
    <ReasonDialog
      of={form}
      onClose={onClose}
      title={words.extendTitle}
      text={words.extendText}
      example={words.extendExample}
      confirm={words.extend}
    >
      <DateTimeField name="closes_at" label={words.closesAt} timeZone={timeZone} />
    </ReasonDialog>
  )
}

function DeleteDialog({ plan, onClose }: ActProps) {
  const navigate = useNavigate()
  const remove = useSend(tryoutPlans.delete, {
    refreshes: [tryoutPlans.list],
    announces: true,
    onSuccess: () => navigate(paths.plans),
  })
  return (
    <ConfirmDialog
      title={words.deleteTitle(plan.title)}
      text={words.deleteText}
      back={words.cancel}
      confirm={words.delete}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: plan.id } })}
      onClose={onClose}
    />
  )
}
