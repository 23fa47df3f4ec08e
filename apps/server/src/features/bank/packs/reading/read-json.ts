import type { $ZodIssue, $ZodType, output } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { listFieldErrors } from '../../../../http/validation.ts'
import type { TellFault } from './pack.ts'

const lineAt = (text: string, at: number) => text.slice(0, Math.max(0, at)).split('\n').length

/** Where the value of a path stands: each name is looked for behind the one before. */
function findLine(text: string, path: readonly PropertyKey[]): number {
  let at = 0
  for (const name of path) {
    const found = typeof name === 'string' ? text.indexOf(`"${name}"`, at) : -1
    if (found >= 0) at = found
  }
  return lineAt(text, at)
}

/** `field: sentence`, as the forms of admins say it. */
const describe = (issue: $ZodIssue) =>
  Object.entries(listFieldErrors([issue])).map(([field, [sentence]]) =>
    field === '' ? (sentence ?? '') : `${field}: ${sentence}`,
  )

function parse(text: string, tell: (line: number, message: string) => void): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const [, line] = /line (\d+)/.exec(String(error)) ?? []
    tell(
      Number(line ?? lineAt(text, text.length)),
      'tanda bacanya tidak lengkap; periksa koma dan kurung di sekitar baris ini',
    )
    return undefined
  }
}

/** A JSON file of a pack that says what its schema asks for. Tells of every field that does not. */
export function readJson<T extends $ZodType>(
  schema: T,
  { file, text }: { file: string; text: string },
  tell: TellFault,
): output<T> | undefined {
  const value = parse(text, (line, message) => tell(file, line, message))
  if (value === undefined) return undefined
  const parsed = safeParse(schema, value)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues)
    for (const message of describe(issue)) tell(file, findLine(text, issue.path), message)
  return undefined
}
