import type { Call } from '@gerbang/contract/call.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reportFailure, type SetFieldError } from './form-errors.ts'
import { showToast } from '../toast/toast-store.ts'
import { type Input, type Options, type Reply, send } from './send.ts'
import { emptyNulls, holdsFile, writeForm } from './write-form.ts'

export interface SendOptions<C extends Call> {
  /** Cached reads that this write makes untrue; they are fetched again. */
  refreshes?: Call[]
  /** Says in a toast that it worked, in the server's words. */
  announces?: boolean
  setFieldError?: SetFieldError
  /** Replaces the toast of a failure. */
  onError?: (error: Error) => void
  onSuccess?: (reply: Reply<C>) => unknown
}

/** A write: sends the call, refreshes what it changed, and tells the person when it failed. */
export function useSend<C extends Call>(call: C, options: SendOptions<C> = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: [call.method, call.path],
    mutationFn: (input: Input<C> & Options) =>
      send(call, holdsFile(input.body) ? { ...input, form: writeForm(emptyNulls(input.body)) } : input),
    onSuccess: async reply => {
      const stale = (options.refreshes ?? []).map(({ path }) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      )
      await Promise.all(stale)
      if (options.announces) announce(reply.message)
      await options.onSuccess?.(reply)
    },
    onError: options.onError ?? (error => reportFailure(error, options.setFieldError)),
  })
}

/** What the server answers where it has nothing to say. */
const silent = 'OK'

function announce(message: string) {
  if (message === silent) return
  showToast({ title: 'Success', description: message || 'Operation succeeded', variant: 'success' })
}
