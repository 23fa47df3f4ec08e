import { texts } from '../texts.ts'
import { Spinner } from '../ui/spinner.tsx'

/** Before the first page has arrived. */
export function StartingPage() {
  return (
    <output className="grid min-h-dvh place-items-center text-muted">
      <Spinner size={28} />
      <span className="sr-only">{texts.loading}</span>
    </output>
  )
}
