import { expect, test } from 'vitest'
import { defineCalls } from './call.ts'

test('a call on an owned row without its owner does not compile', () => {
  const call = { summary: '', access: { roles: ['teacher'], lane: 'list' } } as const
  const calls = defineCalls({
    // @ts-expect-error the row of a bank belongs to somebody
    get: { ...call, route: 'GET /admin/question-banks/{id}' },
    // @ts-expect-error so does what stands below it
    list: { ...call, route: 'GET /admin/question-banks/{qbId}/subjects' },
    create: { ...call, route: 'GET /admin/question-banks' },
  })
  expect(Object.keys(calls)).toEqual(['get', 'list', 'create'])
})
