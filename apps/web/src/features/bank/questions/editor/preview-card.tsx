import type { EditedQuestion } from '@gerbang/contract/bank/questions.ts'
import Monitor from 'icon:monitor'
import Smartphone from 'icon:smartphone'
import { memo, useState } from 'react'
import type { Value } from '../../../../question/answer-part.ts'
import { AnswerSheet } from '../../../../question/answer-sheet.tsx'
import { QuestionHtml } from '../../../../question/question-html.tsx'
import '../../../../question/reading.css'
import { useZoom } from '../../../../question/use-zoom.tsx'
import { joinClasses } from '../../../../ui/join-classes.ts'
import { texts } from './texts.ts'

const words = texts.preview
const widths = [
  { name: 'phone', label: words.phone, icon: Smartphone, look: 'max-w-[22.5rem]' },
  { name: 'wide', label: words.wide, icon: Monitor, look: '' },
] as const

/** The question as the server makes it for students, drawn by the parts that the exam draws it with. */
export const PreviewCard = memo(function PreviewCard({ question }: { question: EditedQuestion }) {
  const [width, setWidth] = useState<(typeof widths)[number]>(widths[0])
  const [value, setValue] = useState<Value>(null)
  const zoom = useZoom()
  const { content, stimulus, lang, position } = question
  return (
    <section aria-label={words.title} className="isolate">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-lg">{words.title}</h2>
        <span className="flex rounded-control bg-sunken p-1">
          {widths.map(one => (
            <button
              key={one.name}
              type="button"
              aria-label={one.label}
              title={one.label}
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
              className="grid size-9 place-items-center rounded-chip text-muted aria-pressed:bg-surface aria-pressed:text-ink"
            >
              <one.icon aria-hidden size={18} strokeWidth={1.75} />
            </button>
          ))}
        </span>
      </div>
      <div
        lang={lang}
        className={joinClasses(
          'grid gap-4 rounded-sheet border border-line-strong bg-surface p-4',
          width.look,
        )}
      >
        {stimulus && (
          <div className="border-b border-line pb-4">
            {stimulus.title && <p className="mb-2 font-bold">{stimulus.title}</p>}
            <QuestionHtml html={stimulus.html} />
          </div>
        )}
        <div>
          <p className="mb-1.5 text-xs font-bold text-muted uppercase">{texts.number(position)}</p>
          <QuestionHtml html={content.prompt_html} />
        </div>
        <AnswerSheet
          key={content.type}
          content={content}
          partIds={[]}
          lang={lang}
          value={value}
          isReadOnly={false}
          onChange={setValue}
          onType={setValue}
          onRest={() => {}}
        />
      </div>
      {zoom}
    </section>
  )
})
