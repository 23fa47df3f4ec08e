import { afterEach, expect, test, vi } from 'vitest'
import { prepareAhead, prepareHtml } from './prepare-html.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser that is idle when it is told so, for one text at a time. */
function stubIdle() {
  const waiting = new Map<number, IdleRequestCallback>()
  let last = 0
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => (waiting.set(++last, run), last))
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
  return {
    isWaiting: () => waiting.size > 0,
    rest: () => {
      let asked = 0
      const runs = [...waiting.values()]
      waiting.clear()
      for (const run of runs) run({ didTimeout: false, timeRemaining: () => (asked++ === 0 ? 50 : 0) })
    },
  }
}

/** How many texts were parsed meanwhile. */
function countParsed(work: () => void): number {
  const created = vi.spyOn(document, 'createElement')
  work()
  const parsed = created.mock.calls.filter(([name]) => name === 'template').length
  created.mockRestore()
  return parsed
}

test('a picture opens larger, a table scrolls in its frame, and what no question needs is gone', () => {
  const html = '<p onclick="x()">a</p><img src="/media/a.webp" alt="Grafik"><table><tbody></tbody></table>'

  const prepared = document.createElement('div')
  prepared.innerHTML = prepareHtml(html, false)

  expect(prepared.querySelector('button[data-zoom] > img')?.getAttribute('alt')).toBe('Grafik')
  expect(prepared.querySelector('[role=region] > table')).not.toBeNull()
  expect(prepared.querySelector('p')?.outerHTML).toBe('<p>a</p>')
})

test('texts are prepared in their order while the browser is idle, and shown without more work', () => {
  const idle = stubIdle()
  const [first, second] = ['<p>satu <script>1</script></p>', '<p>dua</p>'] as const
  const expected = prepareHtml(first, false)
  const stop = prepareAhead([first, second])

  expect(countParsed(() => idle.rest())).toBe(1)
  expect(countParsed(() => expect(prepareHtml(first, false)).toBe(expected))).toBe(0)
  expect(countParsed(() => prepareHtml(second, false))).toBe(1)
  idle.rest()
  expect(countParsed(() => prepareHtml(second, false))).toBe(0)
  idle.rest()
  expect(idle.isWaiting()).toBe(false)
  stop()
})

test('a page to read is never taken for a question, since it may hold links', () => {
  const idle = stubIdle()
  const html = '<p><a href="https://contoh.id">tautan</a></p>'
  const stop = prepareAhead([html])
  idle.rest()

  expect(prepareHtml(html, false)).toBe('<p></p>')
  expect(prepareHtml(html, true)).toContain('href="https://contoh.id"')
  stop()
})

test('a session that ends leaves nothing to do and nothing kept', () => {
  const idle = stubIdle()
  const stop = prepareAhead(['<p>satu</p>', '<p>dua</p>'])
  idle.rest()
  stop()

  expect(idle.isWaiting()).toBe(false)
  expect(countParsed(() => prepareHtml('<p>satu</p>', false))).toBe(1)
})

test('a browser that tells of no idle time prepares each text when it is shown', () => {
  prepareAhead(['<p>satu</p>'])()

  expect(countParsed(() => prepareHtml('<p>satu</p>', false))).toBe(1)
})
