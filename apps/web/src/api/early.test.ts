// @vitest-environment jsdom
import { classTasks } from '@gerbang/contract/learning/class-tasks.ts'
import { home } from '@gerbang/contract/learning/home.ts'
import { practices } from '@gerbang/contract/learning/practices.ts'
import { auth } from '@gerbang/contract/people/auth.ts'
import { raports } from '@gerbang/contract/scores/raports.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import source from '../../public/early.js?raw'
import { paths } from '../paths.ts'
import { query } from './query.ts'
import { queryClient } from './query-client.ts'
import { storeLogin } from './token.ts'

const slug = 'utbk'

/** As the document runs it that has this address. */
function open(path: string, attribute = 'data-app') {
  history.replaceState(null, '', path)
  const script = document.createElement('script')
  script.setAttribute(attribute, '')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // oxlint-disable-next-line no-eval -- a browser runs it as a script, too
  globalThis.eval(source)
}

const answer = (name: string) => new Response(JSON.stringify({ data: { name } }))
const asked = query(auth.me, {})
const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  fetch.mockImplementation(() => Promise.resolve(answer('early')))
  storeLogin('1|a', 'u1')
})

afterEach(() => {
  queryClient.clear()
  localStorage.clear()
  fetch.mockReset()
  vi.unstubAllGlobals()
  globalThis.earlyReplies = undefined
})

test.each([
  [paths.student, [home.get]],
  [paths.practice, [practices.overview, classTasks.listOwn]],
  [paths.raport, [raports.get]],
  [paths.result.replace(':slug', slug), [results.result]],
])('the first visit to %s asks for what its page reads, before the app is there', (path, calls) => {
  open(path)
  const urls = [auth.me, ...calls].map(call => `/api/v1${call.path.replace('{slug}', slug)}`)
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(urls)
})

test('the page gets that very reply, once', async () => {
  open(paths.student)
  const before = fetch.mock.calls.length
  expect(await queryClient.fetchQuery(asked)).toEqual({ data: { name: 'early' } })
  expect(fetch).toHaveBeenCalledTimes(before)
  await queryClient.invalidateQueries()
  await queryClient.fetchQuery({ ...asked, staleTime: 0 })
  expect(fetch).toHaveBeenCalledTimes(before + 1)
})

test.each([
  ['was lost', () => Promise.reject(new TypeError('lost'))],
  ['was refused', () => Promise.resolve(new Response('{}', { status: 503 }))],
])('a reply that %s is asked for anew', async (_, fail) => {
  fetch.mockImplementation(fail)
  open(paths.student)
  fetch.mockImplementation(() => Promise.resolve(answer('anew')))
  expect(await queryClient.fetchQuery(asked)).toEqual({ data: { name: 'anew' } })
})

test('nobody gets what somebody else asked for', async () => {
  open(paths.student)
  storeLogin('2|b', 'u2')
  fetch.mockImplementation(() => Promise.resolve(answer('own')))
  expect(await queryClient.fetchQuery(asked)).toEqual({ data: { name: 'own' } })
})

test.each(['without a login', 'with a kept cache', 'on the site', 'with a choice in the address'])(
  'nothing is asked for %s',
  reason => {
    if (reason === 'without a login') localStorage.clear()
    if (reason === 'with a kept cache') localStorage.setItem('gerbang-cache:u1', '{}')
    open(
      reason === 'with a choice in the address' ? `${paths.raport}?a=1` : paths.student,
      reason === 'on the site' ? 'defer' : 'data-app',
    )
    expect(fetch).not.toHaveBeenCalled()
  },
)
