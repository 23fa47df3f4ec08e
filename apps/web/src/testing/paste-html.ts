import { fireEvent } from '@testing-library/react'

/** Rich text comes in as from the clipboard: jsdom has no caret to type at. */
export function pasteHtml(field: HTMLElement, html: string): void {
  const getData = (type: string) => (type === 'text/html' ? html : '')
  fireEvent.paste(field, { clipboardData: { getData, files: [], types: ['text/html'] } })
}
