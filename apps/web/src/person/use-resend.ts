import type { Call, Data } from '@gerbang/contract/call.ts'
import { ApiError } from '../api-error.ts'
import { reportFailure } from '../api/form-errors.ts'
import { useSend } from '../api/use-send.ts'

/** Asks for a mail once more. `waitFor` is told in how many seconds the next may be asked for, also where this was too early. */
export function useResend<C extends Call>(call: Mailing<C>, waitFor: (seconds: number) => void) {
  return useSend(call as C, {
    announces: true,
    onSuccess: ({ data }) => waitFor((data as Waiting).resend_after_seconds),
    onError: failure => {
      reportFailure(failure)
      if (failure instanceof ApiError && failure.retryAfter !== undefined) waitFor(failure.retryAfter)
    },
  })
}

interface Waiting {
  resend_after_seconds: number
}

type Mailing<C extends Call> = Data<C> extends Waiting ? C : never
