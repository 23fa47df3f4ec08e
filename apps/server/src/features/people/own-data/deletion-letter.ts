import type { LetterMakers } from '../../platform/mail/send-mail.ts'
import { findDeletionTime } from './own-data.queries.ts'

const dateFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'Asia/Jakarta' })

export const deletionLetters = {
  account_deletion: async ({ config, db }, { id }) => {
    const user = await findDeletionTime(db, id)
    if (!user?.deletion_at) return undefined
    const day = dateFormat.format(new Date(user.deletion_at))
    return {
      subject: 'Akunmu akan dihapus',
      preview: `Penghapusannya ${day}. Sampai saat itu bisa dibatalkan.`,
      paragraphs: [
        `Kamu meminta akunmu dihapus. Itu terjadi pada ${day}: nama, alamat email, foto, dan jawaban tertulismu hilang, dan tidak bisa kembali. Nilaimu tinggal sebagai angka tanpa nama.`,
        'Berubah pikiran? Masuk seperti biasa sebelum hari itu, lalu pilih "Batalkan penghapusan".',
      ],
      button: { label: 'Masuk', url: `${config.public_url}/login` },
      closing: 'Bukan kamu yang memintanya? Masuk, batalkan, lalu ganti kata sandimu.',
    }
  },
} satisfies Partial<LetterMakers>
