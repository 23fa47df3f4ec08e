const months = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des']
/** As some write them, and as an English Excel does. */
const otherwise: Record<string, string> = {
  ags: 'agu',
  agt: 'agu',
  aug: 'agu',
  dec: 'des',
  may: 'mei',
  nop: 'nov',
  oct: 'okt',
  peb: 'feb',
}
const dayMs = 86_400_000
const latest = 2025

function join(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isDate = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isDate && year >= 1950 && year <= latest ? at.toISOString().slice(0, 10) : undefined
}

const wholeYear = (year: string) =>
  year.length > 2 ? Number(year) : Number(year) + (Number(year) > latest - 2000 ? 1900 : 2000)

/** Spreadsheets keep a date as the number of days since the end of 1899. */
function readSerial(text: string): string | undefined {
  if (!/^\d{5}$/.test(text)) return undefined
  const at = new Date(Date.UTC(1899, 11, 30) + Number(text) * dayMs)
  return join(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate())
}

function readWords(text: string): string | undefined {
  const [, day, word = '', year = ''] = /(\d{1,2})[\s/-]*(\p{L}+)\.?[\s/-]*(\d{4}|\d{2})$/u.exec(text) ?? []
  const short = word.slice(0, 3).toLowerCase()
  const month = months.indexOf(otherwise[short] ?? short) + 1
  return month === 0 ? undefined : join(wholeYear(year), month, Number(day))
}

/** Day before month, as here; the other way round where only that is a date. */
function readNumbers(text: string): string | undefined {
  const [, first = '', second = '', year = ''] =
    /(?:^|[\s,])(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/.exec(text) ?? []
  const whole = wholeYear(year)
  return join(whole, Number(second), Number(first)) ?? join(whole, Number(first), Number(second))
}

/** A day as schools write it: 2008-12-31, 31/12/2008, 31 Desember 2008, perhaps behind a place. */
export function readBirthDate(written: string): string | undefined {
  const text = written.replace(/[\sT]\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.:]\d+)?Z?$/, '')
  const [, year, month, day] = /(?:^|[\s,])(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? []
  if (year) return join(Number(year), Number(month), Number(day))
  return readSerial(text) ?? readNumbers(text) ?? readWords(text)
}
