import { expect, test } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'

const draw = (inside: string, head = 'viewBox="0 0 90 60" width="90" height="60"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>`

test('shapes and words stay as they were drawn', () => {
  const inside =
    '<g transform="rotate(30 45 30)"><path d="M0 0 L90 60" stroke="#111" stroke-width="2"></path></g><text x="4" y="9" text-anchor="middle">5 &lt; x</text>'
  expect(cleanDrawing(draw(inside))).toEqual({ svg: draw(inside), width: 90, height: 60 })
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an act on an event', '<rect width="9" height="9" onload="alert(1)"></rect>'],
  ['a page inside', '<foreignObject><iframe src="https://a.id"></iframe></foreignObject>'],
  ['a way elsewhere', '<a href="javascript:alert(1)"><rect width="9" height="9"></rect></a>'],
  ['a picture from elsewhere', '<image href="https://a.id/a.png"></image>'],
  ['a style', '<style>@import url(https://a.id/a.css)</style>'],
  ['a colour that loads something', '<rect width="9" height="9" fill="url(https://a.id/#a)"></rect>'],
  ['a repeated part', '<use href="https://a.id/a.svg#a"></use>'],
  ['an animation', '<animate attributeName="href" values="javascript:alert(1)"></animate>'],
])('%s is left out', (_, inside) => {
  const { svg } = cleanDrawing(draw(inside)) ?? { svg: '' }
  expect(svg).toContain('<svg ')
  expect(svg).not.toMatch(/script|alert|a\.id|onload|<a|<image|<use|<style|foreign|iframe/)
})

test.each([
  ['a picture of unknown size', draw('', 'viewBox="0 0 90 60"')],
  ['a text', 'Halo'],
  ['a page', '<html><svg xmlns="http://www.w3.org/2000/svg"></svg></html>'],
  [
    'a drawing that breaks off',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"',
  ],
])('%s is no drawing', (_, source) => {
  expect(cleanDrawing(source)).toBeUndefined()
})
