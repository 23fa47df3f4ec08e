import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type FoundFunction, listFunctions } from './list-functions.ts'
import { findWorkspace, type Sort, sortFile } from './sort-file.ts'

interface CountedFile {
  path: string
  workspace: string
  sort: Sort
  lines: number
  /** Only those of source, and none of migrations, which nobody changes after they have run. */
  functions: FoundFunction[]
}

/** Every script that git knows or would add, as it stands on the disk. */
export const readTree = (): CountedFile[] => listScripts().map(countFile)

function listScripts(): string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', options, { encoding: 'utf8' }).split('\0')
  return [...new Set(paths)].filter(path => /\.(tsx?|m?js)$/.test(path) && existsSync(path)).sort()
}

function countFile(path: string): CountedFile {
  const code = readFileSync(path, 'utf8')
  const sort = sortFile(path, code)
  const isRead = sort === 'source' && !path.includes('/migrations/')
  const functions = isRead ? listFunctions(path, code) : []
  return { path, workspace: findWorkspace(path), sort, lines: code.split('\n').length - 1, functions }
}
