import { useMemo, useState } from 'react'
import { listItems } from '../../question/paper-items.ts'
import { useReadingTab } from '../../question/use-reading-tab.ts'
import { useZoom } from '../../question/use-zoom.tsx'
import { useMediaQuery } from '../../device/use-media-query.ts'
import { BottomBar } from './bottom-bar.tsx'
import { canAnswer, type ExamState } from '../exam-state.ts'
import { PaletteSheet } from './palette-sheet.tsx'
import { findStatus, listPlaces } from './palette-status.ts'
import { QuestionView } from './question-view.tsx'
import { SessionBanners } from './session-banners.tsx'
import { SessionHeader } from './session-header.tsx'
import { Stages } from './stages.tsx'
import type { ExamPaper } from '../sitting.ts'
import { SummaryView } from './summary-view.tsx'
import { useExam } from '../use-exam.ts'
import { useLeaveWarning, usePicturesAhead, useTextsAhead, useWakeLock } from './use-page-guards.ts'
import { useQuestionAhead } from './use-question-ahead.ts'
import { type PaperItem, useShortcuts } from './use-shortcuts.ts'

const noParts: string[] = []

/** The full screen of questions that are being answered. */
export function SessionView({ session, paper }: SessionViewProps) {
  const { exam, state } = useExam()
  const items = useMemo(() => listItems(paper, session.order), [paper, session.order])
  const [shown, show] = useState<'question' | 'list' | 'summary'>('question')
  const zoomed = useZoom()
  useWakeLock()
  usePicturesAhead(paper)
  useTextsAhead(items)
  useLeaveWarning(exam)

  const showSummary = shown === 'summary' || state.closing !== 'no'
  const item = items[state.index] ?? items[0]
  const { reveal, ...reading } = useReadingTab(item)
  const ahead = useQuestionAhead(state.index)
  useShortcuts({ exam, items, isPaused: showSummary, reveal })

  const statuses = items.map(({ question }) => findStatus(state.rows.get(question.id)))
  const goTo = (index: number) => {
    exam.go(index)
    show('question')
  }
  const finish = () => show('summary')
  const palette = { statuses, current: showSummary ? -1 : state.index, onGo: goTo, onFinish: finish }

  // A palette that is only hidden would be drawn anew with every tap on a phone.
  const hasRoomForPalette = useMediaQuery(item?.stimulus ? '(min-width: 80rem)' : '(min-width: 64rem)')

  if (item === undefined) return null
  const renderQuestion = (item: PaperItem, isAhead: boolean) => (
    <QuestionView
      key={item.question.id}
      item={item}
      total={items.length}
      partIds={session.order[item.number - 1]?.part_ids ?? noParts}
      lang={paper.lang}
      row={state.rows.get(item.question.id)}
      isReadOnly={!canAnswer(state)}
      isAhead={isAhead}
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
          <SummaryView items={items} statuses={statuses} onGo={goTo} onBack={() => show('question')} />
        ) : (
          <Stages
            item={item}
            ahead={hasRoomForPalette || ahead === undefined ? undefined : items[ahead]}
            lang={paper.lang}
            reading={reading}
            palette={hasRoomForPalette && palette}
            renderQuestion={renderQuestion}
          />
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
          onOpenList={() => show('list')}
          onFinish={finish}
        />
      )}
      {shown === 'list' && !showSummary && <PaletteSheet {...palette} onClose={() => show('question')} />}
      {zoomed}
    </div>
  )
}

interface SessionViewProps {
  session: NonNullable<ExamState['session']>
  paper: ExamPaper
}
