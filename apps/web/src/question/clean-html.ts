const elements = new Set(
  `p br strong em u s sub sup span ul ol li blockquote img table thead tbody tr th td
   math menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow mspace
   msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover`.split(/\s+/),
)

const attributes = new Set(
  `alt width height start lang align display class
   accent accentunder alttext columnspan depth displaystyle fence form largeop linethickness
   lspace mathvariant maxsize minsize movablelimits notation rowspan colspan rspace scriptlevel separator
   stretchy symmetric voffset`.split(/\s+/),
)

const picture = /^\/media\/[a-z0-9-]+\.[a-z0-9]+$/

/**
 * The second lock after the server's own cleaning: removes every element and attribute that no question needs, in
 * place. What is removed goes with its content, since the server would never have sent it.
 */
export function cleanHtml(root: DocumentFragment) {
  for (const element of root.querySelectorAll('*')) {
    if (!elements.has(element.localName) || hasForeignPicture(element)) element.remove()
    else
      for (const { name } of Array.from(element.attributes))
        if (!isAllowed(element, name)) element.removeAttribute(name)
  }
}

function hasForeignPicture(element: Element) {
  return element.localName === 'img' && !picture.test(element.getAttribute('src') ?? '')
}

function isAllowed(element: Element, name: string) {
  return attributes.has(name) || (element.localName === 'img' && name === 'src')
}
