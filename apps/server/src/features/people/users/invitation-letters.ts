import { limits } from '../../../limits.ts'
import { hashSecret } from '../auth/one-time-secrets.queries.ts'
import { storeSecret } from '../auth/store-secret.ts'
import type { Letter } from '../../platform/mail/render-letter.ts'
import type { LetterMakers } from '../../platform/mail/send-mail.ts'

const roles = { student: 'siswa', teacher: 'guru', admin: 'admin' }

export function writeInvitation(url: string, role: keyof typeof roles, days: number): Letter {
  return {
    subject: 'Undangan untukmu',
    preview: 'Buat kata sandi, lalu akunmu siap dipakai.',
    paragraphs: [
      `Kamu diundang sebagai ${roles[role]}. Buat kata sandimu sendiri untuk mulai memakai akun ini.`,
      `Tautannya berlaku ${days} hari dan hanya bisa dipakai sekali. Kalau sudah lewat, minta undangan baru kepada admin.`,
    ],
    button: { label: 'Terima undangan', url },
    closing: 'Tidak merasa diundang? Abaikan saja pesan ini.',
  }
}

export const invitationLetters = {
  // The token stands behind the #: no server and no log on the way sees it.
  invitation: async (platform, user) => {
    const token = platform.randomBytes(limits.tokenBytes).toString('base64url')
    await storeSecret(platform, user.id, 'invitation', hashSecret('invitation', token))
    const url = `${platform.config.public_url}/accept-invitation#${token}`
    return writeInvitation(url, user.role, limits.invitationMs / 86_400_000)
  },
} satisfies Partial<LetterMakers>
