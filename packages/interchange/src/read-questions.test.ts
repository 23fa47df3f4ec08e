import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildDocx, paragraph as p } from './testing/build-docx.ts'
import { describeSource } from './testing/read-items.ts'

const command = join(import.meta.dirname, 'read-questions.command.ts')

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'soal-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  })
  return { status, lines: stdout.trimEnd().split('\n'), stderr }
}

function writeSource(name: string, bytes: Uint8Array | string) {
  writeFileSync(join(folder, name), bytes)
  return name
}

const body = [p('1. Ibu kota Jepang?'), p('A. Osaka'), p('B. Tokyo'), p('Kunci: B'), p('2. Jelaskan!')]

test('it prints what is understood of a file, and why', () => {
  const { status, lines } = run(writeSource('soal.docx', buildDocx(body)))
  expect(status).toBe(0)
  expect(lines).toEqual([
    '1. [single_choice] Ibu kota Jepang?',
    '   A. Osaka',
    '   B. Tokyo',
    '   Kunci: B (baris kunci di soal: B)',
    'Tidak didukung [essay]: Soal 2: Jelaskan!',
    '1 soal, 0 bacaan, 0 gambar',
    expect.stringMatching(/^Periksa: Soal 2 berjenis uraian/),
  ])
})

test('it turns one format into another', () => {
  const { status } = run(writeSource('soal.docx', buildDocx(body)), 'soal.gift')
  expect(status).toBe(0)
  expect(describeSource(readFileSync(join(folder, 'soal.gift'), 'utf8'))).toEqual([
    '1 B: Ibu kota Jepang? | Osaka | Tokyo',
  ])
})

test('a question without a key says so', () => {
  const { lines } = run(writeSource('soal.txt', 'Apa?{~x ~y}'))
  expect(lines).toContain('   Kunci: belum ada')
  expect(lines.at(-1)).toMatch(/^Kesalahan: Soal 1: Kunci belum ada/)
})

test('a file that cannot be read ends with its reason', () => {
  const { status, lines } = run(writeSource('catatan.txt', 'Hanya catatan.'))
  expect([status, lines.at(-1)]).toEqual([1, expect.stringContaining('tidak dikenali')])
})

test.each([[[]], [['soal.docx', 'soal.pdf']]])('with the arguments %j it says how it is used', args => {
  const { status, stderr } = run(...args)
  expect([status, stderr]).toEqual([2, expect.stringContaining('Pemakaian')])
})
