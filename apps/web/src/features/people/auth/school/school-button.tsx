import { schoolLogin } from '@gerbang/contract/people/school-login.ts'
import { useQuery } from '@tanstack/react-query'
import School from 'icon:school'
import { useSearchParams } from 'react-router'
import { query } from '../../../../api/query.ts'
import { useSend } from '../../../../api/use-send.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { texts } from '../texts.ts'
import { keepTicket } from './ticket.ts'

/** To the school's own provider, where one is set up. */
export function SchoolButton() {
  const [params] = useSearchParams()
  const offer = useQuery(query(schoolLogin.offer, {}))
  const begin = useSend(schoolLogin.begin, {
    onError: () => {},
    onSuccess: ({ data: { url, ticket } }) => {
      keepTicket({ ticket, redirect: params.get('redirect') })
      location.assign(url)
    },
  })
  const label = offer.data?.data.label
  if (typeof label !== 'string') return null
  return (
    <div className="mt-5 grid gap-5">
      <p className="flex items-center gap-3 text-sm text-muted before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
        {texts.or}
      </p>
      {begin.isError && (
        <Notice tone="bad" role="alert">
          {begin.error.message}
        </Notice>
      )}
      <Button
        variant="secondary"
        size="large"
        icon={<School aria-hidden size={20} strokeWidth={1.75} />}
        busy={begin.isPending || begin.isSuccess}
        onClick={() => begin.mutate({})}
      >
        {label}
      </Button>
    </div>
  )
}
