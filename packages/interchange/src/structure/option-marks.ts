import { type Inline, type Look, lengthOf, plainText } from '../content/content.ts'

export type MarkKind = 'highlight' | 'color' | 'underline' | 'bold' | 'strike'

export interface MarkedOption {
  content: Inline[]
  labelLook: Look
  shade?: string
}

export interface MarkFinding {
  kind: MarkKind
  /** Options that carry the mark wholly, and those that carry it in part. */
  whole: number[]
  part: number[]
}

const KINDS: MarkKind[] = ['highlight', 'color', 'underline', 'bold', 'strike']

function hasMark(look: Look, kind: MarkKind): boolean {
  const value = look[kind]
  return value !== undefined && value !== false && value !== ''
}

/** Characters that could carry the mark, and those that do. What is raised or lowered is often left out. */
function countMarked(content: readonly Inline[], kind: MarkKind): { all: number; marked: number } {
  let all = 0
  let marked = 0
  for (const inline of content) {
    if (inline.kind !== 'text' && inline.kind !== 'formula') continue
    if (inline.look.position) continue
    const size = inline.kind === 'formula' ? 3 : inline.text.replaceAll(/\s/g, '').length
    all += size
    if (hasMark(inline.look, kind)) marked += size
  }
  return { all, marked }
}

type Share = 'none' | 'part' | 'whole'

function shareOf({ content, labelLook, shade }: MarkedOption, kind: MarkKind): Share {
  if (kind === 'highlight' && shade) return 'whole'
  const { all, marked } = countMarked(content, kind)
  if (marked === 0) return hasMark(labelLook, kind) ? 'whole' : 'none'
  return marked === all ? 'whole' : 'part'
}

function holdsNothing(option: MarkedOption) {
  return option.content.every(inline => lengthOf(inline) === 0)
}

/** Marks that single out some options of a question. A mark that all of them carry says nothing. */
export function findMarks(options: readonly MarkedOption[]): MarkFinding[] {
  return KINDS.flatMap(kind => {
    const shares = options.map(option =>
      holdsNothing(option) && !option.shade ? shareOfLabel(option, kind) : shareOf(option, kind),
    )
    const at = (share: Share) => shares.flatMap((each, index) => (each === share ? [index] : []))
    const [whole, part] = [at('whole'), at('part')]
    const marked = whole.length + part.length
    const labels = options.filter(option => hasMark(option.labelLook, kind)).length
    // All labels are bold: then only what is bold behind them counts.
    if (labels === options.length) return findBehindLabels(options, kind)
    if (marked === 0 || (marked === options.length && whole.length === marked))
      return findAmongLabels(options, kind)
    return [{ kind, whole, part }]
  })
}

const shareOfLabel = ({ labelLook }: MarkedOption, kind: MarkKind): Share =>
  hasMark(labelLook, kind) ? 'whole' : 'none'

function findBehindLabels(options: readonly MarkedOption[], kind: MarkKind): MarkFinding[] {
  const bare = options.map(option => ({ ...option, labelLook: {} }))
  const shares = bare.map(option => shareOf(option, kind))
  const at = (share: Share) => shares.flatMap((each, index) => (each === share ? [index] : []))
  const [whole, part] = [at('whole'), at('part')]
  if (whole.length + part.length === 0 || whole.length === options.length) return []
  return [{ kind, whole, part }]
}

/** Where all texts look alike, one label may still differ. */
function findAmongLabels(options: readonly MarkedOption[], kind: MarkKind): MarkFinding[] {
  const whole = options.flatMap((option, index) => (hasMark(option.labelLook, kind) ? [index] : []))
  if (whole.length === 0 || whole.length === options.length) return findOddColor(options, kind)
  return [{ kind, whole, part: [] }]
}

/** All options are coloured or highlighted, one of them differently. */
function findOddColor(options: readonly MarkedOption[], kind: MarkKind): MarkFinding[] {
  if (kind !== 'color' && kind !== 'highlight') return []
  const values = options.map(({ content }) => {
    const own = new Set(
      content.flatMap(inline =>
        'look' in inline && plainText([inline]).trim() !== '' ? [inline.look[kind] ?? ''] : [],
      ),
    )
    return own.size === 1 ? [...own][0] : undefined
  })
  if (values.includes(undefined)) return []
  const odd = values.flatMap((value, index) =>
    values.filter(other => other === value).length === 1 ? [index] : [],
  )
  const [only] = odd
  return odd.length === 1 && only !== undefined && values.length > 2 && new Set(values).size === 2
    ? [{ kind, whole: [only], part: [] }]
    : []
}

/** Takes marks that were signs out of the text, which is to read alike for everybody. */
export function dropMarks(content: readonly Inline[], kinds: readonly MarkKind[]): Inline[] {
  return content.map(inline => {
    if (inline.kind !== 'text' && inline.kind !== 'formula') return inline
    const look = { ...inline.look }
    for (const kind of kinds) delete look[kind]
    return { ...inline, look }
  })
}
