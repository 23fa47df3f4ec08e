import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { CodeField } from '../code-field.tsx'
import { texts } from './texts.ts'

/** After the first proof, for accounts that have a second factor. */
export function CodeStep() {
  const { setFocus } = useFormContext()
  // The page asks for nothing else now.
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <>
      <CodeField label={texts.code} hint={texts.codeHint} autoComplete="one-time-code" className="min-h-12" />
      <details className="text-md text-muted">
        <summary className="cursor-pointer font-semibold text-brand">{texts.lostTitle}</summary>
        <p className="mt-2">{texts.lost}</p>
      </details>
    </>
  )
}
