import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { ChooseFile } from './choose-file.tsx'
import { useImportAddress } from './import-address.ts'
import { TemplateLink } from './template-link.tsx'
import { texts } from './texts.ts'

/** Comes once a document was chosen: it draws every kind of question. */
const FollowImport = lazyPart(async () => (await import('./follow-import.tsx')).FollowImport)

/** A document of questions on its way into a bank: chosen, read, looked at, committed. */
export function UploadPage() {
  const { importId, jobId } = useImportAddress()
  if (importId !== null)
    return (
      <Suspense fallback={<Skeleton rows={6} className="h-14" />}>
        <FollowImport key={importId} importId={importId} jobId={jobId} />
      </Suspense>
    )
  return (
    <>
      <PageHeading title={texts.upload.title}>{texts.upload.intro}</PageHeading>
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[42rem_1fr]">
        <ChooseFile />
        <TemplateLink />
      </div>
    </>
  )
}
