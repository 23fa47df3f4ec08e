import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('links in letters lead to the address at which the server listens, where none is set', () => {
  const { host, port, public_url } = readConfig({ PORT: '4123' })
  expect(public_url).toBe(`http://${host}:${port}`)
  expect(public_url).not.toContain('localhost')
})

test('links in letters begin with the address that is set', () => {
  expect(readConfig({ PUBLIC_URL: 'https://gerbang.sch.id/' }).public_url).toBe('https://gerbang.sch.id')
})
