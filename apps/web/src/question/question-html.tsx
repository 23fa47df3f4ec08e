import { memo, useEffect, useMemo, useRef } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { cleanHtml } from './clean-html.ts'
import { texts } from './texts.ts'
import { watchWidths } from './watch-widths.ts'

interface Policy {
  createHTML(html: string): string
}

declare global {
  interface Window {
    /** Absent in Safari; TypeScript does not know it. */
    trustedTypes?: { createPolicy<Rules>(name: string, rules: Rules): Rules }
  }
}

const policy: Policy = window.trustedTypes?.createPolicy('question-html', { createHTML: html => html }) ?? {
  createHTML: html => html,
}

/** The only place where HTML from the server becomes part of the page. */
export const QuestionHtml = memo(function QuestionHtml({
  html,
  className,
  inline = false,
  article = false,
}: QuestionHtmlProps) {
  const trusted = useMemo(() => ({ __html: prepareHtml(html, article) }), [html, article])
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? watchWidths(element.current) : undefined), [trusted])
  const Element = inline ? 'span' : 'div'
  return (
    <Element ref={element} className={joinClasses('reading', className)} dangerouslySetInnerHTML={trusted} />
  )
})

interface QuestionHtmlProps {
  html: string
  className?: string
  inline?: boolean
  /** A page to read: with headings and links. */
  article?: boolean
}

function prepareHtml(html: string, isArticle: boolean): string {
  const template = document.createElement('template')
  template.innerHTML = policy.createHTML(html)
  cleanHtml(template.content, isArticle)
  for (const image of template.content.querySelectorAll('img')) {
    // A question is seen as a whole; a page is scrolled.
    if (isArticle) image.loading = 'lazy'
    wrapPicture(image)
  }
  for (const table of template.content.querySelectorAll('table')) wrapTable(table)
  return policy.createHTML(template.innerHTML)
}

/** A picture opens larger: whoever shows the question listens for clicks on `data-zoom`. */
function wrapPicture(image: HTMLImageElement) {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['zoom'] = ''
  button.setAttribute('aria-label', texts.zoom(image.alt))
  image.replaceWith(button)
  button.append(image)
}

/** A wide table scrolls inside its own frame. */
function wrapTable(table: HTMLTableElement) {
  const frame = document.createElement('div')
  frame.className = 'reading-table'
  frame.setAttribute('role', 'region')
  frame.setAttribute('aria-label', texts.tableRegion)
  table.replaceWith(frame)
  frame.append(table)
}
