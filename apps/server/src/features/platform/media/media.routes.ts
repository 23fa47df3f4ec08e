import { media } from '@gerbang/contract/platform/media.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../audit/note-act.ts'
import { keepMedium } from './keep-medium.ts'
import { insertMedium } from './media.queries.ts'

export function mediaRoutes(mount: Mount, platform: Platform): void {
  const { db, config, now, newId } = platform

  mount(media.create, async ({ viewer, body: { file, alt } }) => {
    const kept = await keepMedium(config.media_dir, file)
    const at = now().toISOString()
    const row = { id: newId(), owner_id: viewer.user_id, ...kept, alt: alt ?? '' }
    const data = await db.transaction().execute(async trx => {
      const medium = await insertMedium(trx, { ...row, created_at: at, updated_at: at })
      const subject = { type: 'medium', id: medium.id }
      if (medium.id === row.id) await noteAct(trx, platform, viewer, { action: 'medium_added', subject })
      return medium
    })
    return { message: 'Berkas tersimpan', data }
  })
}
