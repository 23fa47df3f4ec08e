import { type Fields, readFields } from '@gerbang/interchange/text/fields.ts'
import { type Line, readTextLines } from '@gerbang/interchange/text/lines.ts'
import type { TellFault } from './pack.ts'

const FENCE = '---'

interface ReadArticle {
  /** The value of a field that has to be there; a fault where it is not. */
  demand: (name: string) => string
  find: (name: string) => string | null
  /** A whole number; a fault for anything else. */
  count: (name: string) => number
  body: string
  /** Where it begins in its file. */
  body_line: number
}

function splitArticle(text: string): { head: Line[]; body: Line[] } | undefined {
  const lines = text.split(/\r?\n/).map((text, index) => ({ text, at: index + 1 }))
  const end = lines.findIndex(({ text }, index) => index > 0 && text.trimEnd() === FENCE)
  if (lines[0]?.text.trimEnd() !== FENCE || end < 0) return undefined
  return { head: lines.slice(1, end), body: lines.slice(end + 1) }
}

function openFields(fields: Fields, tell: (line: number, message: string) => void) {
  const find = (name: string) => fields.get(name)?.value || null
  const demand = (name: string) => {
    const value = find(name)
    if (value === null) tell(fields.get(name)?.at ?? 1, `keterangan "${name}" wajib diisi`)
    return value ?? ''
  }
  const count = (name: string) => {
    const value = demand(name)
    if (value !== '' && !/^\d{1,6}$/.test(value))
      tell(fields.get(name)?.at ?? 1, `keterangan "${name}" harus bilangan bulat`)
    return Number(value)
  }
  return { find, demand, count }
}

/** A text under a head of fields between two lines `---`. */
export function readArticle(
  { file, text }: { file: string; text: string },
  known: readonly string[],
  tellFault: TellFault,
): ReadArticle | undefined {
  const tell = (line: number, message: string) => tellFault(file, line, message)
  const parts = splitArticle(text)
  if (!parts) {
    tell(1, 'berkas harus dibuka dengan keterangan di antara dua baris ---')
    return undefined
  }
  const body = readTextLines(parts.body)
  if (body === '') tell(parts.head.length + 2, 'teksnya kosong')
  return {
    ...openFields(readFields(parts.head, known, tell), tell),
    body,
    body_line: parts.body.find(({ text }) => text.trim() !== '')?.at ?? 1,
  }
}
