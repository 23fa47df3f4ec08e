import { execFile, spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { nameOptions } from '@gerbang/contract/question/name-parts.ts'
import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import type { Bank } from '../model/draft.ts'
import { makeSingleChoice } from '../kinds/single-choice/make.ts'
import { readDocument } from '../read-document.ts'
import { FORMULAS } from '../testing/arbitrary-bank.ts'
import { hasPandoc, readByPandoc, structureOf } from '../testing/formula-structure.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { writeDocx } from './write-docx.ts'

/** Without its part for formulas LibreOffice drops them all, whoever wrote them. */
function findLibreOffice(): boolean {
  const { stdout } = spawnSync('which', ['soffice'], { encoding: 'utf8' })
  const command = stdout?.trim()
  return Boolean(command) && existsSync(join(dirname(realpathSync(command)), 'libsmlo.so'))
}

const hasLibreOffice = findLibreOffice()
const place = { position: 0 }

const bank: Bank = {
  title: 'Latihan',
  questions: FORMULAS.map((latex, index) => ({
    id: `q${index + 1}`,
    number: index + 1,
    place,
    draft: {
      ...makeSingleChoice(`Nilai $${latex}$ adalah`, ['a', 'b'], 0),
      explanation: '',
      explanation_video_url: null,
    },
  })),
  passages: [],
  pictures: [],
}

/** Where others read something else than was written, and why. */
const byPandoc: Record<string, string> = {
  '\\begin{aligned}x&=1\\\\y&=2\\end{aligned}': 'shows the marks at which Word aligns as ampersands',
  'A\\cap B\\ne\\emptyset': 'has another command for the same sign',
}
const byLibreOffice: Record<string, string> = {
  '20\\%': 'keeps the sign as words',
  '\\left(\\genfrac{}{}{0pt}{}{5}{2}\\right)': 'has a stack of two lines for it',
  '\\begin{aligned}x&=1\\\\y&=2\\end{aligned}':
    'takes the marks at which Word aligns for its own sign of and',
}

/** Those that are read as something else, for no reason that is known. */
const listChanged = (found: readonly string[], explained: Record<string, string>) =>
  FORMULAS.filter(
    (latex, at) => structureOf(latex) !== structureOf(found[at] ?? '') && explained[latex] === undefined,
  )

test.skipIf(!hasPandoc)('pandoc reads every equation of a written document as it was, x < 0 included', () => {
  const found = readByPandoc(writeDocx(bank))
  expect(found).toHaveLength(FORMULAS.length)
  expect(found).toContain('x < 0')
  expect(listChanged(found, byPandoc)).toEqual([])
})

test('every part of a written document is well-formed', () => {
  const parts = Object.entries(unzipSync(writeDocx(bank))).filter(([name]) => /\.(xml|rels)$/.test(name))
  expect(parts.length).toBeGreaterThan(4)
  for (const [, bytes] of parts)
    expect(() => parseXml(new TextDecoder().decode(bytes), DEFAULT_LIMITS)).not.toThrow()
})

async function convertByLibreOffice(bytes: Uint8Array, from: string, to: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'soffice-'))
  try {
    await writeFile(join(folder, `soal.${from}`), bytes)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const command = ['--headless', profile, '--convert-to', to, '--outdir', join(folder, 'out')]
    await promisify(execFile)('soffice', [...command, join(folder, `soal.${from}`)])
    return new Uint8Array(await readFile(join(folder, 'out', `soal.${to}`)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test.skipIf(!hasLibreOffice)(
  'LibreOffice opens a written document, and what it saves as .odt and as .docx is read as it was',
  async () => {
    const odt = await convertByLibreOffice(writeDocx(bank), 'docx', 'odt')
    const formulas = Object.entries(unzipSync(odt)).filter(
      ([name, bytes]) =>
        /^Object [^/]*\/content\.xml$/.test(name) && new TextDecoder().decode(bytes).includes('MathML'),
    )
    expect(formulas).toHaveLength(FORMULAS.length)
    const docx = await convertByLibreOffice(odt, 'odt', 'docx')
    for (const saved of [readDocument(odt, 'soal.odt'), readDocument(docx, 'soal.docx')]) {
      expect(
        saved.questions.map(({ draft: { content } }) => 'options' in content && content.options),
      ).toEqual(FORMULAS.map(() => nameOptions(['a', 'b'])))
      const found = saved.questions.map(
        ({ draft }) => /^Nilai \$(.+)\$ adalah$/.exec(draft.content.prompt)?.[1] ?? '',
      )
      expect(found).not.toContain('')
      expect(listChanged(found, byLibreOffice)).toEqual([])
    }
  },
)
