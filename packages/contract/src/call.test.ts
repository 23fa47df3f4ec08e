import { expect, test } from 'vitest'
import { z } from 'zod'
import { safeParse } from 'zod/v4/core'
import { defineCalls } from './call.ts'
import { inLetters } from './fields.ts'

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

test('parts of a path are ids or a slug unless the call says what they are', () => {
  const call = { summary: '', access: { roles: ['student'], lane: 'list' } } as const
  const calls = defineCalls({
    get: { ...call, route: 'GET /tryouts/{slug}/questions/{questionId}' },
    version: { ...call, route: 'GET /papers/{id}/{version}', params: { version: inLetters(z.int()) } },
    // @ts-expect-error the name does not say what it is
    read: { ...call, route: 'GET /shared/{token}' },
    list: { ...call, route: 'GET /tryouts' },
  })
  const questionId = '0198C2A1-7A53-7C7A-8E3F-0123456789AB'
  const { params } = calls.get
  expect(safeParse(params, { slug: 'try-out-1', questionId }).data).toEqual({
    slug: 'try-out-1',
    questionId: questionId.toLowerCase(),
  })
  expect(safeParse(params, { slug: 'try-out-1', questionId: '1' }).success).toBe(false)
  expect(safeParse(calls.version.params, { id: questionId, version: '2' }).data).toMatchObject({ version: 2 })
  expect('params' in calls.list).toBe(false)
})
