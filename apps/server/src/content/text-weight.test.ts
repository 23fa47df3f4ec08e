import temml from 'temml'
import { expect, test, vi } from 'vitest'
import { limits } from '../limits.ts'
import { describeProblem } from './describe-problem.ts'
import { renderApart } from './render-apart.ts'
import { renderText } from './render-text.ts'
import { findTooHeavy } from './text-weight.rules.ts'

const noPicture = () => undefined
const table = (columns: number, rows: number) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|a|\n'.repeat(rows)}`

test.each([
  ['underscores', '_a'.repeat(30_000), 'marks'],
  ['pairs of marks', 'a**_'.repeat(10_000), 'marks'],
  ['brackets', '['.repeat(60_000), 'marks'],
  ['a quote in quotes', '>'.repeat(3_000), 'depth'],
  ['a list in lists', '- '.repeat(3_000), 'depth'],
  ['a numbered list in quotes', '> 1. '.repeat(1_000), 'depth'],
  ['a short line under a wide head', table(500, 500), 'table'],
] as const)('%s without end: the text is refused before it is read', (_, source, reason) => {
  expect(findTooHeavy(source)).toBe(reason)
  expect(renderText(source, noPicture)).toEqual({ problem: { kind: 'text', reason } })
})

test('what grows past the bound is refused', () => {
  const source = `[a]: https://x.test "${'t'.repeat(3_000)}"\n\n${'$\\begin{matrix}&&&&&&&&\\end{matrix}$ '.repeat(1_600)}`
  expect(renderText(source, noPicture)).toEqual({ problem: { kind: 'text', reason: 'length' } })
})

test.each([
  ['a long passage', 'Pasar terapung *ramai* sejak pagi, dan harga $x_1$ naik. '.repeat(300)],
  ['a table of 40 formulas in 10 columns', `${table(10, 0)}${`${'|$x_{1}$'.repeat(10)}|\n`.repeat(40)}`],
  ['a list in a list in a quote', '> - a\n>   - b\n>     1. c'],
  ['three hundred paragraphs', 'Isi **penting** [1].\n\n'.repeat(300)],
])('%s is no heavy text', (_, source) => {
  expect(renderText(source, noPicture).html).toMatch(/^<(p|table|blockquote)>/)
})

test('texts are rendered in another process, each once while it is remembered', async () => {
  const here = vi.spyOn(temml, 'renderToString')
  const texts = [
    { source: 'Nilai $\\sqrt{2}$', shape: 'blocks' },
    { source: '$\\frac12$', shape: 'words' },
  ] as const
  const show = await renderApart(texts, new Map())
  expect(show(texts[0]).html).toContain('<msqrt>')
  expect(show(texts[1]).html).toContain('<mfrac>')
  expect(here).not.toHaveBeenCalled()
  const again = await renderApart(texts, new Map())
  expect(again(texts[0])).toBe(show(texts[0]))
})

test('a text that cannot be shown leaves those beside it alone', async () => {
  const texts = ['a', '>'.repeat(3_000), 'x'.repeat(limits.textsAtOnce), 'b'].map(
    source => ({ source, shape: 'blocks' }) as const,
  )
  const show = await renderApart(texts, new Map())
  expect(texts.map(text => show(text).problem === undefined)).toEqual([true, false, true, true])
})

test('a picture that comes later is seen, though the text was remembered without it', async () => {
  const text = { source: '![Peta](/media/peta-yang-datang.webp)', shape: 'blocks' } as const
  const before = await renderApart([text], new Map())
  expect(before(text).problem).toMatchObject({ kind: 'picture' })
  const src = '/media/peta-yang-datang.webp'
  const after = await renderApart([text], new Map([[src, { src, width: 3, height: 2 }]]))
  expect(after(text).html).toContain('width="3"')
})

test('each reason is a sentence that says what to do', () => {
  for (const reason of ['depth', 'marks', 'table', 'length', 'time'] as const)
    expect(describeProblem({ kind: 'text', reason })).toMatch(/^\p{Lu}.+\. \p{Lu}.+\.$|^\p{Lu}.+\.$/u)
})
