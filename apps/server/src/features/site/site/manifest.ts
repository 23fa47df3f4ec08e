import type { Settings } from '@gerbang/contract/platform/settings.ts'

const image = (name: string, size: number) => ({
  src: `/${name}-${size}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
})

/** The product's own, where an installation has no logo. */
const icons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  image('icon', 192),
  image('icon', 512),
  { ...image('icon-maskable', 512), purpose: 'maskable' },
]

/** What a phone shows when somebody puts Gerbang among their apps: it opens where students go on. */
export function writeManifest({
  product_name,
  logo_url,
}: Pick<Settings, 'product_name' | 'logo_url'>): string {
  return JSON.stringify({
    id: '/student',
    name: product_name,
    short_name: product_name,
    lang: 'id',
    start_url: '/student',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: logo_url === null ? icons : [{ src: logo_url, type: 'image/webp', sizes: 'any' }],
    shortcuts: [
      { name: 'Try Out', url: '/student/try-out' },
      { name: 'Latihan', url: '/student/practice' },
    ],
  })
}
