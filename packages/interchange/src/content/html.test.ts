import fc from 'fast-check'
import { expect, test } from 'vitest'
import { content } from '../testing/build-items.ts'
import { bank } from '../testing/arbitrary-bank.ts'
import { isBlank, plainText, setInline, sliceContent, tableOf, trimContent } from './content.ts'
import { escapeLineStart, escapeMarkdown } from './escape-markdown.ts'
import { readHtml } from './read-html.ts'
import { readMarkdown, readMarkdownLine } from './read-markdown.ts'
import { findTypedFormulas } from './typed-formulas.ts'
import { writeHtml, writeInlineHtml } from './write-html.ts'
import { writeInlines, writeMarkdown } from './write-markdown.ts'

const read = (html: string) => writeMarkdown(readHtml(html, { namePicture: address => address }))

test.each([
  ['<p>a <b>b</b> <i>c</i></p>', 'a **b** *c*'],
  ['<p>x<sub>1</sub>y<sup>2</sup> <u>u</u></p>', 'x<sub>1</sub>y<sup>2</sup> <u>u</u>'],
  ['<s>x</s>', '<s>x</s>'],
  ['<span style="font-weight:bold">x</span>', '**x**'],
  ['<p>a</p><p>b</p>', 'a\n\nb'],
  ['<div>a<div>b</div></div>', 'a\n\nb'],
  ['a<br>b', 'a<br>b'],
  ['<h1>Judul</h1>teks', 'Judul\n\nteks'],
  ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['<ol start="3"><li>a</li><li>b<ul><li>c</li></ul></li></ol>', '3. a\n4. b\n\n   - c'],
  [
    '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
  ],
  ['<img src="x.png" alt="Peta">', '![Peta](x.png)'],
  ['\\(x^2\\) dan $$y$$', '$x^2$ dan $$y$$'],
  ['<math><mi>x</mi></math>', '$x$'],
  ['a &lt; b &amp; c', 'a < b & c'],
  ['<script>x</script>ok', 'ok'],
  ['1. bukan daftar', '1\\. bukan daftar'],
  ['* bukan daftar', '\\* bukan daftar'],
  ['<p>&nbsp;</p>', ''],
])('the HTML %s is the source %s', (html, source) => {
  expect(read(html)).toBe(source)
})

const latex = {
  formulas: 'latex',
  looks: 'elements',
  addressPicture: (name: string) => `media/${name}`,
} as const
const write = (source: string) => writeHtml(readMarkdown(source), latex)

test.each([
  ['a **b** *c* ~~d~~', '<p>a <strong>b</strong> <em>c</em> <s>d</s></p>'],
  ['- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['3. a\n4. b', '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'],
  ['$x<1$ dan $$y$$', '<p>\\(x&lt;1\\) dan \\[y\\]</p>'],
  ['![Peta](x.png)', '<p><img src="media/x.png" alt="Peta"/></p>'],
  ['a<br>b', '<p>a<br/>b</p>'],
  ['<u>x</u> H<sub>2</sub>O', '<p><u>x</u> H<sub>2</sub>O</p>'],
  ['a \\* b \\$5', '<p>a * b $5</p>'],
])('the source %s is the HTML %s', (source, html) => {
  expect(write(source)).toBe(html)
})

test('a column keeps its alignment', () => {
  expect(write('| a | b |\n| --- | :-: |\n| 1 | 2 |')).toContain('<td style="text-align:center">2</td>')
})

test('formulas are MathML with their LaTeX beside it, or LaTeX where nobody can set them', () => {
  const mathml = { ...latex, formulas: 'mathml' } as const
  expect(writeInlineHtml(readMarkdownLine('$x^2$'), mathml)).toContain('<math alttext="x^2"')
  expect(writeInlineHtml(readMarkdownLine('$\\tidakada{x}$'), mathml)).toBe('\\(\\tidakada{x}\\)')
})

test.each([
  ['<u>x</u>', '<p><span class="qti-underline">x</span></p>'],
  ['<s>x</s>', '<p><span class="gerbang-strike">x</span></p>'],
  [
    '3. a\n4. b',
    '<ol class="qti-list-style-type-none gerbang-start-3"><li><p>3. a</p></li><li><p>4. b</p></li></ol>',
  ],
  [
    '| a | b |\n| :-: | --: |\n| 1 | 2 |',
    '<table><tbody><tr><th class="qti-align-center">a</th><th class="qti-align-right">b</th></tr><tr><td class="qti-align-center">1</td><td class="qti-align-right">2</td></tr></tbody></table>',
  ],
])('where classes say how it looks, %s is %s, and is read as it was', (source, html) => {
  const written = writeHtml(readMarkdown(source), { ...latex, looks: 'classes' })
  expect(written).toBe(html)
  expect(writeMarkdown(readHtml(written))).toBe(source)
})

test('the source of any author means the same after a detour through HTML', () => {
  fc.assert(
    fc.property(bank, ({ questions }) => {
      for (const { draft } of questions) {
        const { prompt } = draft.content
        for (const looks of ['elements', 'classes'] as const) {
          const html = writeHtml(readMarkdown(prompt), { ...latex, looks, addressPicture: name => name })
          expect(writeMarkdown(readHtml(html))).toBe(prompt)
        }
      }
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['a*b', 'a\\*b'],
  ['[a](b)', '\\[a](b)'],
  ['<b>', '\\<b>'],
  ['5 < 6', '5 < 6'],
  ['&amp;', '\\&amp;'],
  ['R&D', 'R&D'],
  ['di_sini', 'di_sini'],
  ['_awal', '\\_awal'],
  ['Rp5 dan $7', 'Rp5 dan \\$7'],
  ['a\n b', 'a b'],
])('the words %s are escaped as %s', (words, source) => {
  expect(escapeMarkdown(words)).toBe(source)
})

test.each([
  ['1. a', '1\\. a'],
  ['12) a', '12\\) a'],
  ['# a', '\\# a'],
  ['- a', '\\- a'],
  ['| a', '\\| a'],
  ['1.5 a', '1.5 a'],
  ['a - b', 'a - b'],
])('a line that begins with %s is no list', (line, source) => {
  expect(escapeLineStart(line)).toBe(source)
})

test('whatever words are escaped, Markdown shows them again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{1,20}$/), words => {
      const [first] = readMarkdown(writeMarkdown([{ kind: 'paragraph', content: content(words.trim()) }]))
      const shown = first?.kind === 'paragraph' ? plainText(first.content) : ''
      expect(shown.replaceAll(/\s+/g, ' ')).toBe(words.trim().replaceAll(/\s+/g, ' '))
    }),
    { numRuns: 300 },
  )
})

