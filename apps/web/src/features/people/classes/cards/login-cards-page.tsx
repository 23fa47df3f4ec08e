import { useRef, useState } from 'react'
import { LeaveGuard } from '../../../../form/leave-guard.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { CardSheets } from './card-sheets.tsx'
import { PickClasses } from './pick-classes.tsx'
import { texts } from './texts.ts'
import { useMakeCards } from './use-make-cards.ts'

const words = texts.making

/** First passwords for whole classes, on cards to be cut out. They are told here once and kept nowhere. */
export function LoginCardsPage() {
  const { cards, wanted, isMaking, make, clear } = useMakeCards()
  const [renew, setRenew] = useState(false)
  const isPrinted = useRef(false)
  const isDone = cards.length > 0 && !isMaking && wanted.length === 0
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={texts.title}>{texts.intro}</PageHeading>
        {cards.length > 0 && <LeaveGuard isSent={isPrinted} />}
        {isMaking && <Making done={cards.length} of={cards.length + wanted.length} />}
        {!isMaking && cards.length === 0 && (
          <PickClasses
            onMake={(holders, isRenewed) => {
              isPrinted.current = false
              setRenew(isRenewed)
              make(holders, isRenewed)
            }}
          />
        )}
        {!isMaking && cards.length > 0 && wanted.length > 0 && (
          <Notice
            tone="doubt"
            title={words.failed}
            role="alert"
            action={<Button onClick={() => make(wanted, renew)}>{words.go}</Button>}
          >
            {words.step(cards.length, cards.length + wanted.length)}
          </Notice>
        )}
      </div>
      {!isMaking && cards.length > 0 && (
        <CardSheets
          cards={cards}
          onPrint={() => {
            isPrinted.current = true
            window.print()
          }}
          onClear={isDone ? clear : undefined}
        />
      )}
    </>
  )
}

function Making({ done, of }: { done: number; of: number }) {
  return (
    <Card className="max-w-2xl">
      <div className="grid gap-3">
        <output className="font-medium">{words.title}</output>
        <ProgressBar label={words.title} value={done} max={of} />
        <p className="text-sm text-muted">{words.step(done, of)}</p>
      </div>
    </Card>
  )
}
