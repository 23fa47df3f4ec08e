import { launchOptions } from './browser.ts'
import { expect, test } from './fixtures.ts'

// Only the whole browser judges whether an app can be installed.
test.use({ launchOptions })

test('the app can be installed: its manifest and each icon that it names are there', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/student')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const reply = await request.get(`${baseURL}${href}`)
  expect(reply.headers()['content-type']).toContain('application/manifest+json')
  const { icons, start_url } = (await reply.json()) as {
    icons: { src: string; type: string; sizes: string }[]
    start_url: string
  }
  expect(start_url).toBe('/student')
  for (const { src, type } of icons) {
    const icon = await request.get(`${baseURL}${src}`)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringContaining(type)])
  }
  const cdp = await page.context().newCDPSession(page)
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // Each test has a browser that remembers nothing, which alone stands in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})
