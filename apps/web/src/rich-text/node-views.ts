import type { Node } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'
import { drawFormula } from './draw-formula.ts'
import { texts } from './texts.ts'

function viewFormula(node: Node): NodeView {
  const dom = document.createElement('span')
  const isShown = drawFormula(dom, node.attrs['latex'], node.attrs['isBlock'])
  dom.className = isShown ? 'rich-formula' : 'rich-formula rich-broken'
  return { dom, ignoreMutation: () => true }
}

function viewPicture(node: Node): NodeView {
  const dom = document.createElement('span')
  const image = document.createElement('img')
  image.src = node.attrs['src']
  image.alt = node.attrs['alt']
  dom.className = 'rich-picture'
  dom.append(image)
  if (node.attrs['alt'] === '') {
    const note = document.createElement('span')
    note.textContent = texts.picture.without
    dom.append(note)
  }
  return { dom, ignoreMutation: () => true }
}

export const nodeViews = { formula: viewFormula, picture: viewPicture }
