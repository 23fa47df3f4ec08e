import { expect, test } from 'vitest'
import { hostileHtml } from '../testing/hostile-html.ts'
import { sanitizeArticle, sanitizeContent } from './allowed-html.ts'
import { renderArticle } from './render-text.ts'

const tag = /<\/?([a-z][^\s/>]*)([^<>]*)>/g
const attribute = /([^\s=/]+)="([^"]*)"/g

/** What a sanitiser writes is regular: quoted values without angle brackets, and no bracket outside of a tag. */
function readMarkup(html: string) {
  const tags = [...html.matchAll(tag)]
  const attributes = tags.flatMap(([, , rest = '']) => [...rest.matchAll(attribute)])
  return {
    text: html.replaceAll(tag, ''),
    elements: new Set(tags.map(([, name = '']) => name)),
    attributes: attributes.map(([, name = '', value = '']) => ({ name, value })),
    rest: tags.map(([, , rest = '']) => rest.replaceAll(attribute, '').replace('/', '').trim()).join(''),
  }
}

const harmless = new Set('p br b strong em span img table math mtext mi mo a h2 h3 ul li'.split(' '))
const harmlessAttributes: Record<string, RegExp> = {
  src: /^\/media\/[a-z0-9-]+\.[a-z0-9]+$/,
  href: /^(https:\/\/|mailto:)/,
  rel: /^noopener$/,
  alt: /^$/,
}

const samples = Object.entries(hostileHtml)

test.each(samples)('%s leaves nothing behind that runs or leads astray', (_, html) => {
  for (const clean of [sanitizeArticle, sanitizeContent]) {
    const { text, elements, attributes, rest } = readMarkup(clean(html))
    expect(text).not.toMatch(/[<>]/)
    expect(rest).toBe('')
    expect([...elements].filter(name => !harmless.has(name))).toEqual([])
    for (const { name, value } of attributes) expect(value).toMatch(harmlessAttributes[name] ?? /^never$/)
  }
})

test.each(samples)('%s is clean after the first time: the second changes nothing', (_, html) => {
  for (const clean of [sanitizeArticle, sanitizeContent]) expect(clean(clean(html))).toBe(clean(html))
})

test('an article keeps headings, links, lists, tables, rules and own pictures', () => {
  const html =
    '<h2>Judul</h2><h3>Bagian</h3><ul><li>Satu</li></ul><ol start="3"><li>Tiga</li></ol><hr />' +
    '<table><thead><tr><th align="right">n</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>' +
    '<p><img src="/media/0a1b.webp" alt="Grafik" width="320" height="200" /></p>'
  expect(sanitizeArticle(html)).toBe(html)
})

test('links of an article lead to https or a mailbox, and the page they open knows nothing of ours', () => {
  expect(
    sanitizeArticle('<a href="https://snpmb.id/a?b=1&amp;c=2" target="_blank" rel="opener">SNPMB</a>'),
  ).toBe('<a href="https://snpmb.id/a?b=1&amp;c=2" rel="noopener">SNPMB</a>')
  expect(sanitizeArticle('<a href="mailto:halo@sekolah.id">Tulis</a>')).toBe(
    '<a href="mailto:halo@sekolah.id" rel="noopener">Tulis</a>',
  )
  for (const href of ['http://lain.test', '/student', '//lain.test', 'ftp://lain.test', 'tel:112', ''])
    expect(sanitizeArticle(`<a href="${href}"><strong>Isi</strong></a>`)).toBe('<strong>Isi</strong>')
})

test('the headline is the only first heading', () => {
  expect(sanitizeArticle('<h1>Judul</h1>')).toBe('<h2>Judul</h2>')
})

test('a question has no link that leads out of the exam', () => {
  expect(sanitizeContent('<a href="https://snpmb.id">SNPMB</a>')).toBe('SNPMB')
})

test('Markdown of an article becomes headings and links, and its HTML is cleaned too', () => {
  const source =
    '# Judul\n\nBaca [SNPMB](https://snpmb.id) atau [ini](javascript:alert(1)).<script>1</script>'
  expect(renderArticle(source, () => undefined).html).toBe(
    '<h2>Judul</h2>\n<p>Baca <a href="https://snpmb.id" rel="noopener">SNPMB</a> atau ini.</p>',
  )
})
