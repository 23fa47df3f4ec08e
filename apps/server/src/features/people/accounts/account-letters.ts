import { apiPrefix } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import { hashSecret } from '../auth/one-time-secrets.queries.ts'
import { storeSecret } from '../auth/store-secret.ts'
import type { Letter } from '../../platform/mail/render-letter.ts'
import type { LetterMakers } from '../../platform/mail/send-mail.ts'

export function writeVerification(url: string, hours: number): Letter {
  return {
    subject: 'Verifikasi emailmu',
    preview: 'Satu ketukan lagi, lalu kamu bisa ikut try out.',
    paragraphs: [
      'Terima kasih sudah mendaftar. Ketuk tombol di bawah untuk memastikan alamat ini milikmu.',
      `Tautannya berlaku ${hours} jam. Sesudah itu, minta yang baru di halaman masuk.`,
    ],
    button: { label: 'Verifikasi email', url },
    closing: 'Tidak merasa mendaftar? Abaikan saja pesan ini.',
  }
}

export function writeKnownAddress(loginUrl: string): Letter {
  return {
    subject: 'Kamu sudah punya akun',
    preview: 'Alamat ini sudah terdaftar. Kamu bisa langsung masuk.',
    paragraphs: [
      'Baru saja ada yang mendaftar dengan alamat email ini, padahal alamat ini sudah punya akun. Akunmu tidak berubah.',
      'Kalau itu kamu, masuk saja seperti biasa. Kalau lupa kata sandinya, pilih "Lupa kata sandi" di halaman masuk.',
    ],
    button: { label: 'Masuk', url: loginUrl },
    closing: 'Kalau itu bukan kamu, tidak ada yang perlu dilakukan.',
  }
}

export const accountLetters = {
  verify_email: async (platform, user) => {
    if (user.email_verified_at) return undefined
    const token = platform.randomBytes(limits.tokenBytes).toString('base64url')
    await storeSecret(platform, user.id, 'verify_email', hashSecret('verify_email', token))
    const url = `${platform.config.public_url}${apiPrefix}/email/verify?token=${token}`
    return writeVerification(url, limits.verificationMs / 3_600_000)
  },
  known_address: async ({ config }) => writeKnownAddress(`${config.public_url}/login`),
} satisfies Partial<LetterMakers>
