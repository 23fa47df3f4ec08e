import { media } from '@gerbang/contract/platform/media.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { keepMedium } from './keep-medium.ts'
import { insertMedium } from './media.queries.ts'

export function mediaRoutes(mount: Mount, { config, now, newId }: Platform): void {
  mount(media.create, async ({ viewer, act, body: { file, alt } }) => {
    const kept = await keepMedium(config.media_place, file)
    const at = now().toISOString()
    const row = { id: newId(), owner_id: viewer.user_id, ...kept, alt: alt ?? '' }
    const data = await act(row.id, async (trx, note) => {
      const medium = await insertMedium(trx, { ...row, created_at: at, updated_at: at })
      if (medium.id === row.id) await note()
      return medium
    })
    return { message: 'Berkas tersimpan', data }
  })
}
