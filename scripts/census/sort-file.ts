/** What the lines of a file are: code, its tests, questions and generated code, or words for the screen. */
export const sorts = ['source', 'tests', 'content', 'texts'] as const
export type Sort = (typeof sorts)[number]

/** The demo's questions, packs of questions, and the types that `npm run db:types` writes. */
const content = /\/demo\/(items|practice|second-paper|skd)\/|(^|\/)packs\/|\/db\/types\.ts$/
const test = /\.test\.tsx?$|\/testing\/|^e2e\//
const texts = /(^|[/-])texts\.ts$/

/** A file of texts that decides, loops or keeps anything is code. */
const statement = /^\s*(if|for|while|switch|let|try)\b/m

export function sortFile(path: string, code: string): Sort {
  if (test.test(path)) return 'tests'
  if (content.test(path)) return 'content'
  return texts.test(path) && !statement.test(code) ? 'texts' : 'source'
}

/** The packages and apps that people install; the rest serves those who build them. */
export const product = ['server', 'web', 'contract', 'scoring', 'interchange']

const workspaces: Record<string, string> = {
  'apps/server': 'server',
  'apps/web': 'web',
  'packages/contract': 'contract',
  'packages/scoring': 'scoring',
  'packages/interchange': 'interchange',
}

export function findWorkspace(path: string): string {
  const [top = '', second = ''] = path.split('/')
  const folder = path.includes('/') ? top : 'root'
  return workspaces[`${top}/${second}`] ?? folder
}
