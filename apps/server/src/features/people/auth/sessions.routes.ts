import { sessions } from '@gerbang/contract/people/sessions.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { deleteOwnSession, deleteSessions, listOwnSessions } from './own-sessions.queries.ts'
import { isSessionValid } from './sessions.rules.ts'
import type { Viewers } from './viewers.ts'

export function sessionRoutes(mount: Mount, { db, now, viewers }: Platform & { viewers: Viewers }): void {
  mount(sessions.list, async ({ viewer }) => {
    const at = now()
    const rows = await listOwnSessions(db, viewer.user_id)
    const valid = rows.filter(session => isSessionValid(session, at))
    return { data: valid.map(session => ({ ...session, is_current: session.id === viewer.session_id })) }
  })

  mount(sessions.end, async ({ viewer, params }) => {
    if (!(await deleteOwnSession(db, viewer.user_id, params.id))) throw notFound('Sesi')
    await viewers.hearEnds()
    return { message: 'Perangkat itu sudah dikeluarkan', data: null }
  })

  mount(sessions.endOthers, async ({ viewer }) => {
    const ended = await deleteSessions(db, viewer.user_id, viewer.session_id)
    await viewers.hearEnds()
    return { message: 'Perangkat lain sudah dikeluarkan', data: { ended } }
  })
}
