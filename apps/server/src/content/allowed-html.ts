import sanitizeHtml from 'sanitize-html'

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

const textElements = words(`
  h2 h3 p br strong em u s sub sup span ul ol li blockquote img table thead tbody tr th td
`)

// MathML Core without `maction`, `semantics` and `annotation-xml`, which can carry HTML or links.
const formulaElements = words(`
  math menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow mspace
  msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover
`)

const formulaAttributes = words(`
  accent accentunder alttext columnspan depth displaystyle fence form height largeop linethickness
  lspace mathvariant maxsize minsize movablelimits notation rowspan rspace scriptlevel separator
  stretchy symmetric voffset width
`)

const alignment = [{ name: 'align', multiple: false, values: ['left', 'center', 'right'] }]

/** An upload of this installation: pictures from elsewhere would tell others who reads. */
function isOwnPicture(address = ''): boolean {
  return /^\/media\/[a-z0-9-]+\.[a-z0-9]+$/.test(address)
}

function isLink(address = ''): boolean {
  return /^(https:\/\/|mailto:)/i.test(address)
}

/** The one list of what rich text may hold, for texts that are written and for texts that are shown. */
const allowedHtml: sanitizeHtml.IOptions = {
  allowedTags: [...textElements, ...formulaElements],
  allowedAttributes: {
    img: ['src', 'alt', 'width', 'height', { name: 'loading', multiple: false, values: ['lazy', 'eager'] }],
    ol: ['start'],
    span: ['lang'],
    th: alignment,
    td: alignment,
    ...Object.fromEntries(formulaElements.map(element => [element, formulaAttributes])),
    math: [...formulaAttributes, { name: 'display', multiple: false, values: ['block', 'inline'] }],
  },
  // Temml aligns the columns of equations by class; a style attribute would be refused by the content security policy.
  allowedClasses: { mtable: ['tml-*'], mtd: ['tml-*'], mo: ['tml-*'], mrow: ['tml-*'], menclose: ['tml-*'] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs['src']),
  nestingLimit: 50,
}

/** An article leads elsewhere; a question never leads a student out of the exam. */
const allowedInArticles: sanitizeHtml.IOptions = {
  ...allowedHtml,
  allowedTags: [...textElements, ...words('a h4 hr'), ...formulaElements],
  allowedAttributes: { ...allowedHtml.allowedAttributes, a: ['href', 'rel'] },
  transformTags: {
    // The page's own heading is the headline.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, rel: 'noopener' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return !isOwnPicture(attribs['src'])
    return tag === 'a' && !isLink(attribs['href']) && 'excludeTag'
  },
}

function clean(
  html: string,
  list: sanitizeHtml.IOptions,
  transformTags: sanitizeHtml.IOptions['transformTags'],
): string {
  const first = sanitizeHtml(html, { ...list, transformTags: { ...list.transformTags, ...transformTags } })
  return sanitizeHtml(first, list)
}

/**
 * Keeps what the list allows and drops the rest; doing it again changes nothing. `transformTags` sees every element
 * before the list does. Two passes: what is dropped may leave elements inside each other that HTML does not nest.
 */
export function sanitizeContent(
  html: string,
  transformTags: sanitizeHtml.IOptions['transformTags'] = {},
): string {
  return clean(html, allowedHtml, transformTags)
}

/** The same for news and other pages to read, which may also have links, rules and smaller headings. */
export function sanitizeArticle(
  html: string,
  transformTags: sanitizeHtml.IOptions['transformTags'] = {},
): string {
  return clean(html, allowedInArticles, transformTags)
}
