const stemLength = 160
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** What of a text can be read; nothing that a browser would take for markup is left in it. */
export function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, entity => entities[entity] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A first look at a question in a list. */
export function readStem(html: string): string {
  const text = readText(html)
  return text.length > stemLength ? `${text.slice(0, stemLength - 1)}…` : text
}
