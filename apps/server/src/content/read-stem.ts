const stemLength = 160
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** A first look at a question in a list; nothing that a browser would take for markup is left in it. */
export function readStem(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, entity => entities[entity] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > stemLength ? `${text.slice(0, stemLength - 1)}…` : text
}
