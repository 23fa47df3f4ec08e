import type { Stimulus } from '@gerbang/contract/exam/progresses.ts'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { buttonClasses } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { QuestionHtml } from './question-html.tsx'
import { texts } from './texts.ts'
import type { ReadingTab, Tab } from './use-reading-tab.ts'
import { PressedButtons } from '../ui/pressed-buttons.tsx'

/**
 * Passage and question side by side, or behind two tabs on a phone. The hidden one is only invisible, never taken
 * out, because browsers forget the scroll position of what is not displayed.
 */
export function SplitPane(props: SplitPaneProps) {
  const { stimulus, questionId, lang, reading, isAhead = false, ahead, children } = props
  const { tab, onTab, pane } = reading
  const tabs = useRef<HTMLFieldSetElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAhead || tabs.current?.contains(document.activeElement)) return
    const question = pane.current?.querySelector('h2')
    question?.focus({ preventScroll: true })
    // What is invisible takes no focus.
    if (document.activeElement !== question) title.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- these decide what is on the screen
  }, [tab, questionId, pane, isAhead])
  const hide = (own: Tab) => (own === tab ? '' : 'max-lg:invisible')
  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-2 lg:grid-rows-[minmax(0,1fr)]">
      <fieldset
        ref={tabs}
        aria-label={texts.tabsLabel}
        className="flex gap-1 border-b border-line bg-surface px-4 lg:hidden"
      >
        <PressedButtons
          of={[
            ['passage', texts.tabs.passage],
            ['question', texts.tabs.question],
          ]}
          current={tab}
          onPick={onTab}
          className="-mb-px min-h-11 flex-1 border-b-3 border-transparent text-md font-semibold text-muted aria-pressed:border-brand aria-pressed:text-ink"
        />
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
          <h2 ref={title} tabIndex={-1} className="mb-4 text-xl outline-none">
            {stimulus.title}
          </h2>
          <QuestionHtml html={stimulus.html} />
        </div>
        <button
          type="button"
          onClick={() => onTab('question')}
          className={joinClasses(buttonClasses('secondary'), 'mt-6 w-full lg:hidden')}
        >
          {texts.toQuestion}
        </button>
      </section>
      <Pane key={questionId} ref={isAhead ? null : pane} className={hide('question')}>
        {children}
      </Pane>
      {ahead && (
        <Pane key={ahead.questionId} data-ahead className="invisible">
          {ahead.question}
        </Pane>
      )}
    </div>
  )
}

function Pane({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      aria-label={texts.tabs.question}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      className={joinClasses(
        'col-start-1 row-start-2 relative min-h-0 overflow-y-auto overscroll-contain px-4 py-6 lg:col-start-2 lg:row-start-1 lg:px-8 lg:py-8',
        className,
      )}
      {...rest}
    />
  )
}

interface SplitPaneProps {
  stimulus: Stimulus
  questionId: string
  lang: string
  reading: ReadingTab
  /** Out of sight as a whole. */
  isAhead?: boolean
  /** Another question of this passage, drawn out of sight. */
  ahead?: { questionId: string; question: ReactNode } | undefined
  children: ReactNode
}
