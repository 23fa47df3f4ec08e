import { drawPicture } from '../apps/server/src/testing/pictures.ts'
import {
  bold,
  buildDocx,
  formula,
  mathRun,
  paragraph as p,
  picture,
  run,
  table,
} from '../packages/interchange/src/testing/build-docx.ts'

const matrix = `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e><m:m>${[
  '1 2 3 4',
  '5 6 7 8',
]
  .map(cells => `<m:mr>${cells.replaceAll(/\d/g, cell => `<m:e>${mathRun(cell)}</m:e>`)}</m:mr>`)
  .join('')}</m:m></m:e></m:d>`

/** What a teacher sends: a passage with a table, formulas and a picture, and four things to look at. */
export async function writeExamDocument(): Promise<Uint8Array> {
  const png = new Uint8Array(await drawPicture('png', 480, 240))
  const body = [
    p('Bacalah teks berikut untuk soal nomor 1–2!'),
    p('Pasar terapung Lok Baintan ramai sejak subuh. Pedagang bertukar hasil kebun di atas jukung.'),
    table([
      ['Dagangan', 'Senin', 'Selasa', 'Rabu', 'Kamis'],
      ['Jeruk (kg)', '120', '95', '143', '88'],
    ]),
    p('1. Kata jukung pada teks bermakna …'),
    p('A. perahu'),
    p(bold('B. pasar')),
    p('C. kebun'),
    p('Jawaban: A'),
    p('Pembahasan: jukung adalah perahu kecil.'),
    p('2. Rata-rata jeruk yang terjual adalah …'),
    p('A. 108,25 kg'),
    p('B. 111,5 kg'),
    p(run('3. Diketahui ') + formula(mathRun('A='), matrix) + run('. Perhatikan gambar!')),
    p(picture('r1', 'Bidang biru')),
    p(run('Nilai ') + formula(mathRun('x+2y+3z+4w−5v<1.000.000')) + run(' adalah …')),
    p(run('A. ') + formula(mathRun('x<−2'))),
    p(run('B. ') + formula(mathRun('x>3')) + run(' atau lebih')),
    p('Kunci: B'),
    p('4. Perhatikan grafik!'),
    p(picture('r2', 'Grafik')),
    p('A. naik'),
    p(bold('B. turun')),
    p('5. Jelaskan mengapa air mendidih!'),
    p('6. Pilih semua bilangan prima!'),
    p('A. 2'),
    p('B. 4'),
    p('C. 5'),
    p('Kunci: A, C'),
  ]
  const emf = Uint8Array.from({ length: 44 }, (_, at) => (at === 0 ? 1 : (' EMF'.codePointAt(at - 40) ?? 0)))
  return buildDocx(body, { media: { r1: { name: 'a.png', bytes: png }, r2: { name: 'b.emf', bytes: emf } } })
}
