export const texts = {
  title: 'Daftar',
  intro: 'Gratis. Cukup empat isian, kurang dari satu menit.',
  introWithCode: 'Gratis. Siapkan Kode Siswa dari sekolah atau bimbelmu: di sini mendaftar perlu kode.',
  haveAccount: 'Sudah punya akun?',
  signIn: 'Masuk',
  later: 'Kode Siswa, sekolah, tempat tinggal',
  laterHint:
    'Boleh nanti di profil. Kode membuka try out sekolah atau bimbelmu; sekolah dan provinsi dipakai untuk peringkat di sana.',
  name: 'Nama lengkap',
  phone: 'Nomor HP',
  code: 'Kode Siswa',
  codeHint: 'Kalau sekolah atau bimbelmu memberi kode, tulis di sini.',
  codeNeededHint: 'Dari sekolah atau bimbelmu. Tanpa kode, akun tidak bisa dibuat.',
  needCode: 'Isi Kode Siswa dari sekolah atau bimbelmu.',
  need: {
    name: 'Isi nama lengkapmu, minimal 3 huruf.',
    phone: 'Periksa lagi: nomor HP berisi 8–15 angka.',
    program_id: 'Pilih program yang kamu ikuti.',
    school_name: 'Isi nama sekolahmu, minimal 3 huruf.',
  },
  submit: 'Buat akun',
}
