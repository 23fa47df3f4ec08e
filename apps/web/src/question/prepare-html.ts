import { cleanHtml } from './clean-html.ts'
import { texts } from './texts.ts'

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

/** A text is only begun where so much idle time is left. */
const leastMs = 5

const ahead = new Map<string, string>()

/** HTML from the server as it may become part of the page. */
export function prepareHtml(html: string, isArticle: boolean): string {
  return (isArticle ? undefined : ahead.get(html)) ?? readTrusted(html, isArticle)
}

/** Prepares texts of questions while the browser has nothing else to do, in this order; gives how to stop. */
export function prepareAhead(texts: Iterable<string>): () => void {
  // Where a browser does not tell of idle time, each text is prepared when it is shown.
  if (!('requestIdleCallback' in window)) return () => {}
  const left = texts[Symbol.iterator]()
  const go = (deadline: IdleDeadline) => {
    while (deadline.timeRemaining() > leastMs) {
      const { value, done } = left.next()
      if (done) return
      ahead.set(value, readTrusted(value, false))
    }
    waiting = requestIdleCallback(go)
  }
  let waiting = requestIdleCallback(go)
  return () => {
    cancelIdleCallback(waiting)
    ahead.clear()
  }
}

function readTrusted(html: string, isArticle: boolean): string {
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
