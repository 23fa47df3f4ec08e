const months = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des']
const dayMs = 86_400_000

function join(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isDate = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isDate && year >= 1950 && year <= 2025 ? at.toISOString().slice(0, 10) : undefined
}

/** Spreadsheets keep a date as the number of days since the end of 1899. */
function readSerial(text: string): string | undefined {
  if (!/^\d{5}$/.test(text)) return undefined
  const at = new Date(Date.UTC(1899, 11, 30) + Number(text) * dayMs)
  return join(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate())
}

function readWords(text: string): string | undefined {
  const [, day, word = '', year] = /(\d{1,2})[\s-]+(\p{L}+)\.?[\s-]+(\d{4})/u.exec(text) ?? []
  const month = months.indexOf(word.slice(0, 3).toLowerCase().replace('ags', 'agu').replace('may', 'mei')) + 1
  return month === 0 ? undefined : join(Number(year), month, Number(day))
}

/** A day as schools write it: 2008-12-31, 31/12/2008, 31 Desember 2008, perhaps behind a place. */
export function readBirthDate(text: string): string | undefined {
  const [, year, month, day] = /(?:^|\s)(\d{4})-(\d{1,2})-(\d{1,2})(?=$|[\sT])/.exec(text) ?? []
  if (year) return join(Number(year), Number(month), Number(day))
  const [, first, second, last] = /(?:^|[\s,])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  if (first) return join(Number(last), Number(second), Number(first))
  return readSerial(text) ?? readWords(text)
}
