import { randomInt } from 'node:crypto'
import { limits } from '../../../limits.ts'
import type { Letter } from '../../platform/mail/render-letter.ts'
import type { LetterMakers } from '../../platform/mail/send-mail.ts'
import { bindOtp, hashPassword } from './passwords.ts'
import { storeSecret } from './store-secret.ts'

export function writeResetCode(code: string, minutes: number): Letter {
  return {
    subject: `${code} adalah kode untuk mengganti kata sandi`,
    preview: `Berlaku ${minutes} menit. Jangan bagikan kepada siapa pun.`,
    paragraphs: [
      'Ketik kode ini di halaman yang meminta kode untuk mengganti kata sandimu.',
      `Kode berlaku ${minutes} menit dan hanya bisa dipakai sekali. Kami tidak pernah meminta kode ini lewat telepon atau chat.`,
    ],
    code,
    closing: 'Tidak meminta kode? Abaikan pesan ini; kata sandimu tetap sama.',
  }
}

export function writePasswordChanged(forgotUrl: string): Letter {
  return {
    subject: 'Kata sandimu sudah diganti',
    preview: 'Perangkat lain sudah dikeluarkan dari akunmu.',
    paragraphs: [
      'Kata sandi akunmu baru saja diganti, dan perangkat lain sudah dikeluarkan dari akunmu.',
      'Kalau bukan kamu yang menggantinya, segera atur ulang kata sandimu.',
    ],
    button: { label: 'Atur ulang kata sandi', url: forgotUrl },
    closing: 'Kalau memang kamu, tidak ada yang perlu dilakukan.',
  }
}

export const passwordLetters = {
  reset_otp: async (platform, user) => {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await storeSecret(platform, user.id, 'reset_otp', await hashPassword(bindOtp(user.id, code)))
    return writeResetCode(code, limits.otpMs / 60_000)
  },
  password_changed: async ({ config }) => writePasswordChanged(`${config.public_url}/forgot-password`),
} satisfies Partial<LetterMakers>
