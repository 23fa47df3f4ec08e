import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { listItems } from '../../question/paper-items.ts'
import { SplitPane } from '../../question/split-pane.tsx'
import { useReadingTab } from '../../question/use-reading-tab.ts'
import { useZoom } from '../../question/use-zoom.tsx'
import { useMediaQuery } from '../../device/use-media-query.ts'
import { BottomBar } from './bottom-bar.tsx'
import { canAnswer, type ExamState } from '../exam-state.ts'
import { Palette } from './palette.tsx'
import { PaletteSheet } from './palette-sheet.tsx'
import { findStatus, listPlaces } from './palette-status.ts'
import { QuestionView } from './question-view.tsx'
import { SessionBanners } from './session-banners.tsx'
import { SessionHeader } from './session-header.tsx'
import type { ExamPaper } from '../sitting.ts'
import { SummaryView } from './summary-view.tsx'
import { useExam } from '../use-exam.ts'
import { useLeaveWarning, usePicturesAhead, useTextsAhead, useWakeLock } from './use-page-guards.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** The full screen of questions that are being answered. */
export function SessionView({ session, paper }: SessionViewProps) {
  const { exam, state } = useExam()
  const items = useMemo(() => listItems(paper, session.order), [paper, session.order])
  const [isSummary, setSummary] = useState(false)
  const [isListOpen, setListOpen] = useState(false)
  const zoomed = useZoom()
  useWakeLock()
  usePicturesAhead(paper)
  useTextsAhead(items)
  useLeaveWarning(exam)

  const showSummary = isSummary || state.closing !== 'no'
  const item = items[state.index] ?? items[0]
  const { reveal, ...reading } = useReadingTab(item)
  useShortcuts({ exam, items, isPaused: showSummary, reveal })

  const statuses = items.map(({ question }) => findStatus(state.rows.get(question.id)))
  const goTo = (index: number) => {
    exam.go(index)
    setSummary(false)
    setListOpen(false)
  }
  const finish = () => {
    setSummary(true)
    setListOpen(false)
  }
  const palette = { statuses, current: showSummary ? -1 : state.index, onGo: goTo, onFinish: finish }

  // A palette that is only hidden would be drawn anew with every tap on a phone.
  const hasRoomForPalette = useMediaQuery(item?.stimulus ? '(min-width: 80rem)' : '(min-width: 64rem)')

  if (item === undefined) return null
  const question = (
    <QuestionView
      key={item.question.id}
      item={item}
      total={items.length}
      partIds={session.order[state.index]?.part_ids ?? []}
      lang={paper.lang}
      row={state.rows.get(item.question.id)}
      isReadOnly={!canAnswer(state)}
    />
  )
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden">
      <SessionHeader
        sitting={session.progress}
        answered={listPlaces(statuses, 'answered', 'doubt').length}
        total={items.length}
      />
      <main className="flex min-h-0 flex-col">
        <SessionBanners items={items} onGo={goTo} />
        {showSummary ? (
          <SummaryView items={items} statuses={statuses} onGo={goTo} onBack={() => setSummary(false)} />
        ) : (
          <Stage item={item} lang={paper.lang} reading={reading} palette={hasRoomForPalette && palette}>
            {question}
          </Stage>
        )}
      </main>
      {!showSummary && (
        <BottomBar
          isFirst={state.index === 0}
          isLast={state.index === items.length - 1}
          isFlagged={state.rows.get(item.question.id)?.flagged ?? false}
          isReadOnly={!canAnswer(state)}
          isSplit={item.stimulus !== null}
          questionId={item.question.id}
          onOpenList={() => setListOpen(true)}
          onFinish={finish}
        />
      )}
      {isListOpen && !showSummary && <PaletteSheet {...palette} onClose={() => setListOpen(false)} />}
      {zoomed}
    </div>
  )
}

/** A question beside its passage, or alone; with the palette where there is room for it. */
function Stage({ item: { stimulus, question }, lang, reading, palette, children }: StageProps) {
  if (stimulus === null)
    return (
      <div key={question.id} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
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
    <div className="flex min-h-0 flex-1">
      <div className="min-w-0 flex-1">
        <SplitPane
          key={stimulus.id}
          stimulus={stimulus}
          questionId={question.id}
          lang={lang}
          reading={reading}
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

interface StageProps {
  item: ReturnType<typeof listItems<ExamPaper['questions'][number]>>[number]
  lang: ExamPaper['lang']
  reading: Omit<ReturnType<typeof useReadingTab>, 'reveal'>
  palette: false | ComponentProps<typeof Palette>
  children: ReactNode
}

interface SessionViewProps {
  session: NonNullable<ExamState['session']>
  paper: ExamPaper
}
