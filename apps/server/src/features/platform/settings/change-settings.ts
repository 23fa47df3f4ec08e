import type { Body } from '@gerbang/contract/call.ts'
import type { Settings, settings } from '@gerbang/contract/platform/settings.ts'
import type { Db } from '../../../db/database.ts'
import { keepPicture } from '../../../http/keep-picture.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import { lockSettings, updateSettings } from './settings.queries.ts'

type Name = keyof Settings
type Changes = Record<string, { from: Settings[Name]; to: Settings[Name] } | 'changed'>

/** May be somebody's own number or address, and what the log says can't be taken back. */
const untold: ReadonlySet<string> = new Set<Name>(['contact_email', 'contact_phone', 'social_links'])

/** What is different now, as the log tells it. */
function compare(before: Settings, after: Settings): Changes {
  const names = (Object.keys(after) as Name[]).filter(
    name => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return Object.fromEntries(
    names.map(name => [name, untold.has(name) ? 'changed' : { from: before[name], to: after[name] }]),
  )
}

export interface SettingsMeans extends Pick<Platform, 'now' | 'newId'> {
  db: Db
  mediaPlace: string
  /** Null: the server's operator, from the command line. */
  actorId: string | null
}

/** An absent field stays, null empties it; what really changed is noted. Throws 422 for a logo that is no picture. */
export async function changeSettings(
  { db, mediaPlace, actorId, now, newId }: SettingsMeans,
  { logo, social_links, ...rest }: Body<typeof settings.update>,
): Promise<Settings> {
  const fit = { field: 'logo', pixels: limits.logoPixels, fit: 'inside', name: `logo-${newId()}` } as const
  const written = {
    ...rest,
    ...(social_links && { social_links: JSON.stringify(social_links) }),
    ...(logo !== undefined && { logo_url: logo && (await keepPicture(mediaPlace, logo, fit)) }),
  }
  return db.transaction().execute(async trx => {
    const before = await lockSettings(trx)
    const at = now().toISOString()
    await updateSettings(trx, { ...written, updated_at: at })
    const after = await lockSettings(trx)
    const changes = compare(before, after)
    if (Object.keys(changes).length > 0)
      await insertAuditEntry(trx, {
        id: newId(),
        actor_id: actorId,
        action: 'settings_changed',
        subject_type: 'installation',
        subject_id: 'settings',
        reason: '',
        details: { changes },
        at,
      })
    return after
  })
}
