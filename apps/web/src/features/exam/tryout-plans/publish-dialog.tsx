import { type Finding, type Plan, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useNavigate } from 'react-router'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { AskFirst } from '../../../form/ask-first.tsx'
import { AskReason } from '../../../form/ask-reason.tsx'
import { fillPath, paths } from '../../../paths.ts'
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
    example: words.publishExample,
    confirm: words.yes,
    text: words.publishText(sub_test_count, question_count, words.opens(formatTime(opens_at))),
  }
}

function useAfter({ plan }: { plan: Plan }) {
  const navigate = useNavigate()
  return {
    refreshes: planReads,
    onSuccess: () => navigate(fillPath(paths.plan, { id: plan.id })),
  }
}

function Plain({ plan, onClose }: PublishProps) {
  return (
    <AskFirst
      call={tryoutPlans.publish}
      input={{ params: { id: plan.id }, body: {} }}
      {...useAfter({ plan })}
      words={useWords({ plan })}
      tone="primary"
      onClose={onClose}
    />
  )
}

function Overruling({ plan, findings, onClose }: PublishProps) {
  return (
    <AskReason
      call={tryoutPlans.publish}
      params={{ id: plan.id }}
      requires={['reason']}
      {...useAfter({ plan })}
      words={useWords({ plan })}
      onClose={onClose}
    >
      <div>
        <p className="text-md font-semibold">{words.overrule}</p>
        <ul className="mt-1 list-disc pl-5 text-md">
          {findings.map(({ code, sub_test_id, text }) => (
            <li key={`${code} ${sub_test_id}`}>{text}</li>
          ))}
        </ul>
      </div>
    </AskReason>
  )
}
