import Printer from 'icon:printer'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { useProduct } from '../../../../ui/brand/product.ts'
import { QrCode } from '../../../../ui/qr-code.tsx'
import { texts } from './texts.ts'
import type { LoginCard } from './use-make-cards.ts'
import '../../card-sheet.css'
import './login-cards.css'

const words = texts.sheets
const perSheet = 8

interface Sheet {
  name: string
  /** Of those of its class. */
  at: number
  of: number
  cards: LoginCard[]
}

/** Each class begins a sheet of its own, so that stacks can be handed over. */
function fillSheets(cards: readonly LoginCard[]): Sheet[] {
  const ids = [...new Set(cards.map(card => card.of.id))]
  return ids.flatMap(id => {
    const some = cards.filter(card => card.of.id === id)
    const of = Math.ceil(some.length / perSheet)
    const name = some[0]?.of.name ?? ''
    return Array.from({ length: of }, (_, at) => ({
      name,
      at: at + 1,
      of,
      cards: some.slice(at * perSheet, (at + 1) * perSheet),
    }))
  })
}

/** The screen shows what the printer prints. */
export function CardSheets({ cards, onPrint, onClear }: CardSheetsProps) {
  const sheets = fillSheets(cards)
  return (
    <>
      <div className="mb-6 print:hidden">
        <output className="block max-w-2xl text-md">{words.made(cards.length, sheets.length)}</output>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button icon={<Printer aria-hidden size={18} strokeWidth={1.75} />} onClick={onPrint}>
            {words.print}
          </Button>
          {onClear && (
            <Button variant="secondary" onClick={onClear}>
              {words.again}
            </Button>
          )}
        </div>
      </div>
      {sheets.map(({ name, at, of, cards: some }) => (
        <section key={`${name} ${at}`} className="login-sheet card-sheet" aria-label={words.list(name, at)}>
          <ul className="login-cards card-grid">
            {some.map(card => (
              <LoginCardFace key={card.member.id} card={card} />
            ))}
          </ul>
          <p className="login-sheet-foot">{words.sheet(name, at, of)}</p>
        </section>
      ))}
    </>
  )
}

function LoginCardFace({ card: { member, of, password } }: { card: LoginCard }) {
  const { name, username, nisn } = member
  const product = useProduct()
  // Never the password: who finds the picture of a code is nobody yet.
  const address = `${window.location.origin}${paths.login}?user=${encodeURIComponent(username)}`
  return (
    <li className="login-card">
      <p className="login-card-head">
        {product.logo_url !== null && <img src={product.logo_url} alt="" className="login-card-logo" />}
        <span>{of.school_name ?? product.name}</span>
      </p>
      <div className="login-card-body">
        <div className="login-card-facts">
          <p className="login-card-name">{name}</p>
          <p>{of.name}</p>
          <dl>
            <dt>{username === nisn ? words.nisn : words.user}</dt>
            <dd>{username}</dd>
            <dt>{words.password}</dt>
            <dd className="login-card-password">{password}</dd>
          </dl>
          <p className="login-card-address">{window.location.host}</p>
        </div>
        <div className="login-card-code">
          <QrCode text={address} label={words.qr(name)} />
        </div>
      </div>
      <p className="login-card-how">{words.how}</p>
    </li>
  )
}

interface CardSheetsProps {
  cards: readonly LoginCard[]
  onPrint: () => void
  onClear: (() => void) | undefined
}
