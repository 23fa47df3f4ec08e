import { itemsOf, type PackFiles, type PackItem, type TellFault } from './pack.ts'
import { type EstimateFile, estimateFile } from './pack-schemas.ts'
import { readJson } from './read-json.ts'

export const isEstimates = (path: string) => /^banks\/[\w-]+\/[\w-]+\.estimates\.json$/.test(path)

function addEstimates(
  items: readonly PackItem[],
  { scale, source, points, questions }: EstimateFile,
  tell: (message: string) => void,
): void {
  const known = new Map(itemsOf(items, 'question').map(item => [item.ref, item]))
  for (const [ref, found] of Object.entries(questions)) {
    const item = known.get(ref)
    if (item) item.data.estimate = { scale, source, points, ...found }
    else tell(`menyebut soal ${ref}, yang tidak ada di paket ini`)
  }
}

/** Puts what the files of estimates say beside the questions that they name. */
export function readEstimates(files: PackFiles, items: readonly PackItem[], tell: TellFault): void {
  for (const [file, bytes] of files) {
    if (!isEstimates(file)) continue
    const text = new TextDecoder().decode(bytes)
    const read = readJson(estimateFile, { file, text }, tell)
    if (read) addEstimates(items, read, message => tell(file, 1, message))
  }
}
