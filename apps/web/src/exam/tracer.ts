import type { SessionEvent, Trace } from '@gerbang/contract/exam/progresses.ts'
import type { ExamPaper } from './sitting.ts'

/** Said again so often, with a save that is made anyway; what is lost with a page is never more than this. */
const restMs = 60_000
const mostEvents = 1_000
const mostAtOnce = 50

export type Tracer = ReturnType<typeof createTracer>

/** What a page leaves behind when it goes, for the one that comes in its place. */
export interface KeptTrace {
  visit: string
  shownMs: [questionId: string, ms: number][]
  events: Trace['events']
  noted: number
}

/** Measures how long each question is on the screen, and notes what happens to the page. `firstVisit` names this page load. */
export function createTracer(firstVisit: string, now: () => number) {
  let visit = firstVisit
  const shownMs = new Map<string, number>()
  let events: Trace['events'] = []
  let noted = 0
  let shown: string | null = null
  let isVisible = true
  let since = now()
  let toldAt = now()

  /** Books the time until now on the question that was shown. */
  function book() {
    const at = now()
    if (shown !== null && isVisible) shownMs.set(shown, (shownMs.get(shown) ?? 0) + at - since)
    since = at
  }

  return {
    /** The question on the screen, or none. */
    show: (questionId: string | null) => {
      book()
      shown = questionId
    },
    setVisible: (visible: boolean) => {
      book()
      isVisible = visible
    },
    note: (kind: SessionEvent, at: string) => {
      if (noted < mostEvents) events.push({ n: ++noted, kind, at })
    },
    keep: (): KeptTrace => {
      book()
      return { visit, shownMs: [...shownMs], events, noted }
    },
    /** Goes on with what the page before has measured: a reload is the same visit. */
    adopt: (kept: KeptTrace) => {
      visit = kept.visit
      for (const [id, ms] of kept.shownMs) shownMs.set(id, (shownMs.get(id) ?? 0) + ms)
      events = [...kept.events, ...events.map(event => ({ ...event, n: event.n + kept.noted }))]
      noted += kept.noted
    },
    /** What to send along, if it is time; whole seconds, so that they never sum to more than has passed. */
    read: (paper: ExamPaper | null, isLast: boolean): Trace | undefined => {
      if (paper === null || (!isLast && now() - toldAt < restMs)) return undefined
      book()
      const seconds = paper.questions.map(({ id }) => Math.floor((shownMs.get(id) ?? 0) / 1000))
      return { visit, seconds, events: events.slice(0, mostAtOnce) }
    },
    /** The server has it. */
    settle: (trace: Trace | undefined) => {
      if (trace === undefined) return
      toldAt = now()
      const last = trace.events.at(-1)?.n ?? 0
      events = events.filter(({ n }) => n > last)
    },
  }
}
