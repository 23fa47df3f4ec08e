import { settings } from '@gerbang/contract/settings.ts'
import type { Mount } from '../../http/handle.ts'
import { keepPicture } from '../../http/keep-picture.ts'
import { limits } from '../../limits.ts'
import type { Platform } from '../../platform.ts'
import { noteAct } from '../audit/note-act.ts'
import { findSettings, updateSettings } from './settings.queries.ts'

export function settingsRoutes(mount: Mount, platform: Platform): void {
  const { db, config, now, newId } = platform

  mount(settings.get, async () => ({ data: await findSettings(db) }))

  mount(settings.update, async ({ viewer, body }) => {
    const { logo, social_links, ...texts } = body
    const name = `logo-${newId()}` as const
    const fit = { field: 'logo', pixels: limits.logoPixels, fit: 'inside', name } as const
    const changes = {
      ...texts,
      ...(social_links && { social_links: JSON.stringify(social_links) }),
      ...(logo !== undefined && { logo_url: logo && (await keepPicture(config.media_dir, logo, fit)) }),
      updated_at: now().toISOString(),
    }
    await db.transaction().execute(async trx => {
      await updateSettings(trx, changes)
      await noteAct(trx, platform, viewer, {
        action: 'settings_changed',
        subject: { type: 'installation', id: 'settings' },
        details: { fields: Object.keys(body) },
      })
    })
    return { message: 'Pengaturan tersimpan', data: await findSettings(db) }
  })
}
