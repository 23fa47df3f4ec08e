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
        <div className="mt-4">
          <ButtonLink to={fillPath(paths.rehearsal, { slug })} variant="secondary">
            {texts.title}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
