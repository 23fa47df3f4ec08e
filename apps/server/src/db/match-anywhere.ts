/** A pattern for `ilike` that finds the text anywhere; what it holds of wildcards stands for itself. */
export function matchAnywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
