import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const isText = /\.(js|css|html|svg|json|webmanifest|txt)$/

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  await Promise.all([
    writeFile(`${path}.br`, await brotli(content)),
    writeFile(`${path}.gz`, await deflate(content)),
  ])
}

/**
 * Writes a `.br` and a `.gz` twin beside each text file, so that the server never compresses while an exam runs. The build
 * of a single document leaves out what is copied as it is.
 */
export function compressBuild(): Plugin {
  let copied = ''
  return {
    name: 'compress-build',
    apply: 'build',
    configResolved: ({ build, publicDir }) => {
      copied = build.copyPublicDir ? publicDir : ''
    },
    async writeBundle({ dir = '' }, bundle) {
      const names = [...Object.keys(bundle), ...(copied === '' ? [] : await readdir(copied))]
      await Promise.all(names.filter(name => isText.test(name)).map(name => compress(join(dir, name))))
    },
  }
}
