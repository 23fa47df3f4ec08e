import type { Role } from '@gerbang/contract/call.ts'
import type { OwnUser } from '@gerbang/contract/people/users.ts'
import { createStaticHandler, generatePath, type RouteObject } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminArea } from './areas/admin.ts'
import { buildArea } from './areas/area.tsx'
import { teacherArea } from './areas/teacher.ts'
import { leave } from './auth/leave.ts'
import { enter } from './auth/viewer.ts'
import { listAddresses } from './paths.ts'
import { buildRoutes } from './router.tsx'
import { stubStorage } from './testing/stub-storage.ts'

const listRoutes = () => buildRoutes([teacherArea, adminArea].map(buildArea))

const origin = 'https://gerbang.example'
/** Every parameter that an address holds, whatever it is called: a new one needs no line here. */
const valuesOf = (path: string) =>
  Object.fromEntries(Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => [name, 'x']))
const visitors = ['visitor', 'student', 'teacher', 'admin'] as const
type Visitor = (typeof visitors)[number]

const stay = 'the page itself'
const own = 'a page of the own role'
const login = 'the login, with the way back'

type Outcome = typeof stay | typeof own | typeof login

/** The specification's rule for each kind of page; the first path segment says which kind a page is. */
const rules: Record<'start' | 'entry' | 'open' | Role, Record<Visitor, Outcome>> = {
  start: { visitor: login, student: own, teacher: own, admin: own },
  entry: { visitor: stay, student: own, teacher: own, admin: own },
  open: { visitor: stay, student: stay, teacher: stay, admin: stay },
  student: { visitor: login, student: stay, teacher: own, admin: own },
  teacher: { visitor: login, student: own, teacher: stay, admin: own },
  admin: { visitor: login, student: own, teacher: own, admin: stay },
}
const entryPages = ['login', 'register']
const openPages = [
  'forgot-password',
  'verify-otp',
  'reset-password',
  'accept-invitation',
  'email-verification-result',
  'reminders',
  'class',
  'raport',
  'mulai',
]

function listPaths(list: RouteObject[]): string[] {
  return list.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...listPaths(children),
  ])
}

function ruleOf(path: string) {
  const segment = path.split('/')[1] ?? ''
  if (segment === 'student' || segment === 'teacher' || segment === 'admin') return rules[segment]
  // Whoever has a password of their own has nothing to do there.
  if (segment === '' || segment === 'first-password') return rules.start
  if (entryPages.includes(segment)) return rules.entry
  if (openPages.includes(segment)) return rules.open
  throw new Error(`No rule for ${path}`)
}

const tableOfPages = [...new Set(listPaths(listRoutes()))].map(path => ({ path, rule: ruleOf(path) }))

function buildUser(role: Role): OwnUser {
  return {
    id: 'user-1',
    name: 'Rani Putri',
    username: 'rani',
    email: 'rani@contoh.id',
    email_verified_at: null,
    must_change_password: false,
    role,
    is_admin: role === 'admin',
    is_teacher: role === 'teacher',
    has_class: false,
    avatar_url: null,
    program: null,
    school_name: null,
    grade: null,
    province: null,
    time_zone: 'Asia/Jakarta',
    show_name_in_ranking: false,
    deletion_at: null,
    second_factor_due_at: null,
  }
}

async function visit(path: string, visitor: Visitor): Promise<string> {
  const address = `${generatePath(path, valuesOf(path))}?halaman=2#akhir`
  vi.stubGlobal('location', new URL(address, origin))
  const answer = await createStaticHandler(listRoutes()).query(new Request(`${origin}${address}`))
  return answer instanceof Response ? describeRedirect(answer, path, address, visitor) : stay
}

function describeRedirect({ headers }: Response, path: string, address: string, visitor: Visitor): string {
  const target = headers.get('location') ?? ''
  const isOwn = target === `/${visitor}` || target.startsWith(`/${visitor}/`)
  if (headers.get('x-remix-replace') !== 'true') return `${target}, which leaves a trace in the history`
  if (isOwn) return own
  const back = path === '/' ? '/login' : `/login?redirect=${encodeURIComponent(address)}`
  return target === back ? login : target
}

beforeEach(() => {
  stubStorage('localStorage')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

test('every page of the specification that exists so far is in the table', () => {
  const found = tableOfPages.map(({ path }) => path)
  expect(found).toEqual(expect.arrayContaining(['/login', '/register', '/student/profile', '/admin/profile']))
})

test('the server knows the address of every page: it answers others with 404', () => {
  expect(listAddresses()).toEqual(expect.arrayContaining(tableOfPages.map(({ path }) => path)))
})

const cases = tableOfPages.flatMap(({ path, rule }) =>
  visitors.map(visitor => ({ path, visitor, outcome: rule[visitor] })),
)

test.each(cases)('$path shows a $visitor $outcome', async ({ path, visitor, outcome }) => {
  if (visitor !== 'visitor') enter('token', buildUser(visitor))
  expect(await visit(path, visitor)).toBe(outcome)
})
