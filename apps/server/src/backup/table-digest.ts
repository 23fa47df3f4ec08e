import { hash } from 'node:crypto'
import type { End } from './archive.ts'

export type TableDigest = End['tables'][string]

const newline = 0x0a

/** Of lines that a COPY in text format wrote. PostgreSQL keeps no order of rows: the same ones in any order give the same. */
export function createTableDigest() {
  let rows = 0
  let sum = 0n
  return {
    /** Whole lines only. */
    add: (lines: Uint8Array): void => {
      for (let from = 0; from < lines.length; ) {
        const end = lines.indexOf(newline, from)
        sum += hash('sha256', lines.subarray(from, end), 'buffer').readBigUInt64BE()
        rows += 1
        from = end + 1
      }
    },
    read: (): TableDigest => ({ rows, digest: BigInt.asUintN(64, sum).toString(16).padStart(16, '0') }),
  }
}
