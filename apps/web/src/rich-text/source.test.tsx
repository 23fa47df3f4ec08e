import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderArticle, renderLine } from '../../../server/src/content/render-text.ts'
import { itemsOf } from '../../../server/src/features/bank/packs/reading/pack.ts'
import { readShipped } from '../../../server/src/features/bank/packs/reading/read-shipped.ts'
import { firstPaper, practice, secondPaper } from '../../../server/src/demo/testing/written-papers.ts'
import { parseSource } from './parse-source.ts'
import { readPastedFormulas, readPastedPictures } from './read-pasted.ts'
import type { RichKind } from './schema.ts'
import { writeSource } from './write-source.ts'

const findPicture = (src: string) => ({ src, width: 1, height: 1 })
const upload = (text: string) => text.replaceAll(/\]\(([\w-]+)(?:@2x)?(\.webp|\.svg)\)/g, '](/media/$1$2)')

/** What readers see of it: spaces between blocks and around breaks show nothing, nor does a lone item's paragraph. */
function show(source: string, kind: RichKind): string {
  const { html, problem } = (kind === 'line' ? renderLine : renderArticle)(source, findPicture)
  if (problem) throw new Error(problem.reason)
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<\/?(?:p|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|h\d|br|hr)\b[^>]*>) ?/g, '$1')
    .replaceAll(/(<li>)<p>|<\/p>(?=<\/li>|<[uo]l>)/g, '$1')
    .replaceAll(/<\/p>(?=<li>)/g, '')
    .replaceAll('<tbody></tbody>', '')
}

const again = (source: string, kind: RichKind) => writeSource(parseSource(source, kind))

const items = [...firstPaper, ...secondPaper, ...practice].flatMap(({ items }) => items)
const blocks = [
  ...[...firstPaper, ...secondPaper, ...practice].flatMap(({ stimuli }) =>
    stimuli.map(({ ref, body }) => ({ ref, text: body })),
  ),
  ...items.flatMap(({ ref, prompt, explanation }) => [
    { ref, text: prompt },
    { ref: `${ref} explained`, text: explanation },
  ]),
]
const lines = items.flatMap(item => [
  ...('options' in item ? item.options : []),
  ...('statements' in item ? item.statements : []),
])

test.each(blocks)('$ref means the same after it went through the editor', ({ text }) => {
  expect(show(again(upload(text), 'block'), 'block')).toBe(show(upload(text), 'block'))
})

test('options and statements mean the same after they went through the editor', () => {
  for (const line of lines) expect(show(again(line, 'line'), 'line')).toBe(show(line, 'line'))
})

test('news and guides mean the same after they went through the editor', async () => {
  const news = itemsOf((await readShipped('contoh')).items, 'news')
  const guides = itemsOf((await readShipped('utbk-snbt')).items, 'guide')
  for (const { data } of [...news, ...guides]) {
    const body = upload(data.body)
    expect(show(again(body, 'article'), 'article')).toBe(show(body, 'article'))
  }
})

test('what the editor wrote it reads as the same document', () => {
  for (const { text } of blocks) {
    const doc = parseSource(upload(text), 'block')
    expect(parseSource(writeSource(doc), 'block').toJSON()).toEqual(doc.toJSON())
  }
})

test.each([
  ['headings, a quote and a rule', '## Satu\n\n> kata\n>\n> lagi\n\n---\n\n### Dua'],
  ['a link with words in bold', 'Baca [**panduan** ini](https://contoh.id/a) dulu.'],
  ['words of another language', 'Arti <span lang="en">the *whole* truth</span> ialah'],
  ['a list within a list', '- satu\n  1. a\n  2. b\n- dua'],
  ['a table with columns set to the right', '| a | b |\n| --- | ---: |\n| $|x|$ | 2 |'],
  ['marks within a word', 'H<sub>2</sub>O dan x<sup>2</sup> dan <u>garis</u>'],
  ['signs that mean nothing', 'Harga $5 dan $10, 2*3*4, a_b_c, <b, 1. bukan daftar, # bukan judul'],
  ['a formula on a line of its own', 'Maka\n\n$$\\frac{a}{b}$$\n\nselesai.'],
])('%s survive', (_, source) => {
  expect(show(again(source, 'article'), 'article')).toBe(show(source, 'article'))
})

test('whatever is typed as plain words stays those words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), typed => {
      const doc = parseSource('', 'block')
      const words = typed.replaceAll(/\s+/g, ' ').trim()
      if (words === '') return
      const paragraph = doc.type.schema.node('paragraph', null, doc.type.schema.text(words))
      const written = writeSource(doc.type.create(null, paragraph))
      expect(parseSource(written, 'block').textContent).toBe(words)
    }),
  )
})

test('formulas of the clipboard become LaTeX', () => {
  const word = `<p>Nilai <!--[if gte msEquation 12]><m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath><![endif]--><![if !msEquation]><img src="file:///x.png"><![endif]></p>`
  expect(readPastedFormulas(word)).toBe('<p>Nilai <formula>\\frac{1}{2}</formula></p>')
  const web = '<math><msup><mi>x</mi><mn>2</mn></msup></math>'
  expect(readPastedFormulas(web)).toBe('<formula>{x}^{2}</formula>')
})

test('pictures within the clipboard become files', () => {
  const [file] = readPastedPictures(`<img src="data:image/png;base64,${btoa('ab')}">`)
  expect([file?.type, file?.size]).toEqual(['image/png', 2])
})
