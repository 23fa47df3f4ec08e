import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const isText = /\.(js|css|html|svg|json|webmanifest|txt)$/

/** Writes a `.br` and a `.gz` twin beside each text file, so that the server never compresses while an exam runs. */
export function compressBuild(): Plugin {
  return {
    name: 'compress-build',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.values(bundle).filter(file => isText.test(file.fileName))
      await Promise.all(
        texts.map(async file => {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          const path = join(dir, file.fileName)
          await Promise.all([
            writeFile(`${path}.br`, await brotli(content)),
            writeFile(`${path}.gz`, await deflate(content)),
          ])
        }),
      )
    },
  }
}
