import { Suspense } from 'react'
import { lazyPart } from '../ui/lazy-part.ts'
import type { RichTextProps } from './rich-text-props.ts'
import { texts } from './texts.ts'

// Heavy: only the pages that write load it, after themselves.
const RichTextEditor = lazyPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor)

/** A text with formulas, tables and pictures, in the source that the server stores and renders. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense
      fallback={
        <div className="rounded-control border border-line p-3 text-md text-muted" aria-busy>
          {texts.loading}
        </div>
      }
    >
      <RichTextEditor {...props} />
    </Suspense>
  )
}
