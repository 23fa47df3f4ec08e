import type { Plugin } from 'vite'
import { listAddresses } from './src/paths.ts'

/** The app's addresses for the server, which answers others with 404. The folder with a dot is never served. */
export function listPaths(): Plugin {
  return {
    name: 'list-paths',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '.site/paths.json',
        source: JSON.stringify(listAddresses()),
      })
    },
  }
}
