import type { SocialLink } from '@gerbang/contract/platform/settings.ts'

const socialLinks: SocialLink[] = [
  { platform: 'instagram', url: 'https://instagram.example/gerbang' },
  { platform: 'tiktok', url: 'https://tiktok.example/@gerbang' },
  { platform: 'youtube', url: 'https://youtube.example/@gerbang' },
]

/** Reaches nobody: `.example` belongs to no one (RFC 2606), and no number in Bandung begins with zeros. */
export const demoSettings = {
  product_name: 'Gerbang',
  contact_email: 'halo@gerbang.example',
  contact_phone: '+62 22 0000 2027',
  contact_city: 'Bandung',
  contact_province: 'Jawa Barat',
  social_links: socialLinks,
}
