import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { tag } from '../xml/write-xml.ts'
import { readLength, readTextStyles } from './text-styles.ts'

const NAMES = {
  'xmlns:style': 'urn:oasis:names:tc:opendocument:xmlns:style:1.0',
  'xmlns:fo': 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0',
}

const style = (name: string, more: Record<string, string>, inside = '') =>
  tag('style:style', { 'style:name': name, 'style:family': 'paragraph', ...more }, inside)
const holder = (...styles: string[]) => parseXml(tag('a', NAMES, ...styles), DEFAULT_LIMITS)
const below = (name: string) => ({ 'style:parent-style-name': name })
const bold = '<style:text-properties fo:font-weight="bold"/>'

test.each([
  ['1in', 1440],
  ['2.54cm', 1440],
  ['25.4mm', 1440],
  ['72pt', 1440],
  ['6pc', 1440],
  ['-0.5in', -720],
  ['10%', undefined],
  [undefined, undefined],
])('the length %s is %s twentieths of a point', (length, twips) => {
  expect(readLength(length)).toBe(twips)
})

test('a style has what it says itself, and else what those below it say', () => {
  const indented =
    '<style:paragraph-properties fo:margin-left="1in" fo:text-indent="-0.25in" fo:text-align="end"/>'
  const { find } = readTextStyles([holder(style('A', {}, bold), style('B', below('A'), indented))], [])
  expect(find('paragraph', 'B')).toMatchObject({
    name: 'b',
    look: { bold: true },
    indent: 1080,
    align: 'right',
  })
})

test('a style takes back what it inherited', () => {
  const plain = '<style:text-properties fo:font-weight="normal" style:text-underline-style="none"/>'
  const { find } = readTextStyles([holder(style('A', {}, bold), style('B', below('A'), plain))], [])
  expect(find('paragraph', 'B').look).toEqual({ bold: false, underline: false })
})

test('a style is known by the name that its author sees', () => {
  const named = holder(style('Heading_20_1', {}), style('x', { 'style:display-name': 'Subtes' }))
  const { find } = readTextStyles([named], [holder(style('P1', below('Heading_20_1')))])
  expect(['Heading_20_1', 'x', 'P1'].map(name => find('paragraph', name).name)).toEqual([
    'heading 1',
    'subtes',
    'heading 1',
  ])
})

test('styles that name each other end, and one of another family or none is plain', () => {
  const { find } = readTextStyles([holder(style('A', below('B')), style('B', below('A'), bold))], [])
  expect(find('paragraph', 'A').look).toEqual({ bold: true })
  expect([find('text', 'A'), find('paragraph', undefined)]).toEqual([
    { name: '', look: {} },
    { name: '', look: {} },
  ])
})
