import type { ContentProblem } from './content-error.ts'

const kinds: Record<ContentProblem['kind'], string> = {
  formula: 'Rumus ini tidak bisa ditampilkan',
  picture: 'Gambar ini tidak bisa dipakai',
}

/** For the author: what cannot be shown, as it was typed. */
export function describeProblem({ kind, source }: ContentProblem): string {
  return `${kinds[kind]}: ${source}`
}
