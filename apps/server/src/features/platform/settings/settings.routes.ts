import { settings } from '@gerbang/contract/platform/settings.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { changeSettings } from './change-settings.ts'
import { findSettings } from './settings.queries.ts'

export function settingsRoutes(mount: Mount, platform: Platform): void {
  const { db, config, now, newId } = platform

  mount(settings.get, async () => ({ data: await findSettings(db) }))

  mount(settings.update, async ({ viewer, body }) => {
    const means = { db, mediaPlace: config.media_place, actorId: viewer.user_id, now, newId }
    return { message: 'Pengaturan tersimpan', data: await changeSettings(means, body) }
  })
}
