import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const icon = readFileSync(new URL('public/favicon.svg', import.meta.url), 'utf8').trim()

/** The document of the app holds its icon: a request less for each page. */
export function holdIcon(): Plugin {
  return {
    name: 'hold-icon',
    apply: 'build',
    transformIndexHtml: html =>
      html.replace('href="/favicon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`),
  }
}
