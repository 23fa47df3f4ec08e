import { useRef, useState } from 'react'

export type Tab = 'passage' | 'question'

interface Place {
  question: { id: string }
  stimulus: { id: string } | null
}

interface Shown {
  question_id: string | undefined
  tab: Tab
  met: ReadonlySet<string>
}

/** A passage comes first when it is met; whoever returns to it, or goes on to its next question, wants the question. */
export function followPlace({ met }: Pick<Shown, 'met'>, place: Place | undefined): Shown {
  const id = place?.stimulus?.id
  const isNew = id !== undefined && !met.has(id)
  return {
    question_id: place?.question.id,
    tab: isNew ? 'passage' : 'question',
    met: isNew ? new Set(met).add(id) : met,
  }
}

/**
 * What a phone shows of a question with a passage; a wide screen shows both, whatever this says. `read` are passages
 * that the student knows from before.
 */
export function useReadingTab(place: Place | undefined, read: readonly string[] = []) {
  const pane = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(() => followPlace({ met: new Set(read) }, place))
  if (shown.question_id !== place?.question.id) setShown(followPlace(shown, place))
  const setTab = (tab: Tab) => setShown(shown => ({ ...shown, tab }))
  return {
    tab: shown.tab,
    onTab: setTab,
    pane,
    /** Brings a hidden question forward; false when it is on the screen anyway. */
    reveal: () => {
      if (pane.current === null || getComputedStyle(pane.current).visibility === 'visible') return false
      setTab('question')
      return true
    },
  }
}

export type ReadingTab = Omit<ReturnType<typeof useReadingTab>, 'reveal'>
