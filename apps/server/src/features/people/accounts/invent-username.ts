import type { Platform } from '../../../platform.ts'

/** From the name, with something that makes it the only one. */
export function inventUsername(name: string, { randomBytes }: Pick<Platform, 'randomBytes'>): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 20)
    .replace(/-$/, '')
  return `${words || 'pengguna'}-${randomBytes(4).toString('hex')}`
}
