import type { Settings } from '@gerbang/contract/settings.ts'

/** What a phone shows when somebody puts the start page among their apps. */
export function writeManifest({
  product_name,
  logo_url,
}: Pick<Settings, 'product_name' | 'logo_url'>): string {
  const icon =
    logo_url === null
      ? { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }
      : { src: logo_url, type: 'image/webp', sizes: 'any' }
  return JSON.stringify({
    name: product_name,
    short_name: product_name,
    lang: 'id',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [icon],
  })
}
