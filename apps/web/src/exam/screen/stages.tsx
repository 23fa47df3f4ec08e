import { type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { SplitPane } from '../../question/split-pane.tsx'
import type { ReadingTab } from '../../question/use-reading-tab.ts'
import type { ExamPaper } from '../sitting.ts'
import { Palette } from './palette.tsx'
import type { PaperItem } from './use-shortcuts.ts'

/** The question that is shown, and behind it, out of sight, the one that is drawn ahead. Only what is shown has a palette. */
export function Stages({ item, ahead, palette, renderQuestion, ...rest }: StagesProps) {
  const isSame = ahead !== undefined && ahead.stimulus !== null && ahead.stimulus === item.stimulus
  const question = renderQuestion(item, false)
  const next = ahead && renderQuestion(ahead, true)
  const shown = (
    <Stage
      key={keyOf(item)}
      {...rest}
      item={item}
      palette={palette}
      ahead={isSame ? { questionId: ahead.question.id, question: next } : undefined}
    >
      {question}
    </Stage>
  )
  return (
    <div className="relative min-h-0 flex-1">
      {[
        shown,
        ahead && !isSame && (
          <Stage key={keyOf(ahead)} {...rest} item={ahead} palette={false} isAhead>
            {next}
          </Stage>
        ),
      ]}
    </div>
  )
}

/** A passage stays where it is scrolled to while its questions change. */
const keyOf = ({ stimulus, question }: PaperItem) => stimulus?.id ?? question.id

/** A question beside its passage, or alone; with the palette where there is room for it. */
function Stage({ item, lang, reading, palette, isAhead = false, ahead, children }: StageProps) {
  const { stimulus, question } = item
  const place = joinClasses('absolute inset-0', isAhead && 'invisible')
  if (stimulus === null)
    return (
      <div data-ahead={isAhead || undefined} className={`${place} overflow-y-auto overscroll-contain`}>
        <div className="mx-auto flex max-w-[80rem] items-start gap-12 px-4 py-6 lg:px-6 lg:py-10">
          <div className="min-w-0 flex-1">{children}</div>
          {palette && (
            <aside className="w-75 shrink-0">
              <Palette {...palette} />
            </aside>
          )}
        </div>
      </div>
    )
  return (
    <div data-ahead={isAhead || undefined} className={`${place} flex`}>
      <div className="min-w-0 flex-1">
        <SplitPane
          stimulus={stimulus}
          questionId={question.id}
          lang={lang}
          reading={reading}
          isAhead={isAhead}
          ahead={ahead}
        >
          {children}
        </SplitPane>
      </div>
      {palette && (
        <aside className="w-83 shrink-0 overflow-y-auto border-l border-line p-4">
          <Palette {...palette} />
        </aside>
      )}
    </div>
  )
}

interface Shared {
  lang: ExamPaper['lang']
  reading: ReadingTab
}

interface StagesProps extends Shared {
  item: PaperItem
  ahead: PaperItem | undefined
  palette: false | ComponentProps<typeof Palette>
  renderQuestion: (item: PaperItem, isAhead: boolean) => ReactNode
}

interface StageProps extends Shared {
  item: PaperItem
  palette: false | ComponentProps<typeof Palette>
  isAhead?: boolean
  /** Another question of the same passage. */
  ahead?: ComponentProps<typeof SplitPane>['ahead']
  children: ReactNode
}
