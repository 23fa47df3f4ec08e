import type { Plugin } from 'vite'

/** The text font of both documents, asked for before the style sheet that names it has arrived. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter(file => /plus-jakarta-sans-core-.*woff2$/.test(file))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  }
}
