import type { LetterMakers } from './send-mail.ts'

export const testLetters = {
  test_letter: async ({ config }) => ({
    subject: 'Surat uji',
    preview: 'Kalau kamu membacanya, surat dari sini sampai.',
    paragraphs: ['Kalau kamu membaca ini, surat dari pemasangan Gerbang ini sampai ke kotak suratmu.'],
    button: { label: 'Buka pengaturan', url: `${config.public_url}/admin/setting` },
    closing: 'Surat ini diminta dari halaman pengaturan.',
  }),
} satisfies Partial<LetterMakers>
