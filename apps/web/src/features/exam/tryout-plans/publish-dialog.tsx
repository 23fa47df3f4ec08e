import { type Finding, type Plan, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useNavigate } from 'react-router'
import { useSend } from '../../../api/use-send.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { ReasonDialog, reasonSentence } from '../../../form/reason-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { planReads } from './plan-reads.ts'
import { texts } from './texts.ts'

const words = texts.test

interface PublishProps {
  plan: Plan
  findings: Finding[]
  onClose: () => void
}

/** Says what freezes; what may be overruled asks for a reason. */
export function PublishDialog(props: PublishProps) {
  const asking = props.findings.filter(({ level }) => level === 'asks')
  return asking.length > 0 ? <Overruling {...props} findings={asking} /> : <Plain {...props} />
}

function useWords({ plan }: { plan: Plan }) {
  const { formatTime } = useTimeFormat()
  const { sub_test_count, question_count, opens_at, title } = plan
  return {
    title: words.publishTitle(title),
    text: words.publishText(sub_test_count, question_count, words.opens(formatTime(opens_at))),
  }
}

function useAfter({ plan }: { plan: Plan }) {
  const navigate = useNavigate()
  return {
    refreshes: planReads,
    announces: true,
    onSuccess: () => navigate(fillPath(paths.plan, { id: plan.id })),
  }
}

function Plain({ plan, onClose }: PublishProps) {
  const { title, text } = useWords({ plan })
  const publish = useSend(tryoutPlans.publish, useAfter({ plan }))
  return (
    <ConfirmDialog
      title={title}
      text={text}
      back={texts.detail.cancel}
      confirm={words.yes}
      tone="primary"
      isBusy={publish.isPending}
      onConfirm={() => publish.mutate({ params: { id: plan.id }, body: {} })}
      onClose={onClose}
    />
  )
}

function Overruling({ plan, findings, onClose }: PublishProps) {
  const { title, text } = useWords({ plan })
  const form = useCallForm(tryoutPlans.publish, {
    values: { reason: '' },
    params: { id: plan.id },
    requires: ['reason'],
    sentences: reasonSentence,
    ...useAfter({ plan }),
  })
  return (
    <ReasonDialog
      of={form}
      onClose={onClose}
      title={title}
      text={text}
      example={words.publishExample}
      confirm={words.yes}
    >
      <div>
        <p className="text-md font-semibold">{words.overrule}</p>
        <ul className="mt-1 list-disc pl-5 text-md">
          {findings.map(({ code, sub_test_id, text }) => (
            <li key={`${code} ${sub_test_id}`}>{text}</li>
          ))}
        </ul>
      </div>
    </ReasonDialog>
  )
}
