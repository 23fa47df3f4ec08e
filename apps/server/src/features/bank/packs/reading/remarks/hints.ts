import type { Question } from './written.ts'

/** `(C)`, `pilihan C`, `jawabannya C`. */
const letter =
  /(?:\b(?:[Pp]ilihan|[Oo]psi|[Jj]awaban(?:nya)?|[Kk]unci(?:nya)?|[Oo]ption|[Aa]nswer(?: is)?)\s+\(?|\()([A-H])(?![\p{L}\d])/gu

/** Words, numbers and signs as they are read: a formula's signs stay, what only sets it goes. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\$|[*_]{1,2}|\\[,;]|\{,\}/g, sign => (sign === '{,}' ? ',' : ''))
    .replaceAll(/\s+/g, ' ')
    .replace(/[.…\s]+$/, '')
    .trim()

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** As a word or a number of its own: 3 is neither in 13 nor in 3,5. */
const holds = (text: string, part: string) =>
  part !== '' &&
  new RegExp(String.raw`(?<![\p{L}\d]|\d[.,])${escapePattern(part)}(?![\p{L}\d]|[.,]\d)`, 'u').test(text)

interface Right {
  letters: string[]
  texts: string[]
}

const sayNumber = (value: number) => {
  const written = String(value).replace('.', ',')
  return [written, written.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, '.')]
}

/** What gives the answer away; nothing of kinds whose keys are marks beside every part. */
function findRight({ data: { draft } }: Question): Right {
  const { content, key } = draft
  if (key?.type === 'short_answer')
    return {
      letters: [],
      texts: key.answer.kind === 'number' ? sayNumber(key.answer.value) : key.answer.accepted,
    }
  if (content.type !== 'single_choice' && content.type !== 'multiple_choice')
    return { letters: [], texts: [] }
  const ids =
    key?.type === 'single_choice' ? [key.option_id] : key?.type === 'multiple_choice' ? key.option_ids : []
  return {
    letters: ids.map(id => id.toUpperCase()),
    texts: content.options.filter(({ id }) => ids.includes(id)).map(({ text }) => text),
  }
}

/** Why the hint of a question tells its answer; nothing where it does not, or where there is none. */
export function findTellingHint(question: Question): string | undefined {
  const { hint } = question.data.draft
  if (hint === undefined) return undefined
  const { letters, texts } = findRight(question)
  if (Array.from(hint.matchAll(letter)).some(([, named = '']) => letters.includes(named)))
    return 'menyebut huruf kunci'
  const told = texts.find(text => holds(plain(hint), plain(text)))
  return told === undefined ? undefined : `menyebut isi kunci: "${told}"`
}
