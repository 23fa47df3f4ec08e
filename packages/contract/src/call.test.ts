import { expect, test } from 'vitest'
import { defineCalls } from './call.ts'

test('a call on an owned row without its owner does not compile', () => {
  const call = { method: 'GET', summary: '', access: { roles: ['teacher'], lane: 'list' } } as const
  const calls = defineCalls({
    // @ts-expect-error the row of a bank belongs to somebody
    get: { ...call, path: '/admin/question-banks/{id}' },
    // @ts-expect-error so does what stands below it
    list: { ...call, path: '/admin/question-banks/{qbId}/subjects' },
    create: { ...call, path: '/admin/question-banks' },
  })
  expect(Object.keys(calls)).toEqual(['get', 'list', 'create'])
})
