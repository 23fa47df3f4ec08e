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
    title: 'Cara masuk',
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
  school: {
    title: 'Akun sekolah',
    intro:
      'Siswa dan guru masuk dengan akun yang sudah mereka punya: Google Workspace, belajar.id, Keycloak, atau penyedia OpenID Connect lain.',
    open: 'Atur akun sekolah',
    provider: 'Penyedia',
    providerNote:
      'Daftarkan Gerbang di penyedia akun sekolahmu dengan alamat balik ini, lalu salin tiga isiannya ke sini.',
    redirect: 'Alamat balik',
    redirectHint: 'Di penyedia biasanya disebut “redirect URI”. Salin persis.',
    issuer: 'Alamat penyedia',
    issuerHint: 'Misalnya https://accounts.google.com untuk Google Workspace.',
    client: 'ID klien',
    secret: 'Rahasia klien',
    secretHint: 'Hanya dikirim ke penyedia.',
    secretKept: 'Sudah tersimpan. Kosongkan kalau tidak diganti.',
    people: 'Siapa yang bisa masuk',
    domains: 'Domain email sekolah',
    domainsHint:
      'Misalnya sman1.sch.id; beberapa dipisah koma. Hanya email terverifikasi dari domain ini yang diterima. Kosong: semua akun di penyedia.',
    domainsWrong: 'Tulis domain seperti sekolah.sch.id, tanpa @.',
    nisn: 'Nama klaim NISN',
    nisnHint: 'Isi kalau penyedia menyebut NISN siswa, misalnya nisn. Kosongkan kalau tidak.',
    makes: 'Buatkan akun siswa baru',
    makesHint:
      'Kalau dimatikan, hanya yang sudah punya akun di sini yang bisa masuk. Akun yang dibuat selalu akun siswa.',
    program: 'Program akun baru',
    pick: 'Pilih program',
    button: 'Tombol di halaman masuk',
    label: 'Tulisan tombol',
    on: 'Tampilkan tombolnya',
    onHint: 'Saat disimpan, Gerbang bertanya dulu ke penyedia. Masuk dengan kata sandi tetap bisa.',
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
