import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { browserTargets } from './browser-targets.ts'
import { listStudentFiles } from './list-student-files.ts'

/** A name in `assets/` says what the file holds; of the others the worker has to be told when they change. */
const describeFile = (outDir: string, url: string) => ({
  url,
  revision: url.startsWith('assets/')
    ? null
    : createHash('sha256')
        .update(readFileSync(join(outDir, url)))
        .digest('hex')
        .slice(0, 32),
})

/** What a device keeps: the document of sessions with its files, and the pages of students. */
function listKeptFiles(outDir: string, folder: string): string[] {
  const patterns = [
    'session.html',
    'early.js',
    'favicon.svg',
    `${folder}/*.{js,css}`,
    'assets/{plus-jakarta,noto-sans-math,atkinson}*.woff2',
  ]
  return [...new Set([...globSync(patterns, { cwd: outDir }).sort(), ...listStudentFiles(outDir)])]
}

/** Builds the service worker once all files that it keeps are there; the app is built before, into the same folder. */
export function offlineCopy(folder: string): Plugin {
  return {
    name: 'offline-copy',
    apply: 'build',
    async closeBundle() {
      const { outDir } = this.environment.config.build
      const files = listKeptFiles(outDir, folder).map(url => describeFile(outDir, url))
      await build({
        configFile: false,
        logLevel: 'warn',
        define: { KEPT_FILES: JSON.stringify(files) },
        build: {
          target: browserTargets,
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          // One file: a worker under Trusted Types may not import scripts.
          rolldownOptions: {
            input: 'src/exam/keep/session-sw.ts',
            checks: { pluginTimings: false },
            output: { format: 'iife', entryFileNames: 'session-sw.js' },
          },
        },
      })
    },
  }
}
