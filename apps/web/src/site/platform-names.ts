import type { SocialLink } from '@gerbang/contract/platform/settings.ts'

export const platformNames: Record<SocialLink['platform'], string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
}
