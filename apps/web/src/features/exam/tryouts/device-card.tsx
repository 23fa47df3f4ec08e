import { ButtonLink } from '../../../ui/button-link.tsx'
import { fillPath, paths } from '../../../paths.ts'
import { DeviceCheck } from './device-check.tsx'
import { texts } from './rehearsal-texts.ts'

/** What would hurt after the start, and the way to try it all before the day. */
export function DeviceCard({ slug, canRehearse }: { slug: string; canRehearse: boolean }) {
  return (
    <>
      <DeviceCheck />
      {canRehearse && (
        <ButtonLink to={fillPath(paths.rehearsal, { slug })} variant="secondary" className="mt-4">
          {texts.title}
        </ButtonLink>
      )}
    </>
  )
}
