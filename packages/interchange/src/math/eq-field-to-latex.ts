import { joinLatex } from './write-latex.ts'
import { writeLatex } from './write-latex.ts'

interface Reader {
  source: string
  at: number
}

/** Arguments in parentheses, parted by `;` or `,`; a comma between digits is a decimal one. */
function readArguments(reader: Reader): string[] {
  while (/\s/.test(reader.source.charAt(reader.at))) reader.at += 1
  if (reader.source.charAt(reader.at) !== '(') return []
  reader.at += 1
  const list: string[] = []
  let current: string[] = []
  while (reader.at < reader.source.length) {
    const character = reader.source.charAt(reader.at)
    if (character === ')') break
    if (
      character === ';' ||
      (character === ',' && !/\d,\d/.test(reader.source.slice(reader.at - 1, reader.at + 2)))
    ) {
      list.push(joinLatex(current))
      current = []
      reader.at += 1
    } else current.push(readPiece(reader))
  }
  reader.at += 1
  return [...list, joinLatex(current)]
}

function readText(reader: Reader): string {
  const text = /^[^\\();,]+|^./s.exec(reader.source.slice(reader.at))?.[0] ?? ''
  reader.at += text.length
  if (text === '(') {
    const inside: string[] = []
    while (reader.at < reader.source.length && reader.source.charAt(reader.at) !== ')')
      inside.push(readPiece(reader))
    reader.at += 1
    return `(${joinLatex(inside)})`
  }
  return writeLatex({ kind: 'symbols', text })
}

type Switch = (parts: string[], options: string) => string

const column = (parts: string[], options: string) => {
  const width = Number(/co(\d+)/.exec(options)?.[1] ?? 1)
  const lines = Array.from({ length: Math.ceil(parts.length / width) }, (_, index) =>
    parts.slice(index * width, (index + 1) * width).join('&'),
  )
  return `\\begin{matrix}${lines.join('\\\\')}\\end{matrix}`
}

const escapeBrace = (character: string) => (/[{}]/.test(character) ? `\\${character}` : character)

const brackets = ([body = '']: string[], options: string) => {
  const both = /bc\\?([([{<|])/.exec(options)?.[1]
  const pair: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>', '|': '|' }
  const open = both ?? /lc\\?(.)/.exec(options)?.[1] ?? (/rc/.test(options) ? '.' : '(')
  const close = both
    ? (pair[both] ?? both)
    : (/rc\\?(.)/.exec(options)?.[1] ?? (/lc/.test(options) ? '.' : ')'))
  return `\\left${escapeBrace(open)}${body}\\right${escapeBrace(close)}`
}

const large =
  (sign: string) =>
  ([from = '', to = '', body = '']: string[]) =>
    `${sign}_{${from}}^{${to}} ${body}`

const switches: Record<string, Switch> = {
  f: ([top = '', bottom = '']) => `\\frac{${top}}{${bottom}}`,
  r: parts =>
    parts.length > 1 && parts[0] !== ''
      ? `\\sqrt[${parts[0]}]{${parts[1]}}`
      : `\\sqrt{${parts.at(-1) ?? ''}}`,
  s: (parts, options) =>
    /do/.test(options)
      ? `_{${parts.join('')}}`
      : parts.length > 1
        ? `^{${parts[0]}}_{${parts[1]}}`
        : `^{${parts[0] ?? ''}}`,
  b: brackets,
  a: column,
  i: (parts, options) => large(/su/.test(options) ? '\\sum' : /pr/.test(options) ? '\\prod' : '\\int')(parts),
  o: parts => parts.join(''),
  x: ([body = ''], options) =>
    /to/.test(options) && !/bo/.test(options) ? `\\overline{${body}}` : `\\boxed{${body}}`,
  l: parts => parts.join(';'),
  d: () => '',
}

function readPiece(reader: Reader): string {
  const command = /^\\([a-z]+)/i.exec(reader.source.slice(reader.at))
  if (!command) {
    const escaped = /^\\([^a-z])/i.exec(reader.source.slice(reader.at))
    if (!escaped) return readText(reader)
    reader.at += 2
    return writeLatex({ kind: 'symbols', text: escaped[1] ?? '' })
  }
  reader.at += command[0].length
  const options =
    /^(?:\s*\\(?:[a-z]{2,3}\d*(?:\\[^a-z])?|[a-z]{2}\s*\\?[([{<|)\]}>]))*/i.exec(
      reader.source.slice(reader.at),
    )?.[0] ?? ''
  reader.at += options.length
  return (switches[(command[1] ?? '').toLowerCase()] ?? (parts => parts.join('')))(
    readArguments(reader),
    options,
  )
}

/** LaTeX of a Word field such as `EQ \f(1;2)`, the way formulas were typed before there was an editor. */
export function eqFieldToLatex(instruction: string): string {
  const reader = { source: instruction.replace(/^\s*EQ\s*/i, '').trim(), at: 0 }
  const pieces: string[] = []
  while (reader.at < reader.source.length) pieces.push(readPiece(reader))
  return joinLatex(pieces).trim()
}
