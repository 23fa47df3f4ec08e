import type { ErrorCode } from '@gerbang/contract/errors.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { listUnsent } from '../../../exam/answers.ts'
import { DownloadAnswers } from '../../../exam/keep/download-answers.tsx'
import { PlainPage } from '../../../exam/screen/plain-page.tsx'
import { texts } from './texts.ts'
import { useExam } from '../../../exam/use-exam.ts'

export function BlockedView({ code, message }: { code: ErrorCode; message: string }) {
  const { home, state } = useExam()
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
      <a href={home.href} className={`${buttonClasses()} mt-6 w-full`}>
        {home.label}
      </a>
    </PlainPage>
  )
}
