import { practices } from '@gerbang/contract/learning/practices.ts'
import { useCallback, useEffect, useRef } from 'react'
import { ApiError } from '../../../api-error.ts'
import { useSend } from '../../../api/use-send.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { StepFrame } from './step-frame.tsx'
import { texts } from './texts.ts'
import { useLeaveStep } from './use-leave-step.ts'

const words = texts.placement
/** The session comes back here when the eight are over or put off. */
const isBack = () => location.hash === '#lanjut'

/** Leads to the eight questions, which are a document of their own; where none can be asked, on to the next step. */
export function PlacementStep() {
  const leave = useLeaveStep()
  const { mutate: leaveStep } = leave
  const skip = useCallback(() => leaveStep({ body: { step: 'target' } }), [leaveStep])
  const { mutate, isError } = useSend(practices.start, {
    onSuccess: ({ data }) => location.replace(fillPath(paths.practiceSession, { id: data.id })),
    // Nothing is left to ask, or there is nothing to ask.
    onError: error => error instanceof ApiError && error.status === 409 && skip(),
  })
  const open = useCallback(() => mutate({ body: { kind: 'placement', target_id: null } }), [mutate])
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    if (isBack()) skip()
    else open()
  }, [open, skip])
  const hasFailed = isError && !leave.isPending
  return (
    <StepFrame number={1} title={words.title}>
      <p className="flex items-center gap-3 text-md text-muted" aria-live="polite">
        {!hasFailed && <Spinner size={20} />}
        {hasFailed ? words.failed : words.loading}
      </p>
      {hasFailed && (
        <div className="mt-5 flex flex-wrap gap-2">
          <Button onClick={open}>{words.retry}</Button>
          <Button variant="secondary" busy={leave.isPending} onClick={skip}>
            {words.skip}
          </Button>
        </div>
      )}
    </StepFrame>
  )
}
