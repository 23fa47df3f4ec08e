export const texts = {
  days: 'Berlaku selama',
  day: 'hari',
  make: 'Buat tautan',
  close: 'Selesai',
  list: 'Tautan yang masih berlaku',
  end: 'Cabut',
  endOne: (until: string) => `Cabut tautan yang berlaku sampai ${until}`,
}
