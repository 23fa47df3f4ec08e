import { cut, type Kind } from './kind.ts'

export const essay: Kind<'essay'> = {
  build: ({ prompt, ...rest }, { renderBlocks }) => ({ ...rest, prompt_html: renderBlocks(prompt) }),
  listWritten: () => ({}),
  rewrite: (draft, change) => ({ ...draft, prompt: change(draft.prompt) }),
  findGaps({ words: { least, most } }): Record<string, string[]> {
    if (least === null || most === null || least <= most) return {}
    return {
      'words.most': ['Batas atas jumlah kata lebih kecil daripada batas bawahnya. Perbaiki salah satunya.'],
    }
  },
  /** People mark essays, so no text is right or wrong by itself. */
  listMissteps: () => [],
  describeRight: (_content, { model_answer }) => cut(model_answer),
}
