export interface Mutant {
  name: string
  file: string
  /** What stands once in the file, and what takes its place. */
  from: string
  to: string
  /** Files of which one test at least has to fail. */
  test: string | string[]
  only?: string
}
export const mutants: Mutant[]
