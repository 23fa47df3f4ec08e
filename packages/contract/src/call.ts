import { type output, z } from 'zod'
import { id, slug } from './fields.ts'
import type { AuditAction } from './platform/audit-actions.ts'
import type { $ZodType } from 'zod/v4/core'

export type Role = 'student' | 'teacher' | 'admin'

/**
 * What gives way first when the server is overloaded: exports, then reports, lists, writes (sign-in among them), starts.
 * Saves never give way. Calls of the lanes `start` and `save` use the exam's own connection pool.
 */
export type Lane = 'export' | 'report' | 'list' | 'write' | 'start' | 'save'

/** Rows that belong to somebody, by the part of a path that comes before their id. */
export interface OwnedRows {
  'question-banks': 'bank'
  progresses: 'progress'
  sessions: 'session'
  jobs: 'job'
  imports: 'import'
  practice: 'practice'
  'student-lists': 'student_list'
}
/** `bank`: of its owner, its members and admins; every teacher may read it once it is shared. Others: of one user. */
export type Owner = OwnedRows[keyof OwnedRows]

/**
 * Who may call. `public`: anybody; `signed_in`: every role. A call on an owned row names its owner, and each query
 * behind it asks for no other rows: one of somebody else is 404.
 */
export interface Access {
  roles: 'public' | 'signed_in' | readonly Role[]
  lane: Lane
  owner?: Owner
  /** Answered also while the viewer has yet to replace a password that staff told them. */
  first_password?: true
  /** Also to an admin who owes a second factor, to whom calls of a role are shut. */
  opensWithoutSecondFactor?: true
}

/**
 * The entry that a call leaves in the audit log: its act, or one of these acts, and the type of the row it is about. A call
 * of one act that always leaves its entry needs no word of its handler. `unless` says when it leaves none. `by: 'job'`: the
 * job that the call starts writes the entry.
 */
export interface Recorded {
  action: AuditAction | readonly AuditAction[]
  about: string
  unless?: string
  by?: 'job'
}
/** What a call leaves in the audit log, or why it leaves nothing. */
export type Records = Recorded | { nothing: string }

/**
 * One call of the API. `access` is required: a call cannot forget its guard. The reply is always
 * `{ message, data, meta? }`; `data` and `meta` list every field that may leave the server.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`, parameters in braces: `/tryouts/{slug}`. */
  path: `/${string}`
  summary: string
  access: Access
  /** Required of a write that only staff may call, and of a file that only staff may take along. */
  records?: Records
  params?: $ZodType
  query?: $ZodType
  body?: $ZodType
  /** The body may come as a form: nested keys as `parent[child]`, an empty text for null, files as `File`. */
  multipart?: true
  data?: $ZodType
  meta?: $ZodType
  /** The reply is a file of one of these media types in place of the envelope. */
  produces?: readonly string[]
  /**
   * The reply is true only for the moment, or must not lie on a shared computer: the browser asks again each time and
   * keeps nothing on its disk. Everything below `/admin/` is so without being told.
   */
  live?: true
  /** Status of success; 200 when left out. With 302 the reply is a redirect without a body. */
  status?: 200 | 201 | 302
}

export type Params<C extends Call> = C['params'] extends $ZodType ? output<C['params']> : undefined
export type Query<C extends Call> = C['query'] extends $ZodType ? output<C['query']> : undefined
export type Body<C extends Call> = C['body'] extends $ZodType ? output<C['body']> : undefined
export type Data<C extends Call> = C['data'] extends $ZodType ? output<C['data']> : null
export type Meta<C extends Call> = C['meta'] extends $ZodType ? output<C['meta']> : undefined

/** A call as the contract writes it: method and path in one, `GET /tryouts/{slug}`. */
interface WrittenCall extends Omit<Call, 'method' | 'path' | 'params'> {
  route: `${Call['method']} ${Call['path']}`
  /** Only the parts of the path whose names do not say what they are: others are ids, or the slug of a row. */
  params?: Readonly<Record<string, $ZodType>>
}

type Part<Route> = Route extends `${string}{${infer Name}}${infer Rest}` ? Name | Part<Rest> : never

type PartValue<Told, Name extends string> = Told extends { readonly [N in Name]: infer S extends $ZodType }
  ? output<S>
  : string

type Routed<C extends WrittenCall> = Omit<C, 'route' | 'params'> &
  (C['route'] extends `${infer Method extends Call['method']} ${infer Path extends Call['path']}`
    ? { method: Method; path: Path }
    : never) &
  ([Part<C['route']>] extends [never]
    ? unknown
    : { params: $ZodType<{ [Name in Part<C['route']>]: PartValue<C['params'], Name> }> })

type UntoldPart<Route> = Exclude<Part<Route>, 'id' | 'slug' | `${string}Id` | `${string}_id`>

/** A part of the path whose name does not say what it is does not compile without its schema. */
type WithParts<C extends WrittenCall> = [UntoldPart<C['route']>] extends [never]
  ? unknown
  : { params: Record<UntoldPart<C['route']>, $ZodType> }

type OwnerOf<Route> = {
  [Part in keyof OwnedRows]: Route extends `${string}/${Part}/{${string}` ? OwnedRows[Part] : never
}[keyof OwnedRows]

/** Without the owner of its row a call does not compile. */
type WithOwner<C extends WrittenCall> = [OwnerOf<C['route']>] extends [never]
  ? unknown
  : { access: { owner: OwnerOf<C['route']> } }

type IsFile<C extends WrittenCall> = C['produces'] extends readonly string[] ? true : false

/** A write of staff, or a file for staff, that does not say what it records does not compile. */
type WithRecords<C extends WrittenCall> = C['access']['roles'] extends readonly Exclude<Role, 'student'>[]
  ? [C['route'], IsFile<C>] extends [`GET ${string}`, false]
    ? unknown
    : { records: Records }
  : unknown

/** Whether the call must say what it records: what staff write, and what they take along as a file. */
export const isActOfStaff = ({ method, produces, access: { roles } }: Call): boolean =>
  (method !== 'GET' || produces !== undefined) && typeof roles !== 'string' && !roles.includes('student')

export function defineCalls<const T extends Record<string, WrittenCall>>(
  calls: T & { [Name in keyof T]: WithOwner<T[Name]> & WithRecords<T[Name]> & WithParts<T[Name]> },
): { [Name in keyof T]: Routed<T[Name]> } {
  return Object.fromEntries(
    Object.entries<WrittenCall>(calls).map(([name, call]) => [name, route(call)]),
  ) as never
}

function route({ route, params, ...call }: WrittenCall) {
  const [method, path = ''] = route.split(' ')
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const parts = names.map(name => [name, params?.[name] ?? (name === 'slug' ? slugOrId : id)])
  return {
    method,
    path,
    ...(parts.length > 0 && { params: z.strictObject(Object.fromEntries(parts)) }),
    ...call,
  }
}

/** Old links name a row by either. */
const slugOrId = z.union([slug, id])
