import type { PackFiles } from '../pack.ts'

export interface WrittenWord {
  word: string
  file: string
  line: number
  /** The code of the question or passage that it stands in, or its file's name without what follows the point. */
  place: string
  isEnglish: boolean
}

const notes = /^(?:README|LICENSE)[\w.-]*$/i
const formula = /\$\$[^$]+\$\$|\$[^$\n]+\$/g
const machineWords =
  /`[^`\n]*`|\]\([^)\n]*\)|https?:\/\/[^\s,)]+|[\w@./-]+\.(?:webp|svg|png|jpe?g|json|md|csv)\b/g
/** Names of fields, and values that are words of the format. */
const jsonWords = /"[^"\n]*"(?=\s*:)|"[a-z\d_.-]*"|\b(?:true|false|null)\b/g
const markup = /<!--[\s\S]*?-->|<[^>]*>|&\w+;/g

/** What is no prose, by the end of a file's name. */
const hidden: Record<string, RegExp[]> = {
  md: [formula, machineWords, markup],
  csv: [machineWords],
  json: [jsonWords, machineWords],
  svg: [markup],
}

/** Lines and columns stay. */
const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

const prose = (text: string, patterns: RegExp[]) =>
  patterns.reduce((rest, pattern) => rest.replaceAll(pattern, blank), text)

/** What begins or ends with a hyphen is a part of a word. */
const word = /(?<![-\p{L}])\p{L}[\p{L}\p{M}]*(?:[-’'][\p{L}\p{M}]+)*(?![-\p{L}])/gu
const fileName = /([^/]+?)(?:\.soal)?\.(\w+)$/

const readField = (text: string, name: string) => new RegExp(`^${name}: *(.+?) *$`, 'm').exec(text)?.[1]

/** Sub-tests whose questions are written in English; lessons about them quote it. */
function findEnglish(texts: ReadonlyMap<string, string>): Set<string | undefined> {
  const english = texts.values().filter(text => readField(text, 'bahasa') === 'en')
  return new Set(english.map(text => readField(text, 'subtes')))
}

function readText(file: string, text: string, isEnglish: boolean): WrittenWord[] {
  const [, name = file, end = ''] = fileName.exec(file) ?? []
  let place = name
  return prose(text, hidden[end] ?? [])
    .split('\n')
    .flatMap((line, index) => {
      place = /^## (?:Soal|Teks) ([\w.-]+)/.exec(line)?.[1] ?? place
      return Array.from(line.matchAll(word), ([found]) => {
        const word = found.replaceAll('’', "'").replace(/'s$/, '')
        return { word, file, line: index + 1, place, isEnglish }
      })
    })
}

/** Every word that readers of a pack may meet, from the sources of its texts, tables and drawings. */
export function readWords(files: PackFiles, isEnglish: boolean): WrittenWord[] {
  const texts = new Map(
    [...files]
      .filter(([file]) => /\.(?:md|csv|json|svg)$/.test(file) && !notes.test(file))
      .map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]),
  )
  const english = findEnglish(texts)
  return [...texts].flatMap(([file, text]) => {
    const subTest = readField(text, 'subtes')
    return readText(file, text, isEnglish || (subTest !== undefined && english.has(subTest)))
  })
}
