import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBirthDate } from './read-birth-date.rules.ts'

test.each([
  ['2009-03-14', 'as databases write it'],
  ['2009/3/14', 'with strokes'],
  ['14/03/2009', 'day before month'],
  ['14-3-2009', 'without zeros'],
  ['14.03.2009', 'with dots'],
  ['14 03 2009', 'with spaces'],
  ['3/14/2009', 'month before day, where only that is a date'],
  ['14/03/09', 'a short year'],
  ['14 Maret 2009', 'in words'],
  ['14 Mar. 2009', 'in short words'],
  ['14-Mar-09', 'as an English Excel does'],
  ['14MARET2009', 'without spaces'],
  ['Bandung, 14 Maret 2009', 'behind a place'],
  ['Bandung 14/03/2009', 'in numbers behind a place'],
  ['2009-03-14 00:00:00', 'with a time'],
  ['2009-03-14T00:00:00.000Z', 'with a time of the world'],
  ['39886', 'as a spreadsheet keeps it'],
])('%s is the 14th of March 2009: %s', written => {
  expect(readBirthDate(written)).toBe('2009-03-14')
})

test.each([
  ['17 Agustus 2008', '2008-08-17'],
  ['17 Agt 2008', '2008-08-17'],
  ['17 Aug 2008', '2008-08-17'],
  ['1 Nopember 2008', '2008-11-01'],
  ['28 Pebruari 2009', '2009-02-28'],
  ['5 Oct 2008', '2008-10-05'],
  ['24 Dec 2008', '2008-12-24'],
  ['2 May 2009', '2009-05-02'],
])('%s has a month as some write it', (written, date) => {
  expect(readBirthDate(written)).toBe(date)
})

test('a short year is of the last century where it would be to come', () => {
  expect(readBirthDate('01/02/25')).toBe('2025-02-01')
  expect(readBirthDate('01/02/88')).toBe('1988-02-01')
})

test.each([
  '',
  'Bandung',
  '31/02/2009',
  '2009-13-01',
  '2009-02-29',
  '14/03/1949',
  '14/03/2026',
  '14 Foo 2009',
  '1234',
  '2009',
])('“%s” is no day on which anybody was born', written => {
  expect(readBirthDate(written)).toBeUndefined()
})

test('every day is read as it was written, whichever way', () => {
  const names = [
    'Januari',
    'Februari',
    'Maret',
    'April',
    'Mei',
    'Juni',
    'Juli',
    'Agustus',
    'September',
  ].concat(['Oktober', 'November', 'Desember'])
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, at => {
      const date = at.toISOString().slice(0, 10)
      const [year = '', month = '', day = ''] = date.split('-')
      const serial = Math.round((Date.parse(date) - Date.UTC(1899, 11, 30)) / 86_400_000)
      const ways = [
        date,
        `${day}/${month}/${year}`,
        `${Number(day)} ${names[Number(month) - 1]} ${year}`,
        String(serial),
      ]
      for (const written of ways) expect(readBirthDate(written)).toBe(date)
    }),
  )
})
