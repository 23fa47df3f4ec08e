interface ReadNisn {
  nisn: string | null
  /** Why it can't be one. */
  fault?: string
  /** What was put right. */
  look?: string
}

const length = 10

/** Ten digits, as text: spreadsheets lose the zero in front, and write long numbers short. */
export function readNisn(text: string): ReadNisn {
  // School numbers often stand before it: 24252/0081234567.
  const [, behind] = /^\d+\s*\/\s*(\d{8,10})$/.exec(text.trim()) ?? []
  if (behind !== undefined) return readNisn(behind)
  const digits = text.replaceAll(/[\s'’.-]/g, '')
  if (digits === '' || /^0+$/.test(digits)) return { nisn: null }
  if (/^\d[.,]?\d*E\+?\d+$/i.test(text.trim()))
    return { nisn: null, fault: `"${text}" angka yang disingkat Excel. Tulis NISN lengkapnya, 10 angka.` }
  if (!/^\d+$/.test(digits)) return { nisn: null, fault: `NISN hanya berisi angka, bukan "${text}".` }
  if (digits.length === length) return { nisn: digits }
  if (digits.length === length - 1 || digits.length === length - 2)
    return {
      nisn: digits.padStart(length, '0'),
      look: `Nol di depan NISN hilang. Kami baca ${digits.padStart(length, '0')}.`,
    }
  return { nisn: null, fault: `NISN ini ${digits.length} angka, seharusnya 10.` }
}
