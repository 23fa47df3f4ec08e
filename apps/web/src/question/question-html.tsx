import { memo, useEffect, useMemo, useRef } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { prepareHtml } from './prepare-html.ts'
import { watchWidths } from './watch-widths.ts'

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
