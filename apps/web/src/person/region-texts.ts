export const texts = {
  province: 'Provinsi',
  city: 'Kota atau kabupaten',
  district: 'Kecamatan',
  pick: 'Pilih',
  provinceFirst: 'Pilih provinsi dulu',
  cityFirst: 'Pilih kota atau kabupaten dulu',
  nothing: 'Tidak ada yang cocok.',
}
