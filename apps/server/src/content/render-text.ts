import { createFormulaSyntax, hideFormulas } from '@gerbang/interchange/content/formula-syntax.ts'
import { Marked } from 'marked'
import type { Attributes } from 'sanitize-html'
import { sanitizeArticle, sanitizeContent } from './allowed-html.ts'
import { ContentError, type ContentProblem } from './content-error.ts'
import { escapeAttribute } from './escape-attribute.ts'
import { limits } from '../limits.ts'
import { renderFormula } from './render-formula.ts'
import { findTooHeavy } from './text-weight.rules.ts'

export interface Picture {
  /** Below `/media/`. */
  src: string
  /** In CSS pixels. */
  width: number
  height: number
}

export type FindPicture = (address: string) => Picture | undefined
export type RenderedText = { html: string; problem?: never } | { html?: never; problem: ContentProblem }

const markdown = new Marked({
  extensions: createFormulaSyntax(renderFormula),
  hooks: { emStrongMask: hideFormulas },
  renderer: {
    image: ({ href, text }) => `<img src="${escapeAttribute(href)}" alt="${escapeAttribute(text)}">`,
  },
})

function placePicture(attributes: Attributes, findPicture: FindPicture): Attributes {
  const source = attributes['src'] ?? ''
  const alt = attributes['alt'] ?? ''
  const picture = findPicture(source)
  if (!picture) throw new ContentError({ kind: 'picture', source, reason: 'no such picture' })
  if (alt === '')
    throw new ContentError({ kind: 'picture', source, reason: 'no text for those who cannot see it' })
  return { src: picture.src, alt, width: String(picture.width), height: String(picture.height) }
}

type Sanitize = typeof sanitizeContent

function show(html: string, findPicture: FindPicture, sanitize: Sanitize): string {
  const transformTags = {
    del: 's',
    img: (tagName: string, attribs: Attributes) => ({ tagName, attribs: placePicture(attribs, findPicture) }),
  }
  const shown = sanitize(html, transformTags).trim()
  if (shown.length > limits.textHtmlLength) throw new ContentError({ kind: 'text', reason: 'length' })
  return shown
}

/** Thrown for a text whose parts nest deeper than the parser's stack, or which grows past all bounds. */
function nameFault(error: unknown): ContentProblem {
  if (error instanceof ContentError) return error.problem
  if (error instanceof RangeError) return { kind: 'text', reason: 'depth' }
  throw error
}

function renderSafely(
  source: string,
  parse: (source: string) => string,
  findPicture: FindPicture,
  sanitize = sanitizeContent,
): RenderedText {
  const reason = findTooHeavy(source)
  if (reason) return { problem: { kind: 'text', reason } }
  try {
    return { html: show(parse(source), findPicture, sanitize) }
  } catch (error) {
    return { problem: nameFault(error) }
  }
}

const parseBlocks = (source: string) => markdown.parse(source, { async: false })
const parseWords = (source: string) => markdown.parseInline(source, { async: false })

/** Markdown with formulas as safe HTML, or why it cannot be shown: the first formula or picture, or the whole. */
export function renderText(source: string, findPicture: FindPicture): RenderedText {
  return renderSafely(source, parseBlocks, findPicture)
}

/** The same with links, for news and other pages to read. */
export function renderArticle(source: string, findPicture: FindPicture): RenderedText {
  return renderSafely(source, parseBlocks, findPicture, sanitizeArticle)
}

/** The same as `renderText` without paragraphs, for an option or a statement. */
export function renderLine(source: string, findPicture: FindPicture): RenderedText {
  return renderSafely(source, parseWords, findPicture)
}

const shapes = {
  blocks: renderText,
  words: renderLine,
  article: renderArticle,
  /** HTML that was rendered before, through today's list of what is allowed. */
  stored: (html: string): RenderedText => ({ html: sanitizeArticle(html) }),
}

/** A text that is to be shown, and as what. */
export interface AuthorText {
  source: string
  shape: keyof typeof shapes
}

export type ShowText = (text: AuthorText) => RenderedText

/** Renders on the spot: where nobody waits for this thread. Others ask `render-apart.ts`. */
export function showNow(findPicture: FindPicture): ShowText {
  return ({ source, shape }) => shapes[shape](source, findPicture)
}
