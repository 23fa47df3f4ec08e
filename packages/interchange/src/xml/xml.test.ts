import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'
import { findElement, isOn, listDescendants, listElements, readText, readValue } from './find-elements.ts'
import { parseHtml } from './parse-html.ts'
import { parseXml } from './parse-xml.ts'
import { escapeXml, tag } from './write-xml.ts'

const parse = (xml: string, limits = {}) => parseXml(xml, { ...DEFAULT_LIMITS, ...limits })

test('elements, attributes and text are kept in order', () => {
  expect(parse('<a x="1">b<c/>d</a>')).toEqual({
    name: 'a',
    attributes: { x: '1' },
    children: ['b', { name: 'c', attributes: {}, children: [] }, 'd'],
  })
})

test('a known namespace has our prefix, whatever the document chose', () => {
  const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  expect(parse(`<x:p xmlns:x="${W}"><x:r/></x:p>`)).toMatchObject({
    name: 'w:p',
    children: [{ name: 'w:r' }],
  })
  expect(parse(`<p xmlns="${W}"/>`).name).toBe('w:p')
})

test.each<[what: string, xml: string, limits?: object]>([
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['an element that does not close', '<a><b>'],
  ['too many elements', '<a><b/><b/><b/></a>', { elements: 3 }],
  ['too deep elements', '<a><b><c/></b></a>', { depth: 2 }],
])('%s is refused', (_, xml, limits) => {
  expect(() => parse(xml, limits)).toThrow(UnreadableFile)
})

test.each([
  ['tags that do not pair', '<a>\n<b></c></a>'],
  ['an attribute twice', '<a>\n<b x="1" x="2"/></a>'],
  ['a bare ampersand', '<a>\nb & c</a>'],
  ['something behind the end', '<a/>\n<b/>'],
])('%s is refused with the line', (_, xml) => {
  expect(() => parse(xml)).toThrow(/baris 2, kolom/)
})

test('whatever text is escaped is read again', () => {
  fc.assert(
    fc.property(fc.string(), words => {
      const known = words.replaceAll(/[^\t\n\r -\ud7ff]/g, '')
      expect(readText(parse(tag('a', { b: 'x' }, escapeXml(known)))).replaceAll('\r\n', '\n')).toBe(
        known.replaceAll('\r\n', '\n'),
      )
    }),
  )
})

test('attributes without a value are left out, and an empty element closes itself', () => {
  expect(tag('a', { b: 1, c: undefined, d: '<"' })).toBe('<a b="1" d="&lt;&quot;"/>')
})

test('characters that XML cannot hold are dropped', () => {
  expect(escapeXml('a\u0000b\u0008c')).toBe('abc')
})

const tree = parse('<a><b v="1"><c>x</c></b><b>y</b><d><b>z</b></d></a>')

test('elements are found by name, near and far', () => {
  expect(listElements(tree, 'b').map(readText)).toEqual(['x', 'y'])
  expect(readText(findElement(tree, 'b', 'c'))).toBe('x')
  expect(findElement(tree, 'c')).toBeUndefined()
  expect(listDescendants(tree, ['b']).map(readText)).toEqual(['x', 'y', 'z'])
})

test('a property of OOXML has its value in an attribute, and is on unless it says no', () => {
  const properties = parse('<p><w:b/><w:i val="0"/><w:sz w:val="24"/></p>')
  expect(readValue(properties, 'w:sz')).toBe('24')
  expect([isOn(properties, 'w:b'), isOn(properties, 'w:i'), isOn(properties, 'w:u')]).toEqual([
    true,
    false,
    undefined,
  ])
})

test('HTML is never refused', () => {
  expect(parseHtml('<p>a<br>b<p>c').children).toMatchObject([{ name: 'p' }, { name: 'p', children: ['c'] }])
  expect(readText(parseHtml('<b>a</i> &amp; b'))).toBe('a & b')
  expect(readText(parseHtml('<div>'.repeat(500) + 'x'))).toBe('x')
})
