/** HTML and MathML as the server stores them. The question was written for this page and stands in no paper. */
interface SampleOption {
  letter: 'a' | 'b' | 'c' | 'd' | 'e'
  html: string
  /** Why it is right, or which slip leads there. */
  note: string
}

const rate = '<mn>2.600</mn>'
const over = (above: string, below: string) => `<mfrac><mn>${above}</mn>${below}</mfrac>`
const x = '<mi>x</mi>'

/** Fractions of an option are as large as the text. */
const choice = (spoken: string, inside: string) =>
  formula(spoken, inside).replace('<math', '<math displaystyle="true"')

const formula = (spoken: string, inside: string) =>
  `<math class="formula" alttext="${spoken}"><mrow>${inside}</mrow></math>`

export const sampleQuestion = {
  prompt: `Ongkos ojek daring Rp8.000 untuk 3 km pertama, lalu Rp2.600 untuk setiap kilometer berikutnya. Jika jaraknya ${formula('x', x)} km dengan ${formula('x > 3', `${x}<mo>&gt;</mo><mn>3</mn>`)}, ongkos rata-rata per kilometer (dalam rupiah) adalah …`,
  key: 'c',
  options: [
    {
      letter: 'a',
      html: choice(String.raw`\frac{10.600}{x}`, over('10.600', x)),
      note: 'Kedua tarif dijumlahkan, padahal Rp2.600 dibayar untuk setiap kilometer setelah yang ketiga.',
    },
    {
      letter: 'b',
      html: choice(String.raw`2.600 + \frac{8.000}{x}`, `${rate}<mo>+</mo>${over('8.000', x)}`),
      note: 'Tiga kilometer pertama dibayar dua kali: yang dikalikan Rp2.600 hanya sisanya.',
    },
    {
      letter: 'c',
      html: choice(String.raw`2.600 + \frac{200}{x}`, `${rate}<mo>+</mo>${over('200', x)}`),
      note: 'Makin jauh jaraknya, makin dekat ongkosnya ke Rp2.600 per kilometer.',
    },
    {
      letter: 'd',
      html: choice(String.raw`2.600 - \frac{200}{x}`, `${rate}<mo>−</mo>${over('200', x)}`),
      note: 'Tandanya terbalik. Sisa 8.000 − 7.800 itu positif, jadi ditambahkan.',
    },
    {
      letter: 'e',
      html: choice(String.raw`\frac{8.000}{3} + 2.600`, `${over('8.000', '<mn>3</mn>')}<mo>+</mo>${rate}`),
      note: 'Ini jumlah dua tarif per kilometer, bukan ongkos total dibagi jarak.',
    },
  ] satisfies SampleOption[],
  explanation: `Tiga kilometer pertama sudah termasuk Rp8.000, jadi ongkos totalnya ${formula(
    '8.000 + 2.600(x - 3)',
    `<mn>8.000</mn><mo>+</mo>${rate}<mo stretchy="false">(</mo>${x}<mo>−</mo><mn>3</mn><mo stretchy="false">)</mo>`,
  )} atau ${formula('2.600x + 200', `${rate}${x}<mo>+</mo><mn>200</mn>`)}. Bagi dengan jarak ${formula('x', x)}, hasilnya ${choice(
    String.raw`2.600 + \frac{200}{x}`,
    `${rate}<mo>+</mo>${over('200', x)}`,
  )}.`,
} as const
