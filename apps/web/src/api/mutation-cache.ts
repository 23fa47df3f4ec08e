import { hashKey, MutationCache, type MutationKey } from '@tanstack/react-query'
import { withdrawToast } from '../toast/toast-store.ts'

interface Action {
  options: { mutationKey?: MutationKey }
  state: { variables: unknown }
}

/** An action that worked takes away the toast that told how it had failed. */
export const mutationCache = new MutationCache({
  onSuccess: (_data, _input, _result, mutation) => {
    const action = identify(mutation)
    const failed = mutationCache.findAll({ status: 'error', predicate: other => identify(other) === action })
    for (const { state } of failed) withdrawToast(state.error)
  },
})

/** The same action is the same call for the same thing, whatever is in its body. */
function identify({ options, state: { variables } }: Action) {
  const hasParams = typeof variables === 'object' && variables !== null && 'params' in variables
  return hashKey([options.mutationKey, hasParams && variables.params])
}
