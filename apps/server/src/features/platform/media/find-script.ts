import { inflateSync } from 'node:zlib'

const stream = /stream\r?\n([\s\S]*?)endstream/g
/** What runs when a PDF is opened or clicked, and what hides it. */
const acting = /\/(?:JavaScript|JS|Launch|Encrypt|XFA)(?![A-Za-z0-9])/
const mostUnpacked = 20_000_000

/** Names may be written with numbers for their letters. */
const readNames = (text: string) =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Objects that are packed together; empty where they cannot be unpacked. */
function unpack(packed: string, left: number): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1'), { maxOutputLength: Math.max(1, left) }).toString(
      'latin1',
    )
  } catch {
    return ''
  }
}

/** Whether a PDF acts by itself, or keeps from view whether it does: more than a page to read. */
export function hasScript(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (acting.test(readNames(text.replaceAll(stream, ' ')))) return true
  let left = mostUnpacked
  for (const { 1: packed = '', index } of text.matchAll(stream)) {
    const head = readNames(text.slice(text.lastIndexOf('obj', index), index))
    if (!head.includes('/ObjStm')) continue
    const objects = unpack(packed, left)
    left -= objects.length
    if (objects === '' || left <= 0 || acting.test(readNames(objects))) return true
  }
  return false
}
