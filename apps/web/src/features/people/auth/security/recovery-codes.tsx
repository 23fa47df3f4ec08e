import Printer from 'icon:printer'
import { useViewer } from '../../../../auth/viewer.ts'
import { useProduct } from '../../../../ui/brand/product.ts'
import { Button } from '../../../../ui/button.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { texts } from './texts.ts'
import './recovery-codes.css'

const words = texts.recovery

/** The screen shows what the printer prints. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { email, username } = useViewer()
  const { name } = useProduct()
  return (
    <>
      <PageHeading title={words.title} eyebrow={words.of(name, email ?? username)}>
        {words.text}
      </PageHeading>
      <ol className="grid max-w-md grid-cols-1 gap-2 rounded-card border border-line bg-surface p-5 font-mono text-lg font-semibold sm:grid-cols-2">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button icon={<Printer aria-hidden size={18} strokeWidth={1.75} />} onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  )
}
