import type { Plugin } from 'vite'

/** It has to be the very first line. */
const sign = '//# allFunctionsCalledOnLoad\n'

/**
 * A browser that knows this sign reads all functions of the file beside the page, while the file comes. Others read each one
 * on the page, at its first call. It is for a file of which a first visit calls most.
 */
export function readAtOnce(name: string): Plugin {
  return {
    name: 'read-at-once',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has put its own list on top.
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.name === name) file.code = sign + file.code
      },
    },
  }
}
