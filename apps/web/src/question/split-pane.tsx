import type { Stimulus } from '@gerbang/contract/progresses.ts'
import { type ReactNode, useState } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { QuestionHtml } from './question-html.tsx'
import { texts } from './texts.ts'

type Tab = 'passage' | 'question'

/**
 * Passage and question side by side, or behind two tabs on a phone. The hidden one is only invisible, never taken
 * out, because browsers forget the scroll position of what is not displayed.
 */
export function SplitPane({ stimulus, questionId, lang, children }: SplitPaneProps) {
  const [tab, setTab] = useState<Tab>('passage')
  const [shownId, setShownId] = useState(questionId)
  if (shownId !== questionId) {
    setShownId(questionId)
    setTab('question')
  }
  const hide = (own: Tab) => (own === tab ? '' : 'invisible lg:visible')
  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-2 lg:grid-rows-[minmax(0,1fr)]">
      <fieldset
        aria-label={texts.tabsLabel}
        className="flex gap-1 border-b border-line bg-surface px-4 lg:hidden"
      >
        {(['passage', 'question'] as const).map(name => (
          <button
            key={name}
            type="button"
            aria-pressed={tab === name}
            onClick={() => setTab(name)}
            className="-mb-px min-h-11 flex-1 border-b-3 border-transparent text-md font-semibold text-muted aria-pressed:border-brand aria-pressed:text-ink"
          >
            {texts.tabs[name]}
          </button>
        ))}
      </fieldset>
      <section
        aria-label={stimulus.title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the only way to scroll a passage with the keyboard
        tabIndex={0}
        className={joinClasses(
          'col-start-1 row-start-2 relative min-h-0 overflow-y-auto overscroll-contain px-4 py-6 lg:row-start-1 lg:border-r lg:border-line lg:bg-surface lg:px-8 lg:py-8',
          hide('passage'),
        )}
      >
        <div lang={lang} className="mx-auto max-w-[68ch]">
          <h2 className="mb-4 text-xl">{stimulus.title}</h2>
          <QuestionHtml html={stimulus.html} />
        </div>
      </section>
      <div
        className={joinClasses(
          'col-start-1 row-start-2 relative min-h-0 overflow-y-auto overscroll-contain px-4 py-6 lg:col-start-2 lg:row-start-1 lg:px-8 lg:py-8',
          hide('question'),
        )}
        data-scroller
      >
        {children}
      </div>
    </div>
  )
}

interface SplitPaneProps {
  stimulus: Stimulus
  /** The next question about the same passage is shown at once. */
  questionId: string
  lang: string
  children: ReactNode
}
