import { PageHeading } from '../../ui/page-heading.tsx'
import { ChooseFile } from './choose-file.tsx'
import { FollowImport } from './follow-import.tsx'
import { useImportAddress } from './import-address.ts'
import { texts } from './texts.ts'

/** A document of questions on its way into a bank: chosen, read, looked at, committed. */
export function UploadPage() {
  const { importId, jobId } = useImportAddress()
  if (importId !== null) return <FollowImport key={importId} importId={importId} jobId={jobId} />
  return (
    <>
      <PageHeading title={texts.upload.title}>{texts.upload.intro}</PageHeading>
      <ChooseFile />
    </>
  )
}
