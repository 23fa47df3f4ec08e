import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import { BarWithMark } from './bar-with-mark.tsx'
import { CountUp } from './count-up.tsx'
import { Histogram } from './histogram.tsx'
import { ScoreTrend, type TrendPoint } from './score-trend.tsx'

afterEach(cleanup)

const bins = [
  { from: 200, to: 400, count: 1_250 },
  { from: 400, to: 600, count: 30 },
  { from: 600, to: 800, count: 0 },
]
const words = { caption: 'Sebaran', range: 'Rentang', count: 'Peserta', own: 'Kamu' }

const listRows = () =>
  within(screen.getByRole('table', { name: 'Sebaran' }))
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent)

test('a histogram is read as a table, the own range by name', () => {
  render(<Histogram bins={bins} own={450} words={words} />)
  expect(listRows()).toEqual(['200–4001.250', '400–600 (Kamu)30', '600–8000'])
})

test('exactly one range holds the own score, the last one its upper end too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 800 }), own => {
      render(<Histogram bins={bins} own={own} words={words} />)
      expect(listRows().filter(row => row?.includes('(Kamu)'))).toHaveLength(1)
      cleanup()
    }),
    { numRuns: 20 },
  )
})

test('a histogram of nothing is not drawn', () => {
  const { container } = render(<Histogram bins={[]} own={1} words={words} />)
  expect(container.textContent).toBe('')
})

const openBars = () => {
  render(
    <BarChart
      title="Sebaran skor"
      note="Semua peserta"
      bars={bins}
      mark={{ at: 500, label: 'Rata-rata' }}
      words={words}
      file="sebaran"
    />,
  )
  return userEvent.setup()
}

