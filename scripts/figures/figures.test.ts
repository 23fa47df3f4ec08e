import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanDrawing } from '../../apps/server/src/content/clean-drawing.ts'
import { drawFigures } from './figures.ts'

const packs = join(import.meta.dirname, '../../packs')
const figures = [...drawFigures()]
const shipped = readdirSync(packs, { recursive: true, encoding: 'utf8' }).filter(path =>
  path.endsWith('.svg'),
)

test('every drawing of a pack comes out of a table', () => {
  expect(new Set(shipped)).toEqual(new Set(figures.map(([path]) => path)))
})

test.each(figures)('%s stands in its pack as its table draws it', (path, svg) => {
  expect(readFileSync(join(packs, path), 'utf8')).toBe(svg)
})

test.each(figures)('%s is served as it was drawn: nothing of it is cleaned away', (_, svg) => {
  expect(cleanDrawing(svg)?.svg).toBe(svg.trim())
})

test.each(figures)('%s fits a phone of 360 pixels without being made smaller', (_, svg) => {
  expect(cleanDrawing(svg)?.width).toBeLessThanOrEqual(328)
})

test('options that are drawings differ', () => {
  const options = Map.groupBy(
    figures.filter(([path]) => /tiu-.*-[a-e]\.svg$/.test(path)),
    ([path]) => path.replace(/-[a-e]\.svg$/, ''),
  )
  expect([...options.values()].map(same => new Set(same.map(([, svg]) => svg)).size)).toEqual([
    5, 5, 5, 5, 5, 5,
  ])
})
