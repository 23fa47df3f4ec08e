/** A mail before it has a shape. */
export interface Letter {
  subject: string
  /** The first line that an inbox shows beside the subject. */
  preview: string
  paragraphs: string[]
  button?: { label: string; url: string }
  /** Shown large, to be typed. */
  code?: string
  closing: string
}

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
