/**
 * A body with files as a form: nested keys as `parent[child]`, a list of files one by one under its own name, dates in
 * ISO 8601. Null is skipped; an empty text empties a field.
 */
export function writeForm(body: object): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(body)) append(form, key, value)
  return form
}

export function holdsFile(body: unknown): body is object {
  if (typeof body !== 'object' || body === null) return false
  return Object.values(body).some(value => value instanceof Blob || holdsFile(value))
}

/** Fields that are to be emptied, as a form says it. */
export function emptyNulls(body: object): object {
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, value ?? '']))
}

function append(form: FormData, key: string, value: unknown) {
  if (value === null || value === undefined) return
  if (value instanceof Blob) form.append(key, value)
  else if (value instanceof Date) form.append(key, value.toISOString())
  else if (typeof value === 'object') appendParts(form, key, value)
  else form.append(key, typeof value === 'string' ? value : JSON.stringify(value))
}

function appendParts(form: FormData, key: string, parts: object) {
  const isFileList = Array.isArray(parts) && parts.some(part => part instanceof Blob)
  for (const [name, part] of Object.entries(parts)) append(form, isFileList ? key : `${key}[${name}]`, part)
}
