import type { SocialLink } from '@gerbang/contract/platform/settings.ts'

const platforms: Record<SocialLink['platform'], string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
}

export const texts = {
  platforms,
  title: 'Pengaturan',
  intro: 'Yang dilihat semua orang, siapa yang bisa mendaftar, dan awal setiap try out dan kode baru.',
  history: 'Riwayat perubahan',
  identity: {
    title: 'Nama dan logo',
    name: 'Nama produk',
    logo: 'Logo',
    logoHint: 'JPEG, PNG, atau WebP. Tampil di halaman depan dan menu.',
    removeLogo: 'Pakai logo bawaan',
    year: 'Tahun di kaki halaman',
  },
  privacy: {
    title: 'Privasi siswa',
    names: 'Tampilkan nama di peringkat',
    namesHint:
      'Hanya siswa yang mengizinkannya di profil. Kalau dimatikan, semua siswa lain terlihat dengan inisial.',
    school: 'Ukuran sekolah yang ditampilkan penuh',
    schoolHint:
      'Di peringkat sekolah yang pesertanya lebih sedikit, siswa lain terlihat dengan inisial dan rentang skor.',
    teachers: 'Guru melihat kelas yang diajarnya',
    teachersHint:
      'Daftar siswa, rapor, dan jawaban sesudah hasil keluar. Kalau dimatikan, hanya admin yang melihatnya.',
  },
  signIn: {
    title: 'Masuk sebagai admin',
    factor: 'Minta kode kedua dari semua admin',
    factorHint:
      'Berlaku di pemasangan sungguhan: admin yang belum memasangnya punya waktu seminggu sejak pertama masuk. Guru boleh memasangnya, siswa tidak.',
  },
  scoring: {
    title: 'Nilai try out baru',
    note: 'Draf baru dimulai dengan ini, kecuali formatnya menyebut cara menilai lain. Try out yang sudah ada tidak berubah.',
  },
  codes: {
    title: 'Kode Siswa',
    registration: 'Siapa yang bisa mendaftar',
    registrations: { open: 'Semua orang', code: 'Hanya pemegang Kode Siswa' },
    registrationHints: {
      open: 'Kode boleh diisi saat mendaftar, tidak wajib.',
      code: 'Kodenya harus masih berlaku dan bersisa. Undangan lewat email dan akun yang sudah ada tetap bisa masuk.',
    },
    noCodes: 'Belum ada kode yang bisa dipakai, jadi tidak ada yang bisa mendaftar. Buat kodenya dulu.',
    toCodes: 'Buka Kode Siswa',
    maxUses: 'Pemakaian tiap kode baru',
    maxUsesHint: 'Isian awal saat membuat banyak kode. Kode yang sudah ada tidak berubah.',
    times: 'kali',
    validDays: 'Masa berlaku kode baru',
    validDaysHint: 'Sampai akhir hari terakhirnya. Kosongkan kalau tanpa batas.',
    days: 'hari',
  },
  contact: {
    title: 'Kontak',
    email: 'Email',
    phone: 'Telepon',
    city: 'Kota',
    province: 'Provinsi',
  },
  social: { title: 'Media sosial', hint: 'Alamat lengkap, diawali https://' },
  save: 'Simpan',
  mail: {
    title: 'Email',
    ways: {
      smtp: 'Surat dikirim lewat server surat.',
      mailbox: 'Belum ada server surat: surat berakhir di kotak surat demo pada mesin ini.',
      nowhere: 'Belum ada server surat, jadi tidak ada surat yang terkirim. Atur SMTP_URL di server.',
    },
    waiting: 'Menunggu',
    failed: 'Gagal seminggu ini',
    test: 'Kirim surat uji ke emailku',
    sent: (email: string) => `Surat uji dikirim ke ${email}. Periksa kotak masuk dan folder spam.`,
  },
  audit: {
    title: 'Riwayat perubahan',
    intro: 'Siapa mengubah apa, kapan, dan mengapa. Catatan ini hanya bertambah.',
    search: 'Cari di alasan',
    table: 'Riwayat perubahan',
    noun: 'catatan',
    filters: { action: 'Tindakan', actor_id: 'Oleh', subject_id: null },
    columns: { at: 'Waktu', action: 'Tindakan', actor: 'Oleh', subject: 'Tentang', reason: 'Alasan' },
    server: 'Server',
    gone: 'Sudah dihapus',
    none: '–',
    detailsTitle: 'Rincian',
    subjectId: 'Nomor',
    empty: { title: 'Belum ada catatan', text: 'Perubahan oleh admin dan guru akan tercatat di sini.' },
  },
}
