import { expect, test } from 'vitest'

const script: string = './lock-with-addresses.mjs'
const { addAddresses } = await import(script)

const lock = {
  name: 'gerbang',
  packages: {
    '': { version: '0.1.0' },
    'apps/web': { version: '0.1.0' },
    'node_modules/@gerbang/web': { resolved: 'apps/web', link: true },
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-z' },
    'node_modules/a/node_modules/@scope/b': { version: '1.0.0' },
    'node_modules/short': { name: 'long', version: '2.0.0' },
    'node_modules/known': { version: '1.0.0', resolved: 'https://example.org/known.tgz' },
  },
}

test('each package that is fetched gets its address, and all else stays', () => {
  const { packages, name } = addAddresses(lock, 'https://registry.example/npm/')
  expect(name).toBe('gerbang')
  expect(packages).toEqual({
    ...lock.packages,
    'node_modules/zod': {
      ...lock.packages['node_modules/zod'],
      resolved: 'https://registry.example/npm/zod/-/zod-4.6.7.tgz',
    },
    'node_modules/a/node_modules/@scope/b': {
      version: '1.0.0',
      resolved: 'https://registry.example/npm/@scope/b/-/b-1.0.0.tgz',
    },
    'node_modules/short': {
      name: 'long',
      version: '2.0.0',
      resolved: 'https://registry.example/npm/long/-/long-2.0.0.tgz',
    },
  })
})
