import { type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

/** What the product's source format can say, and nothing else: `content/allowed-html.ts` of the server is its twin. */
const blocks = {
  doc: { content: 'block+' },
  /** An option or a statement. */
  line: { content: 'paragraph' },
  paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [
      { tag: 'h1', attrs: { level: 2 } },
      ...[2, 3, 4].map(level => ({ tag: `h${level}`, attrs: { level } })),
    ],
    toDOM: node => [`h${node.attrs['level']}`, 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  bullet_list: {
    group: 'block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    group: 'block',
    content: 'list_item+',
    attrs: { order: { default: 1 } },
    parseDOM: [{ tag: 'ol', getAttrs: list => ({ order: Number(list.getAttribute('start') ?? 1) }) }],
    toDOM: node => ['ol', { start: node.attrs['order'] }, 0],
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
} satisfies Record<string, NodeSpec>

const inlines = {
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
  picture: {
    group: 'inline',
    inline: true,
    attrs: { src: {}, alt: { default: '' } },
    parseDOM: [
      {
        // One from elsewhere would tell others who reads, and the server keeps none.
        tag: 'img[src^="/media/"]',
        getAttrs: image => ({ src: image.getAttribute('src'), alt: image.getAttribute('alt') ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => ['img', { src: attrs['src'], alt: attrs['alt'] }],
  },
  formula: {
    group: 'inline',
    inline: true,
    attrs: { latex: {}, isBlock: { default: false } },
    parseDOM: [
      {
        tag: 'formula',
        getAttrs: formula => ({ latex: formula.textContent, isBlock: formula.hasAttribute('block') }),
      },
    ],
    toDOM: ({ attrs }) => ['formula', attrs['isBlock'] ? { block: 'block' } : {}, String(attrs['latex'])],
    leafText: ({ attrs }) => `$${attrs['latex']}$`,
  },
} satisfies Record<string, NodeSpec>

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: cell => cell.getAttribute('align'),
      setDOMAttr: (align, attributes) => {
        if (typeof align === 'string') attributes['align'] = align
      },
    },
  },
})

const bare = (...tags: string[]) => ({ parseDOM: tags.map(tag => ({ tag })) })

export const schema = new Schema({
  nodes: { ...blocks, ...tables, ...inlines },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: {} },
      parseDOM: [{ tag: 'a[href]', getAttrs: link => ({ href: link.getAttribute('href') }) }],
      toDOM: mark => ['a', { href: mark.attrs['href'] }, 0],
    },
    lang: {
      attrs: { lang: {} },
      parseDOM: [{ tag: 'span[lang]', getAttrs: span => ({ lang: span.getAttribute('lang') }) }],
      toDOM: mark => ['span', { lang: mark.attrs['lang'] }, 0],
    },
    strong: { ...bare('strong', 'b'), toDOM: () => ['strong', 0] },
    em: { ...bare('em', 'i'), toDOM: () => ['em', 0] },
    underline: { ...bare('u'), toDOM: () => ['u', 0] },
    strike: { ...bare('s', 'del'), toDOM: () => ['s', 0] },
    sub: { excludes: 'sup', ...bare('sub'), toDOM: () => ['sub', 0] },
    sup: { excludes: 'sub', ...bare('sup'), toDOM: () => ['sup', 0] },
  },
})

export type RichKind = 'block' | 'line' | 'article'
