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

/** What pages to read may have besides: a question never leads out of the exam. */
const articleElements = new Set(['a', 'h2', 'h3', 'h4', 'hr'])

const picture = /^\/media\/[a-z0-9-]+\.[a-z0-9]+$/

/**
 * The second lock after the server's own cleaning: removes every element and attribute that no question needs, in
 * place. What is removed goes with its content, since the server would never have sent it.
 */
export function cleanHtml(root: DocumentFragment, isArticle = false) {
  const isKnown = (name: string) => elements.has(name) || (isArticle && articleElements.has(name))
  for (const element of root.querySelectorAll('*')) {
    if (!isKnown(element.localName) || hasForeignPicture(element)) element.remove()
    else
      for (const { name } of Array.from(element.attributes))
        if (!isAllowed(element, name)) element.removeAttribute(name)
  }
}

function hasForeignPicture(element: Element) {
  return element.localName === 'img' && !picture.test(element.getAttribute('src') ?? '')
}

function isAllowed(element: Element, name: string) {
  if (element.localName === 'a') return name === 'href' && /^(https:\/\/|mailto:)/i.test(readHref(element))
  return attributes.has(name) || (element.localName === 'img' && name === 'src')
}

function readHref(element: Element) {
  return element.getAttribute('href') ?? ''
}
