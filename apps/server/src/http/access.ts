import type { Access, Lane, Role } from '@gerbang/contract/call.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../metrics.ts'
import { conflict, forbidden, unauthorized, unavailable } from './errors.ts'
import type { MustShed } from './overload.ts'

/** The signed-in person behind a request. */
export interface Viewer {
  user_id: string
  bucket: number
  session_id: string
  role: Role
  program_id: string | null
  email_verified: boolean
  must_change_password: boolean
  extra_time_factor: number
  /** An admin who was asked for a second factor and has waited too long. */
  owes_second_factor: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | undefined
    arrived_at: Date
  }
}

/** Finds whom a token belongs to; undefined when it is unknown, ended or disabled. Throws on a fault. */
export type FindViewer = (token: string, at: Date, lane: Lane) => Promise<Viewer | undefined>
export type Guard = (access: Access) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>

// The scheme is case-insensitive: RFC 9110, 11.1.
const bearer = /^bearer ([\w-]{43})$/i

/** One for all: under overload there is no time to note where each comes from. */
export const overloaded = unavailable(undefined, 'overloaded')

const passwordDue = conflict('password_due', 'Ganti dulu kata sandi pertamamu, lalu lanjutkan.')
const secondFactorNeeded = forbidden(
  'Pasang kode kedua dulu, di halaman Keamanan akunmu.',
  'second_factor_needed',
)

/** Shedding, then 401, then 403; a call without a declared access does not exist. */
export function createGuard(findViewer: FindViewer, mustShed: MustShed, now: () => Date): Guard {
  return ({ roles, lane, first_password, opensWithoutSecondFactor }) =>
    async request => {
      request.arrived_at = now()
      if (mustShed(lane)) {
        refusals.inc({ lane })
        throw overloaded
      }
      if (roles === 'public') return
      const token = bearer.exec(request.headers.authorization ?? '')?.[1]
      const viewer = token && (await findViewer(token, request.arrived_at, lane))
      if (!viewer) throw unauthorized()
      if (roles !== 'signed_in' && !roles.includes(viewer.role)) throw forbidden()
      if (viewer.must_change_password && !first_password) throw passwordDue
      if (viewer.owes_second_factor && roles !== 'signed_in' && !opensWithoutSecondFactor)
        throw secondFactorNeeded
      request.viewer = viewer
    }
}
