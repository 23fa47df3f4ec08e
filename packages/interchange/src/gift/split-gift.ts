export interface GiftItem {
  title: string
  format: string
  /** Still escaped. */
  before: string
  answer: string | undefined
  after: string
  category: string
  comment: string
  line: number
}

/** Position of the first of these characters that is not escaped. */
export function findUnescaped(text: string, characters: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text.charAt(at) === '\\') at += 1
    else if (characters.includes(text.charAt(at))) return at
  }
  return -1
}

export function unescapeGift(text: string): string {
  return text.replaceAll(/\\([\\~=#{}:n])/g, (_, character: string) => (character === 'n' ? '\n' : character))
}

function readItem(source: string, place: Pick<GiftItem, 'category' | 'comment' | 'line'>): GiftItem {
  const titled = /^::((?:\\[^]|(?!::)[^\\])*)::/.exec(source)
  const rest = source.slice(titled?.[0].length ?? 0).trimStart()
  const format = /^\[(html|markdown|plain|moodle)\]/.exec(rest)
  const body = rest.slice(format?.[0].length ?? 0)
  const open = findUnescaped(body, '{')
  const close = open < 0 ? -1 : findUnescaped(body, '}', open)
  const base = { ...place, title: unescapeGift(titled?.[1] ?? '').trim(), format: format?.[1] ?? 'moodle' }
  if (close < 0) return { ...base, before: body, answer: undefined, after: '' }
  return {
    ...base,
    before: body.slice(0, open),
    answer: body.slice(open + 1, close),
    after: body.slice(close + 1),
  }
}

type Place = 'before' | 'inside' | 'after'

/** Where the next line of an item stands, seen from its braces. */
function followBraces(place: Place, line: string): Place {
  const open = place === 'before' ? findUnescaped(line, '{') : 0
  if (open < 0 || place === 'after') return place
  return findUnescaped(line, '}', open) < 0 ? 'inside' : 'after'
}

/** Items are parted by blank lines outside of braces; comments and categories stand between them. */
export function splitGift(source: string): GiftItem[] {
  const items: GiftItem[] = []
  let category = ''
  let comment: string[] = []
  let lines: string[] = []
  let start = 1
  let place: Place = 'before'
  const finish = () => {
    const text = lines.join('\n').trim()
    if (text !== '') {
      items.push(readItem(text, { category, comment: comment.join('\n'), line: start }))
      comment = []
    }
    lines = []
    place = 'before'
  }
  source.split(/\r\n|\r|\n/).forEach((line, index) => {
    const trimmed = line.trim()
    if (trimmed === '' && place !== 'inside') finish()
    else if (trimmed.startsWith('//')) comment.push(trimmed.slice(2).trim())
    else if (trimmed.startsWith('$CATEGORY:')) category = trimmed.slice(10).trim()
    else {
      if (lines.length === 0) start = index + 1
      lines.push(line)
      place = followBraces(place, line)
    }
  })
  finish()
  return items
}
