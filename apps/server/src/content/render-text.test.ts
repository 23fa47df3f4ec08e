import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeContent } from './allowed-html.ts'
import { renderLine, renderText } from './render-text.ts'

const pictures = new Map([['grafik.webp', { src: '/media/0a1b.webp', width: 320, height: 200 }]])
const render = (source: string) => renderText(source, address => pictures.get(address))
const line = (source: string) => renderLine(source, address => pictures.get(address))

test('a formula becomes MathML that is named by its LaTeX', () => {
  expect(line(String.raw`$\frac{a}{b}$`).html).toBe(
    String.raw`<math alttext="\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>`,
  )
})

test('a comma inside a number is no separator', () => {
  expect(line('$0,25$').html).toBe('<math alttext="0,25"><mn>0,25</mn></math>')
})

test('a formula on lines of its own is shown as a block, even where lines look like Markdown', () => {
  const { html } = render('Maka\n$$\na\n- b\n= c\n$$\nselesai.')
  expect(html).toMatch(/^<p>Maka<\/p>\n<p><math [^>]*display="block">.*<\/math><\/p>\n<p>selesai\.<\/p>$/s)
})

test('stars and underscores of a formula are no emphasis', () => {
  expect(render('**nilai $a * b_1$ dan $c * d_2$ sama**').html).toMatch(
    /^<p><strong>nilai .*<\/strong><\/p>$/,
  )
})

test.each(['Rp5.000 per buah', 'dari $5 menjadi $10', 'naik $5-$7', '5$', String.raw`\$5\$`])(
  'the price in "%s" stays text',
  source => {
    expect(line(source).html).toBe(source.replaceAll('\\', ''))
  },
)

test.each([
  [String.raw`$\frac{$`, String.raw`\frac{`],
  [String.raw`$\tidakada x$`, String.raw`\tidakada x`],
  [String.raw`$\def\x{\x\x}\x$`, String.raw`\def\x{\x\x}\x`],
  [String.raw`$\renewcommand{\x}{1}$`, String.raw`\renewcommand{\x}{1}`],
  [String.raw`$\href{javascript:alert(1)}{x}$`, String.raw`\href{javascript:alert(1)}{x}`],
  [`$${'x'.repeat(2001)}$`, 'x'.repeat(2001)],
])('the formula %s is refused by name', (source, formula) => {
  expect(render(`teks ${source} teks`).problem).toMatchObject({ kind: 'formula', source: formula })
})

test('a picture gets its address and size', () => {
  expect(line('![Grafik naik](grafik.webp)').html).toBe(
    '<img src="/media/0a1b.webp" alt="Grafik naik" width="320" height="200" />',
  )
})

test.each(['![Grafik](lain.webp)', '![](grafik.webp)', '<img src="https://contoh.test/a.webp" alt="a">'])(
  'the picture %s is refused',
  source => {
    expect(render(source).problem?.kind).toBe('picture')
  },
)

test('a Markdown table keeps its alignment', () => {
  expect(render('| a | b |\n| --- | ---: |\n| 1 | 2 |').html).toContain('<td align="right">2</td>')
})

test('an article keeps its headings of the second and third level', () => {
  expect(render('## Satu\n\n### Dua').html).toBe('<h2>Satu</h2>\n<h3>Dua</h3>')
})

test.each([
  '<script>alert(1)</script>aman',
  '<a href="javascript:alert(1)">aman</a>',
  '[aman](javascript:alert(1))',
  '<p onclick="alert(1)" style="color:red" class="x">aman</p>',
  '<svg onload="alert(1)"></svg>aman',
  '<iframe src="https://contoh.test"></iframe>aman',
  '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">aman</maction></math>',
  '<math><annotation-xml encoding="text/html"><style>x</style></annotation-xml></math>aman',
  '<video src="/media/a.mp4"></video>aman',
])('only the words of %s are left', source => {
  const html = render(source).html ?? ''
  expect(html.replace(/<\/?(?:p|math)>/g, '').trim()).toBe('aman')
})

test.each([
  '<img src="javascript:alert(1)" alt="a">',
  '<img src="//contoh.test/a.webp" alt="a">',
  '<img src="/media/../api/v1/logout" alt="a">',
  '<img src="/media/a.webp?x=1" alt="a">',
  '<img src="/media/.." alt="a">',
])('stored HTML loses %s', html => {
  expect(sanitizeContent(`a${html}b`)).toBe('ab')
})

test('elements that come to lie inside each other settle at once', () => {
  expect(sanitizeContent('<p><b><p>a')).toBe('<p></p><p>a</p><p></p>')
})

test('sanitising twice changes nothing', () => {
  const pieces = fc.constantFrom(
    '<p>',
    '</p>',
    '<math>',
    '<mtext>',
    '</mtext>',
    '<mi class="tml-x">',
    '<table>',
    '<td>',
    '</table>',
    '<script>',
    '<!--',
    '-->',
    '<img src="/media/a.webp" alt="',
    '">',
    '&lt;',
    '&amp',
    '<b',
    "<svg '",
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), parts => {
      const once = sanitizeContent(parts.join(''))
      expect(sanitizeContent(once)).toBe(once)
    }),
  )
})
