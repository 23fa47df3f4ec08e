import { readDraft } from '@gerbang/contract/question-format.ts'
import { expect, test } from 'vitest'
import { showNow } from '../../../content/render-text.ts'
import { buildDraft } from './build-question.ts'
import { createDraftRenderer, type FailedTexts, findTextProblems, nameFailures } from './draft-texts.ts'

const draft = readDraft({
  type: 'single_choice',
  prompt: String.raw`Nilai $\frac{1}{2$ adalah ….`,
  options: ['$1$', String.raw`$\tidakada{1}$`, '![Sebuah gambar](hilang.webp)', '$4$', '$5$'],
  key: 'A',
  explanation: 'Setengah.',
})
const show = showNow(() => undefined)

test('rendering once names the same texts as looking for problems does', () => {
  const failed: FailedTexts = new Map()
  const { content } = buildDraft(draft, createDraftRenderer(show, failed))
  const named = nameFailures(draft, failed)
  expect(Object.keys(named)).toEqual([
    'draft.content.prompt',
    'draft.content.options.1.text',
    'draft.content.options.2.text',
  ])
  expect(named).toEqual(findTextProblems(draft, show))
  expect(content.prompt_html).toContain('frac')
})
