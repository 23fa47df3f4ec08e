export const texts = {
  optional: '(boleh kosong)',
  pick: 'Pilih',
  options: (count: number) => `${count} pilihan`,
  chooseFile: 'Pilih berkas',
  changeFile: 'Ganti berkas',
  removeFile: 'Buang berkas',
  pictureNow: 'Gambar sekarang',
  pictureKinds: 'JPEG, PNG, atau WebP',
  noFile: 'Belum ada berkas.',
  tooLarge: (size: string) => `Berkas ini lebih dari ${size}. Pilih yang lebih kecil.`,
  wrongType: (kinds: string) => `Pilih berkas ${kinds}.`,
}
