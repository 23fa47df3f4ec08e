import { expect, test } from '@playwright/test'
import { sanitizeArticle } from '../apps/server/src/content/allowed-html.ts'
import { hostileHtml } from '../apps/server/src/testing/hostile-html.ts'

const harmless = new Set('p br b strong em span img table math mtext mi mo a h2 h3 ul li'.split(' '))

/** What a browser makes of HTML, as it would inside a page. */
function parse(html: string) {
  const box = new DOMParser().parseFromString('<div></div>', 'text/html').body.firstElementChild
  if (!box) throw new Error('A document without its element')
  box.innerHTML = html
  const elements = [...box.querySelectorAll('*')]
  return {
    html: box.innerHTML,
    names: elements.map(element => element.localName),
    attributes: elements.flatMap(element =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`),
    ),
  }
}

test('what the server cleaned stays clean in a real browser, also when it is written and read again', async ({
  page,
}) => {
  await page.goto('about:blank')
  for (const [name, html] of Object.entries(hostileHtml)) {
    const first = await page.evaluate(parse, sanitizeArticle(html))
    // Mutations show only when what the browser wrote is read again.
    expect(await page.evaluate(parse, first.html), name).toEqual(first)
    expect(
      first.names.filter(element => !harmless.has(element)),
      name,
    ).toEqual([])
    for (const attribute of first.attributes)
      expect(attribute, name).toMatch(
        /^(?:src=\/media\/[\w.-]+|alt=|rel=noopener|href=(?:https:\/\/|mailto:).*)$/,
      )
  }
})
