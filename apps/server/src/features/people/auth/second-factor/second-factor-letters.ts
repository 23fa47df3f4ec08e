import type { Letter } from '../../../platform/mail/render-letter.ts'
import type { LetterMakers } from '../../../platform/mail/send-mail.ts'

export function writeSecondFactorRemoved(loginUrl: string): Letter {
  return {
    subject: 'Kode kedua akunmu dihapus',
    preview: 'Akunmu sekarang masuk dengan kata sandi saja.',
    paragraphs: [
      'Seorang admin menghapus kode kedua akunmu. Sekarang kamu masuk dengan kata sandi saja.',
      'Pasang lagi di halaman Keamanan sesudah masuk, supaya kata sandi yang bocor saja tidak cukup.',
    ],
    button: { label: 'Masuk', url: loginUrl },
    closing: 'Tidak memintanya? Ganti kata sandimu sekarang dan beri tahu adminmu.',
  }
}

export const secondFactorLetters = {
  second_factor_removed: async ({ config }) => writeSecondFactorRemoved(`${config.public_url}/login`),
} satisfies Partial<LetterMakers>
