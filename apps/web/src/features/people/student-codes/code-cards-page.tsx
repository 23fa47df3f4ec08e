import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { useQuery } from '@tanstack/react-query'
import Printer from 'icon:printer'
import { useLocation } from 'react-router'
import { query } from '../../../api/query.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { formatCount } from '../../../format/format-number.ts'
import { formatLongDate } from '../../../format/format-time.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadedRows } from '../../../ui/page/loaded-rows.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { useProduct } from '../../../ui/brand/product.ts'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { codeShape } from './code-columns.tsx'
import { texts } from './texts.ts'
import '../card-sheet.css'
import './code-cards.css'

const words = texts.cards
type Card = { code: string; label: string; batch: string; expires_at: string | null }

/** What the list is narrowed to, as cards to be cut out: the screen shows what the printer prints. */
export function CodeCardsPage() {
  const { search, filters } = useTableAddress(codeShape)
  const location = useLocation()
  const cards = useQuery(query(studentCodes.cards, { query: { ...filters, search } }))
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={words.title}>
          {cards.data && words.intro(formatCount(cards.data.meta.total))}
        </PageHeading>
        <div className="mb-6 flex flex-wrap gap-3">
          <Button
            icon={<Printer aria-hidden size={18} strokeWidth={1.75} />}
            disabled={!cards.data?.data.length}
            onClick={() => window.print()}
          >
            {words.print}
          </Button>
          <ButtonLink to={paths.studentCodes + location.search} variant="secondary">
            {words.back}
          </ButtonLink>
        </div>
      </div>
      <LoadedRows from={cards} skeleton={<Skeleton rows={4} className="h-24" />} none={words.none}>
        {({ data }) => (
          <ul className="code-cards card-grid card-sheet">
            {data.map(card => (
              <CodeCard key={card.code} card={card} />
            ))}
          </ul>
        )}
      </LoadedRows>
    </>
  )
}

function CodeCard({ card: { code, label, batch, expires_at } }: { card: Card }) {
  const { time_zone } = useViewer()
  return (
    <li className="code-card">
      <p className="code-card-head">
        <span className="code-card-product">{useProduct().name}</span>
        <span>{[label, batch].filter(Boolean).join(' · ') || words.caption}</span>
      </p>
      <p className="code-card-code">{spread(code)}</p>
      <p className="code-card-how">
        {words.how(window.location.host)}
        {expires_at !== null && `. ${words.until(formatLongDate(expires_at, time_zone))}`}
      </p>
    </li>
  )
}

/** Long ones in groups of four, as people read them out; spaces do not count when it is typed. */
function spread(code: string): string {
  if (code.length <= 8) return code
  return code.match(/.{1,4}/g)?.join(' ') ?? code
}
