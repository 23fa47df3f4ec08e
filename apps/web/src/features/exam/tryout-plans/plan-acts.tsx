import { type Plan, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useNavigate } from 'react-router'
import { useSend } from '../../../api/use-send.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { AskButton } from '../../../form/ask-button.tsx'
import { AskReason } from '../../../form/ask-reason.tsx'
import { fillPath, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { DateTimeField } from '../../../ui/form/date-time-field.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { planReads } from './plan-reads.ts'
import { texts } from './texts.ts'

const words = texts.acts

/** What can be done with a try-out as it stands. */
export function PlanActs({ plan }: { plan: Plan }) {
  const navigate = useNavigate()
  const copy = useSend(tryoutPlans.duplicate, {
    refreshes: planReads,
    announces: true,
    onSuccess: ({ data }) => navigate(fillPath(paths.plan, { id: data.id })),
  })
  const { state, closes_at } = plan
  const params = { id: plan.id }
  return (
    <>
      {closes_at !== null && ['scheduled', 'open', 'closed'].includes(state) && (
        <DialogButton label={words.extend.confirm}>
          {onClose => <ExtendDialog plan={plan} onClose={onClose} />}
        </DialogButton>
      )}
      {state === 'open' && (
        <DialogButton label={words.close.confirm}>
          {onClose => (
            <AskReason
              call={tryoutPlans.close}
              params={params}
              refreshes={planReads}
              words={words.close}
              tone="danger"
              onClose={onClose}
            />
          )}
        </DialogButton>
      )}
      <Button variant="secondary" busy={copy.isPending} onClick={() => copy.mutate({ params })}>
        {words.duplicate}
      </Button>
      {(state === 'draft' || state === 'scheduled') && (
        <AskButton
          label={words.delete.confirm}
          ask={{
            call: tryoutPlans.delete,
            input: { params },
            refreshes: [tryoutPlans.list],
            onSuccess: () => navigate(paths.plans),
            words: { ...words.delete, title: words.delete.title(plan.title) },
          }}
        />
      )}
    </>
  )
}

function ExtendDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  return (
    <AskReason
      call={tryoutPlans.extend}
      params={{ id: plan.id }}
      values={{ closes_at: plan.closes_at }}
      refreshes={planReads}
      words={words.extend}
      onClose={onClose}
    >
      <DateTimeField name="closes_at" label={words.closesAt} timeZone={useViewer().time_zone} />
    </AskReason>
  )
}
