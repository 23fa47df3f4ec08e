import { settings } from '@gerbang/contract/settings.ts'
import type { Mount } from '../../http/handle.ts'
import { keepPicture } from '../../http/keep-picture.ts'
import { limits } from '../../limits.ts'
import type { Platform } from '../../platform.ts'
import { findSettings, updateSettings } from './settings.queries.ts'

export function settingsRoutes(mount: Mount, { db, config, now, newId }: Platform): void {
  mount(settings.get, async () => ({ data: await findSettings(db) }))

  mount(settings.update, async ({ body: { logo, social_links, ...texts } }) => {
    const name = `logo-${newId()}` as const
    const fit = { field: 'logo', pixels: limits.logoPixels, fit: 'inside', name } as const
    await updateSettings(db, {
      ...texts,
      ...(social_links && { social_links: JSON.stringify(social_links) }),
      ...(logo !== undefined && { logo_url: logo && (await keepPicture(config.media_dir, logo, fit)) }),
      updated_at: now().toISOString(),
    })
    return { message: 'Pengaturan tersimpan', data: await findSettings(db) }
  })
}
