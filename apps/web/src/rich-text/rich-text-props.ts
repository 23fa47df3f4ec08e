import type { RichKind } from './schema.ts'

export interface RichTextProps {
  id?: string
  /** What it is called for those who do not see the layout. */
  label: string
  /** `line`: an option or a statement. `article`: with headings, quotes and links, for pages to read. */
  kind?: RichKind
  /** Markdown with LaTeX. */
  value: string
  onChange: (source: string) => void
  /** Enter in a line. */
  onEnter?: () => void
  describedBy?: string
  isInvalid?: boolean
  className?: string
}
