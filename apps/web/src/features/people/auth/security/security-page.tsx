import { useState } from 'react'
import { useViewer } from '../../../../auth/viewer.ts'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { texts } from './texts.ts'

/** What guards the own account. Codes that are told once stand alone until they are put away. */
export function SecurityPage() {
  const isStaff = useViewer().role !== 'student'
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
  return (
    <>
      <PageHeading title={texts.title}>{isStaff ? texts.intro.staff : texts.intro.student}</PageHeading>
      <div className="grid max-w-2xl grid-cols-1 gap-6">
        {isStaff && <SecondFactorCard onCodes={setCodes} />}
        <SessionsCard />
      </div>
    </>
  )
}
