const stemLength = 120

/** The beginning of a prompt without its markup. */
export function readStem(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim()
  return text.length > stemLength ? `${text.slice(0, stemLength - 1)}…` : text
}
