/** A formula between its notations (OMML, MathML, LaTeX). */
export type Formula =
  | { kind: 'row'; items: Formula[] }
  /** Letters, digits and operators as Unicode; each letter a variable. */
  | {
      kind: 'symbols'
      text: string
      style?: 'bold' | 'upright' | 'double' | 'script' | 'fraktur' | 'sans' | 'mono'
    }
  /** Words that keep their spaces. */
  | { kind: 'words'; text: string }
  /** A named function or operator, such as sin or arcsec. */
  | { kind: 'name'; text: string }
  | { kind: 'space'; latex: string }
  | { kind: 'fraction'; line: 'bar' | 'none' | 'slanted'; top: Formula; bottom: Formula }
  | { kind: 'scripts'; base: Formula; sub?: Formula; sup?: Formula }
  | { kind: 'prescripts'; base: Formula; sub?: Formula; sup?: Formula }
  | { kind: 'root'; degree?: Formula; body: Formula }
  | { kind: 'fence'; open: string; close: string; items: Formula[]; separator: string }
  /** Sum, product, integral; what follows the operator stands beside it. */
  | { kind: 'large'; operator: string; limits: 'beside' | 'above'; sub?: Formula; sup?: Formula }
  | { kind: 'stack'; base: Formula; below?: Formula; above?: Formula }
  /** `mark` is a combining character or the character that Word names. */
  | { kind: 'accent'; mark: string; body: Formula }
  | { kind: 'line'; place: 'over' | 'under'; body: Formula }
  | { kind: 'brace'; mark: string; place: 'over' | 'under'; body: Formula }
  | { kind: 'matrix'; rows: Formula[][]; align: string }
  /** Equations below each other; a row is parted where `&` aligns. */
  | { kind: 'lines'; rows: Formula[][]; isCases: boolean }
  | { kind: 'box'; body: Formula }
  | { kind: 'strike'; body: Formula }
  | { kind: 'phantom'; body: Formula }

export function row(items: Formula[]): Formula {
  const flat = items.flatMap(item => (item.kind === 'row' ? item.items : [item]))
  const [only] = flat
  return flat.length === 1 && only ? only : { kind: 'row', items: flat }
}

export const EMPTY: Formula = { kind: 'row', items: [] }

export function isEmpty(formula: Formula | undefined): boolean {
  return formula === undefined || (formula.kind === 'row' && formula.items.length === 0)
}
