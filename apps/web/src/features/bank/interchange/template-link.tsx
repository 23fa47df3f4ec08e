import { interchange } from '@gerbang/contract/bank/interchange.ts'
import { UploadHabits, UploadTemplate } from '../../../form/upload-aside.tsx'
import { texts } from './texts.ts'

const words = texts.upload

/** For whoever has no document yet. */
export function TemplateLink() {
  return (
    <aside className="grid max-w-2xl content-start gap-3 text-md xl:max-w-sm">
      <UploadTemplate call={interchange.template} words={words} />
      <UploadHabits words={words} />
    </aside>
  )
}