test('bars are a picture with a name, and the same as a table on demand', async () => {
  const user = openBars()
  expect(screen.getByRole('img', { name: 'Sebaran' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  const toTable = screen.getByRole('button', { name: 'Tabel' })
  await user.click(toTable)
  expect(toTable.getAttribute('aria-pressed')).toBe('true')
  expect(listRows()).toEqual(['200–4001.250', '400–60030', '600–8000'])
  expect(screen.queryByRole('button', { name: 'PNG' })).toBeNull()
  await user.click(toTable)
  expect(screen.getByRole('img', { name: 'Sebaran' })).toBeTruthy()
})

test('the drawing is taken along as a file of its own, without what only this page knows', async () => {
  const user = openBars()
  const files: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => (files.push(file), 'blob:x'),
    revokeObjectURL: () => {},
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await user.click(screen.getByRole('button', { name: 'SVG' }))
  expect(names).toEqual(['sebaran.svg'])
  const written = (await files[0]?.text()) ?? ''
  expect(written).toContain('xmlns="http://www.w3.org/2000/svg"')
  expect(written).toContain('Rata-rata')
  expect(written).not.toContain('class=')
})

test('a share beyond its bar ends where the bar does', () => {
  const { container } = render(<BarWithMark value={14} mark={-2} max={10} label="14 dari 10" />)
  expect(screen.getByText('14 dari 10')).toBeTruthy()
  const places = Array.from(container.querySelectorAll<HTMLElement>('[style]'), ({ style }) => [
    style.width,
    style.left,
  ])
  expect(places).toEqual([
    ['100%', ''],
    ['', '0%'],
  ])
})

const trendWords = {
  caption: 'Skor tiap try out',
  target: (score: string) => `Target ${score}`,
  score: (value: number, error: number | null) => (error === null ? `${value}` : `${value} ± ${error}`),
}
const point = (label: string, value: number, error: number | null = null): TrendPoint => ({
  label,
  day: '1 Jan',
  value,
  error,
  isApart: false,
})
const listTrend = () =>
  within(screen.getByRole('table', { name: 'Skor tiap try out' }))
    .getAllByRole('row')
    .map(row => row.textContent)

test('a trend is read oldest first, each score with its error', () => {
  render(<ScoreTrend points={[point('Satu', 400), point('Dua', 480, 30)]} target={600} words={trendWords} />)
  expect(listTrend()).toEqual(['Satu400', 'Dua480 ± 30'])
  expect(screen.getByText('Target 600')).toBeTruthy()
})

test('of many scores the last twelve are shown', () => {
  const points = Array.from({ length: 15 }, (_, at) => point(`TO ${at + 1}`, 400 + at))
  render(<ScoreTrend points={points} target={null} words={trendWords} />)
  expect(listTrend()).toHaveLength(12)
  expect(listTrend()[0]).toBe('TO 4403')
  expect(screen.queryByText(/^Target/)).toBeNull()
})

test('every point, its error and the target lie within the drawing, whatever the scores are', () => {
  const score = fc.integer({ min: 0, max: 1_000 })
  const made = fc.array(fc.tuple(score, fc.option(fc.integer({ min: 0, max: 150 }))), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(made, fc.option(score), (scores, target) => {
      const points = scores.map(([value, error], at) => point(`${at}`, value, error))
      const { container } = render(<ScoreTrend points={points} target={target} words={trendWords} />)
      const ys = ['y1', 'y2', 'cy'].flatMap(name =>
        Array.from(container.querySelectorAll(`[${name}]`), element => Number(element.getAttribute(name))),
      )
      expect(ys.every(y => y >= 0 && y <= 240)).toBe(true)
      cleanup()
    }),
    { numRuns: 25 },
  )
})

/** Where a text lies, by its place and no narrower than it is drawn. */
function boxOf(text: Element) {
  const [x, y] = ['x', 'y'].map(name => Number(text.getAttribute(name)))
  const width = 8 * (text.textContent ?? '').length
  const start = (x ?? 0) - (text.getAttribute('text-anchor') === 'end' ? width : 0)
  return { from: start, to: start + width, top: (y ?? 0) - 11, bottom: (y ?? 0) + 3 }
}

function listMarks(container: HTMLElement) {
  const read = (element: Element, ...names: string[]) => names.map(name => Number(element.getAttribute(name)))
  return [...container.querySelectorAll('g.stroke-brand')].flatMap(point =>
    [...point.children].flatMap(mark => {
      if (mark.tagName === 'text') return []
      const [x = 0, from = 0, to = 0] =
        mark.tagName === 'line' ? read(mark, 'x1', 'y1', 'y2') : read(mark, 'cx', 'cy', 'cy')
      const radius = mark.tagName === 'line' ? 1 : 6
      return [
        {
          from: x - radius,
          to: x + radius,
          top: Math.min(from, to) - radius,
          bottom: Math.max(from, to) + radius,
        },
      ]
    }),
  )
}

type Box = ReturnType<typeof boxOf>

const isApart = (a: Box, b: Box) => a.to <= b.from || b.to <= a.from || a.bottom <= b.top || b.bottom <= a.top

/** Of the last score and the target, with anything that is drawn. */
function listOverlaps(container: HTMLElement): Box[] {
  const named = [...container.querySelectorAll('text.font-bold, text.font-semibold')].map(boxOf)
  const drawn = [...named, ...listMarks(container)]
  return named.filter(label => drawn.some(other => other !== label && !isApart(label, other)))
}

/** How wide every element is. */
function stubWidth(width: number) {
  Reflect.set(
    window,
    'ResizeObserver',
    class {
      readonly report: (entries: object[]) => void
      constructor(report: (entries: object[]) => void) {
        this.report = report
      }
      observe() {
        this.report([{ contentRect: { width } }])
      }
      disconnect() {}
    },
  )
}

test.each([200, 280, 330, 520, 800])('at %i px no label lies on a mark or on another label', width => {
  stubWidth(width)
  const score = fc.integer({ min: 200, max: 1_000 })
  const made = fc.array(fc.tuple(score, fc.option(fc.integer({ min: 0, max: 80 }))), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(made, fc.option(score), (scores, target) => {
      const points = scores.map(([value, error], at) => point(`${at}`, value, error))
      const { container } = render(<ScoreTrend points={points} target={target} words={trendWords} />)
      expect(listOverlaps(container)).toEqual([])
      cleanup()
    }),
    { numRuns: 25 },
  )
  Reflect.deleteProperty(window, 'ResizeObserver')
})

test('to letters twice as large a drawing is half as wide and is shown twice as large', () => {
  stubWidth(600)
  document.documentElement.style.fontSize = '32px'
  const { container } = render(<ScoreTrend points={[point('1', 600, 40)]} target={null} words={trendWords} />)
  const drawing = container.querySelector('svg')
  expect(drawing?.getAttribute('viewBox')).toBe('0 0 300 240')
  expect(drawing?.getAttribute('width')).toBe('18.75rem')
  document.documentElement.style.fontSize = ''
  Reflect.deleteProperty(window, 'ResizeObserver')
})

test('a trend without a point is not drawn', () => {
  const { container } = render(<ScoreTrend points={[]} target={500} words={trendWords} />)
  expect(container.textContent).toBe('')
})

test('a number that counts up is read at once as what it comes to, and ends there', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const { container } = render(<CountUp value={600} format={value => String(Math.round(value))} />)
  const [spoken, seen] = container.querySelectorAll('span')
  expect([spoken?.textContent, seen?.textContent]).toEqual(['600', '0'])
  act(() => frames.at(-1)?.(performance.now() + 300))
  expect(Number(seen?.textContent)).toBeGreaterThan(0)
  expect(Number(seen?.textContent)).toBeLessThan(600)
  act(() => frames.at(-1)?.(performance.now() + 10_000))
  expect(seen?.textContent).toBe('600')
})

test('who touches the page, or wants no motion, sees the number at once', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const { container } = render(<CountUp value={600} format={String} />)
  act(() => void dispatchEvent(new Event('pointerdown')))
  expect(container.querySelectorAll('span')[1]?.textContent).toBe('600')
  const wide = globalThis.matchMedia
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(wide(query), { matches: query.includes('reduced-motion') }),
  )
  const still = render(<CountUp value={70} format={String} />)
  expect(still.container.querySelectorAll('span')[1]?.textContent).toBe('70')
  vi.stubGlobal('matchMedia', wide)
})
