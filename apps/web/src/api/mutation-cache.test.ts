import { MutationObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { toasts } from '../toast/toast-store.ts'
import { NetworkError } from '../api-error.ts'
import { reportFailure } from './form-errors.ts'
import { queryClient } from './query-client.ts'

interface Input {
  params: { id: string }
  fails?: boolean
}

function createAction(path: string) {
  return new MutationObserver<void, Error, Input>(queryClient, {
    mutationKey: [path],
    mutationFn: ({ fails }) => (fails ? Promise.reject(new NetworkError('network')) : Promise.resolve()),
    onError: error => reportFailure(error),
  })
}

const one = { params: { id: '1' } }
const other = { params: { id: '2' } }

test.each([
  ['the second try of an action takes the error of the first away', '/a', one, false],
  ['the same action on something else leaves the error', '/a', other, true],
  ['another action leaves the error', '/b', one, true],
])('%s', async (_, path, input, isLeft) => {
  await createAction('/a')
    .mutate({ ...one, fails: true })
    .catch(() => undefined)
  expect(toasts.read()).toMatchObject({ variant: 'error', isOpen: true })
  await createAction(path).mutate(input)
  expect(toasts.read()?.isOpen).toBe(isLeft)
  queryClient.clear()
})
