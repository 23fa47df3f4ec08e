import { useTimeFormat } from '../auth/use-time-format.ts'
import { explainPolicy, type Policy } from './explain-policy.ts'
import { texts } from './policy-texts.ts'

/** The choices together, as students will meet them. */
export function PolicyMeaning({ policy }: { policy: Policy }) {
  const { formatTime } = useTimeFormat()
  return (
    <div className="rounded-control bg-brand-soft p-4 text-md" aria-live="polite">
      <p className="font-semibold">{texts.meaning}</p>
      <ul className="mt-1.5 list-disc space-y-1 pl-5">
        {explainPolicy(policy, formatTime).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