const kinds = (words: string) =>
  findTypedFormulas(content(words)).map(each => (each.kind === 'formula' ? each.latex : each.kind))

test.each([
  ['$x^2$', ['x^2']],
  ['Nilai $x$ ialah', ['text', 'x', 'text']],
  ['\\(a\\) dan \\[b\\]', ['a', 'text', 'b']],
  ['$$y$$', ['y']],
  ['$5 dan $10', ['text']],
  ['Rp5$', ['text']],
  ['$ x $', ['text']],
])('in “%s” formulas are found: %j', (words, found) => {
  expect(kinds(words)).toEqual(found)
})

test('positions of plain text are those of the content, whatever its looks', () => {
  const whole = [...content('ab', { bold: true }), ...content('cd\nef')]
  expect(plainText(whole)).toBe('abcd\nef')
  expect(plainText(sliceContent(whole, 1, 6))).toBe('bcd\ne')
  expect(sliceContent(whole, 1, 3)).toEqual([...content('b', { bold: true }), ...content('c')])
})

test('a slice at any place parts the text there', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 5 })), fc.nat(30), (parts, at) => {
      const whole = parts.flatMap(part => content(part))
      const both = [...sliceContent(whole, 0, at), ...sliceContent(whole, at)]
      expect(plainText(both)).toBe(plainText(whole))
    }),
  )
})

test('space around a text is dropped, space inside stays', () => {
  expect(plainText(trimContent(content('  a b \n')))).toBe('a b')
  expect(isBlank(content(' \n '))).toBe(true)
})

test('a formula within a line is no display', () => {
  expect(setInline([{ kind: 'formula', latex: 'x', isBlock: true, look: {} }])).toMatchObject([
    { isBlock: false },
  ])
})

test('a table is aligned by the cells below its head', () => {
  const cell = content('x')
  const table = tableOf(
    [
      [cell, cell],
      [cell, cell],
    ],
    [
      ['center', null],
      ['right', null],
    ],
  )
  expect(table).toMatchObject({ align: ['right', null] })
  expect(tableOf([[cell], [cell]], [[null], [null]])).not.toHaveProperty('align')
})

test('words of several looks are written with as few marks as Markdown needs', () => {
  expect(
    writeInlines([
      ...content('tebal', { bold: true }),
      ...content(' dan '),
      ...content('miring', { italic: true }),
    ]),
  ).toBe('**tebal** dan *miring*')
  expect(writeInlines([...content('di', { bold: true }), ...content('sini')])).toBe('<strong>di</strong>sini')
})
