import { packs } from '@gerbang/contract/bank/packs.ts'
import type { JobResult } from '@gerbang/contract/platform/jobs.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { JobProgress } from '../../../form/job-progress.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { texts } from './texts.ts'

/** A pack that is being loaded or removed. */
export interface PackWork {
  kind: 'load_pack' | 'remove_pack'
  id: string
}

const SHOWN = 8

/** How far it is, and what came of it. */
export function PackJob({ work: { kind, id } }: { work: PackWork }) {
  return kind === 'load_pack' ? (
    <JobProgress id={id} kind={kind}>
      {result => (
        <Done>
          <Notice tone="ok" title={texts.doneTitle}>
            {texts.done(result)}
          </Notice>
        </Done>
      )}
    </JobProgress>
  ) : (
    <JobProgress id={id} kind={kind}>
      {result => (
        <Done>
          <Removed result={result} />
        </Done>
      )}
    </JobProgress>
  )
}

/** Everything on the pages of banks, try-outs and content may be different now. */
function Done({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [packs.list.path] })
    void client.invalidateQueries({ queryKey: [packs.preview.path] })
  }, [client])
  return <output>{children}</output>
}

function Removed({ result: { removed, stays } }: { result: JobResult<'remove_pack'> }) {
  return (
    <Notice tone={stays.length === 0 ? 'ok' : 'doubt'}>
      {texts.removed(removed, stays.length)}
      <ul className="mt-1 list-disc pl-5">
        {stays.slice(0, SHOWN).map(({ kind, name, why }) => (
          <li key={`${kind} ${name}`} className="wrap-anywhere">
            {name}: {why}
          </li>
        ))}
        {stays.length > SHOWN && <li>{texts.more(stays.length - SHOWN)}</li>}
      </ul>
    </Notice>
  )
}
