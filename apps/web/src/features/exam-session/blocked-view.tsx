import type { ErrorCode } from '@gerbang/contract/errors.ts'
import { fillPath, paths } from '../../paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { listUnsent } from './answers.ts'
import { DownloadAnswers } from './download-answers.tsx'
import { PlainPage } from './plain-page.tsx'
import { texts } from './around-texts.ts'
import { useExam } from './use-exam.ts'

export function BlockedView({ code, message }: { code: ErrorCode; message: string }) {
  const { slug, state } = useExam()
  const kept = listUnsent(state.rows).length
  return (
    <PlainPage>
      <h1 className="text-2xl">{texts.blocked.titles[code] ?? texts.blocked.otherTitle}</h1>
      <p className="mt-3 text-md text-muted">{texts.blocked.texts[code] ?? message}</p>
      {kept > 0 && (
        <div className="mt-4 text-md">
          <p className="mb-3">{texts.blocked.kept(kept)}</p>
          <DownloadAnswers />
        </div>
      )}
      <a href={fillPath(paths.subjects, { slug })} className={`${buttonClasses()} mt-6 w-full`}>
        {texts.blocked.back}
      </a>
    </PlainPage>
  )
}
