import { createFormulaSyntax, hideFormulas } from '@gerbang/interchange/content/formula-syntax.ts'
import { Marked } from 'marked'
import type { Attributes } from 'sanitize-html'
import { sanitizeArticle, sanitizeContent } from './allowed-html.ts'
import { ContentError, type ContentProblem } from './content-error.ts'
import { escapeAttribute } from './escape-attribute.ts'
import { renderFormula } from './render-formula.ts'

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

function renderSafely(
  render: () => string,
  findPicture: FindPicture,
  sanitize = sanitizeContent,
): RenderedText {
  const transformTags = {
    del: 's',
    img: (tagName: string, attribs: Attributes) => ({ tagName, attribs: placePicture(attribs, findPicture) }),
  }
  try {
    return { html: sanitize(render(), transformTags).trim() }
  } catch (error) {
    if (error instanceof ContentError) return { problem: error.problem }
    throw error
  }
}

/** Markdown with formulas as safe HTML, or the first formula or picture that cannot be shown. */
export function renderText(source: string, findPicture: FindPicture): RenderedText {
  return renderSafely(() => markdown.parse(source, { async: false }), findPicture)
}

/** The same with links, for news and other pages to read. */
export function renderArticle(source: string, findPicture: FindPicture): RenderedText {
  return renderSafely(() => markdown.parse(source, { async: false }), findPicture, sanitizeArticle)
}

/** The same as `renderText` without paragraphs, for an option or a statement. */
export function renderLine(source: string, findPicture: FindPicture): RenderedText {
  return renderSafely(() => markdown.parseInline(source, { async: false }), findPicture)
}
