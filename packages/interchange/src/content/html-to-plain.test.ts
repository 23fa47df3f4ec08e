import { expect, test } from 'vitest'
import { htmlToPlain } from './html-to-plain.ts'

test.each([
  [
    '<p>Jika <math alttext="x &lt; y^2"><mi>x</mi></math>, hitung <em>m</em>.</p><p>Lalu?</p>',
    'Jika x < y², hitung m. Lalu?',
  ],
  ['H<sub>2</sub>O dan m<sup>2</sup>', 'H₂O dan m²'],
  ['cm<sup>a-b</sup>', 'cm^(a−b)'],
  ['a &amp; b &lt;b&gt;', 'a & b <b>'],
  ['satu<br>dua&nbsp;tiga', 'satu dua tiga'],
  ['<p>Kata <strong>ke</strong>satu</p>', 'Kata kesatu'],
  ['<p>Lihat <img src="/media/a.webp" alt="a > b"> ini</p>', 'Lihat ini'],
  ['<math><mi>x</mi><mo>&lt;</mo><mn>2</mn></math>', 'x < 2'],
  ['<math alttext="&quot;x&quot;"><mi>x</mi></math>', '"x"'],
])('%s reads %s', (html, plain) => {
  expect(htmlToPlain(html)).toBe(plain)
})
