import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { modules, readModule } from './react-as-module.ts'

const require = createRequire(import.meta.url)

test.each([...modules])('%s as a module has every name that it has as CommonJS', name => {
  const exported = /export \{ ([^}]*) \}/.exec(readModule(name))?.[1] ?? ''
  const names = exported.split(', ').map(pair => pair.replace(/^exported_\w+ as /, ''))
  expect(names.toSorted()).toEqual(
    Object.keys(require(name) as object)
      .filter(isPublic)
      .toSorted(),
  )
})

/** What is there for tests only is no part of the file that a build takes. */
const isPublic = (name: string) => name !== 'act' && name !== 'captureOwnerStack'
