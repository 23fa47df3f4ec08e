export const texts = {
  password: 'Kata sandi',
  newPassword: 'Kata sandi baru',
  needPassword: 'Buat kata sandi.',
  broken: (rule: string) => `Belum memenuhi: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}.`,
  rules: {
    length: (length: number) => `Minimal ${length} karakter`,
    own: 'Bukan nama atau emailmu',
    common: 'Bukan kata sandi yang umum dipakai. Beberapa kata acak mudah diingat dan sulit ditebak.',
    kept: 'terpenuhi',
  },
}
