import { writeSlug } from '../../../content/write-slug.ts'
import type { Platform } from '../../../platform.ts'

/** The name in short, with something that makes it the only one. */
export function inventUsername(name: string, { randomBytes }: Pick<Platform, 'randomBytes'>): string {
  const words = writeSlug(name).slice(0, 20).replace(/-$/, '')
  return `${words || 'pengguna'}-${randomBytes(4).toString('hex')}`
}
