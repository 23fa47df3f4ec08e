import { mail } from '@gerbang/contract/platform/mail.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { formatCount } from '../../../format/format-number.ts'
import { showBriefly } from '../../../toast/toast-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'

const words = texts.mail

/** Whether mails arrive, and a way to find out. */
export function MailCard() {
  const found = useQuery(query(mail.status, {}))
  const test = useSend(mail.test, {
    refreshes: [mail.status],
    onSuccess: ({ data }) => showBriefly(words.sent(data.email)),
  })
  return (
    <Card title={words.title}>
      <Loaded from={found} skeleton={<Skeleton rows={2} />}>
        {({ data }) => (
          <div className="grid grid-cols-1 gap-4">
            <Notice tone={data.way === 'smtp' ? 'ok' : 'doubt'}>{words.ways[data.way]}</Notice>
            <FactList
              of={[
                [words.waiting, formatCount(data.waiting)],
                [words.failed, formatCount(data.failed)],
              ]}
              look="counts"
              className="grid-cols-2 gap-4 text-xl font-bold"
            />
            <div>
              <Button variant="secondary" busy={test.isPending} onClick={() => test.mutate({})}>
                {words.test}
              </Button>
            </div>
          </div>
        )}
      </Loaded>
    </Card>
  )
}
