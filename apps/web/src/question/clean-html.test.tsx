import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileHtml } from '../../../server/src/testing/hostile-html.ts'
import { cleanHtml } from './clean-html.ts'

/** As a page would have it: parsed by the browser, then cleaned in place. */
function clean(html: string, isArticle = false): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = html
  cleanHtml(template.content, isArticle)
  const holder = document.createElement('div')
  holder.append(template.content)
  return holder
}
const write = (html: string, isArticle = false) => clean(html, isArticle).innerHTML

test('what questions are made of stays as it is', () => {
  for (const html of [
    '<p>Nilai <strong>x</strong>, <em>y</em> dan H<sub>2</sub>O</p>',
    '<ol start="3"><li>satu</li></ol>',
    '<table><tbody><tr><td align="right" colspan="2">1</td></tr></tbody></table>',
    '<p><span lang="en">the truth</span></p>',
    '<p><img src="/media/a1-b2.webp" alt="Grafik" width="30" height="20"></p>',
    '<math display="block"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>',
  ])
    expect(write(html)).toBe(html)
})

test('what runs, loads, frames, asks or styles is gone with its content', () => {
  for (const html of [
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<iframe src="/x">teks</iframe>',
    '<form><input name="a"></form>',
    '<object data="/x"></object>',
    '<svg><a><text>x</text></a></svg>',
    '<video src="/media/a.mp4"></video>',
  ])
    expect(write(`<p>a</p>${html}`)).toBe('<p>a</p>')
})

test('an attribute that does something is taken away, and its element stays', () => {
  expect(write('<p onclick="x()" style="color:red" id="a" class="k">t</p>')).toBe('<p class="k">t</p>')
  expect(write('<td src="/media/a.webp">t</td>')).not.toContain('src')
})

test('pictures are of this server, or are not there', () => {
  for (const src of [
    'https://jahat.test/a.png',
    '//jahat.test/a.png',
    '/media/../api/a.png',
    'data:image/png;base64,AA==',
    'javascript:alert(1)',
    '/media/A.png',
    '',
  ])
    expect(write(`<p><img src="${src}"></p>`), src).toBe('<p></p>')
})

test('a question leads nowhere; a page to read may, by HTTPS or mail', () => {
  expect(write('<p><a href="https://contoh.id/">x</a></p>')).toBe('<p></p>')
  const article = (href: string) =>
    clean(`<p><a href="${href}" target="_blank">x</a></p>`, true).querySelector('a')
  expect(article('https://contoh.id/')?.getAttribute('href')).toBe('https://contoh.id/')
  expect(article('mailto:a@contoh.id')?.hasAttribute('href')).toBe(true)
  for (const href of ['javascript:alert(1)', 'http://contoh.id', 'data:text/html,x', '/admin'])
    expect(article(href)?.hasAttribute('href'), href).toBe(false)
  expect(article('https://contoh.id/')?.hasAttribute('target')).toBe(false)
})

test.each(Object.entries(hostileHtml))(
  '%s does nothing and loads nothing, in a question or a page to read',
  (_, html) => {
    for (const isArticle of [false, true]) {
      const left = clean(html, isArticle)
      expect(
        left.querySelector('script, style, iframe, object, embed, form, svg, base, meta, template'),
      ).toBeNull()
      for (const element of left.querySelectorAll('*'))
        for (const { name, value } of Array.from(element.attributes)) {
          expect(name).not.toMatch(/^on|style|srcset|formaction/i)
          if (name === 'src') expect(value).toMatch(/^\/media\/[a-z0-9-]+\.[a-z0-9]+$/)
          if (name === 'href') expect(value).toMatch(/^(https:\/\/|mailto:)/i)
        }
    }
  },
)

test('headings and rules belong to pages to read alone', () => {
  expect(write('<h2>Judul</h2><hr>', true)).toBe('<h2>Judul</h2><hr>')
  expect(write('<h2>Judul</h2><hr>')).toBe('')
})

test('cleaning twice changes nothing more', () => {
  const tags = fc.constantFrom('p', 'b', 'script', 'img', 'a', 'math', 'mi', 'svg', 'td', 'h2', 'style')
  const attribute = fc.constantFrom(
    '',
    ' onclick="x"',
    ' src="/media/a.png"',
    ' href="https://a.b"',
    ' class="c"',
  )
  const element = fc
    .tuple(tags, attribute, fc.string({ maxLength: 5 }))
    .map(([tag, more, text]) => `<${tag}${more}>${text}</${tag}>`)
  fc.assert(
    fc.property(fc.array(element, { maxLength: 6 }), fc.boolean(), (parts, isArticle) => {
      const once = write(parts.join(''), isArticle)
      expect(write(once, isArticle)).toBe(once)
    }),
    { numRuns: 50 },
  )
})
