import type { Line } from './lines.ts'
import type { Tell } from './question-file.ts'

export interface Section {
  kind: 'Soal' | 'Teks'
  ref: string
  title: string
  /** The line of its heading. */
  at: number
  lines: Line[]
}

const HEADING = /^## (Soal|Teks)(?:\s+([\w.-]+))?(?:: ?(.*))?\s*$/
const FENCE = '---'

/** The lines between the first two fences, and what follows them. */
function splitHead(lines: Line[], tell: Tell): { head: Line[]; rest: Line[] } {
  const end = lines.findIndex((line, index) => index > 0 && line.text.trimEnd() === FENCE)
  if (lines[0]?.text.trimEnd() === FENCE && end > 0)
    return { head: lines.slice(1, end), rest: lines.slice(end + 1) }
  tell(1, 'berkas harus dibuka dengan keterangan di antara dua baris ---')
  return { head: [], rest: lines }
}

function openSection({ text, at }: Line, tell: Tell): Section | undefined {
  const [found, kind, ref = '', title = ''] = HEADING.exec(text) ?? []
  if (found === undefined) return undefined
  if (ref === '') tell(at, `judul "${text}" tidak menyebut kode, misalnya "## ${kind} PU-101"`)
  return { kind: kind === 'Soal' ? 'Soal' : 'Teks', ref, title: title.trim(), at, lines: [] }
}

/** The head of a file and its questions and passages, each with its lines. */
export function splitFile(source: string, tell: Tell): { head: Line[]; sections: Section[] } {
  const all = source
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((text, index) => ({ text, at: index + 1 }))
  const { head, rest } = splitHead(all, tell)
  const sections: Section[] = []
  for (const line of rest) {
    const opened = openSection(line, tell)
    if (opened) sections.push(opened)
    else if (sections.length > 0) sections.at(-1)?.lines.push(line)
    else if (line.text.trim() !== '') tell(line.at, 'teks ini tidak di bawah judul "## Soal" atau "## Teks"')
  }
  return { head, sections }
}
