import { reminders } from '@gerbang/contract/learning/reminders.ts'
import type { TryoutDetail } from '@gerbang/contract/exam/tryouts.ts'
import { useQuery } from '@tanstack/react-query'
import BellOff from 'icon:bell-off'
import BellPlus from 'icon:bell-plus'
import CalendarPlus from 'icon:calendar-plus'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { saveCalendar } from '../../../tryout/calendar-file.ts'
import { Button } from '../../../ui/button.tsx'
import { texts } from './texts.ts'

const words = texts.remember

/** For a try-out that is still to come: a mail the evening before, and an entry in one's own calendar. */
export function RememberTryout({ tryout }: { tryout: TryoutDetail }) {
  const { email } = useViewer()
  return (
    <div className="mt-3 grid gap-2">
      {email !== null && <MailReminder slug={tryout.slug} email={email} />}
      <Button
        variant="quiet"
        icon={<CalendarPlus aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => saveCalendar(tryout, words.calendarNote(location.host))}
      >
        {words.calendar}
      </Button>
    </div>
  )
}

function MailReminder({ slug, email }: { slug: string; email: string }) {
  const { data } = useQuery(query(reminders.get, { params: { slug } }))
  const refreshes = [reminders.get]
  const ask = useSend(reminders.ask, { refreshes })
  const cancel = useSend(reminders.cancel, { refreshes })
  const isSet = data?.data.wanted === true && data.data.allowed
  const { isPending, mutate } = isSet ? cancel : ask
  const Icon = isSet ? BellOff : BellPlus
  return (
    <>
      <output className={isSet ? 'text-md' : 'sr-only'}>{isSet && words.set(email)}</output>
      <Button
        variant="secondary"
        busy={isPending}
        icon={<Icon aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => mutate({ params: { slug } })}
      >
        {isSet ? words.cancel : words.ask}
      </Button>
    </>
  )
}
