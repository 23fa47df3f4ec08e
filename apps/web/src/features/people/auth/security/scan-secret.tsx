import { secondFactor } from '@gerbang/contract/people/second-factor.ts'
import { CallForm, Submit } from '../../../../form/call-form.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { QrCode } from '../../../../ui/qr-code.tsx'
import { factorReads } from './factor-reads.ts'
import { texts } from './texts.ts'

const words = texts.scan

export interface Secret {
  secret: string
  uri: string
}

/** The secret goes into the app, and a first code of the app comes back. */
export function ScanSecret({ secret, uri, onCodes, onCancel }: ScanSecretProps) {
  const confirm = useCallForm(secondFactor.confirm, {
    values: { code: '' },
    sentences: { code: texts.factor.needCode },
    refreshes: factorReads,
    onSuccess: ({ data }) => onCodes(data.recovery_codes),
  })
  return (
    <ol className="grid list-decimal grid-cols-1 gap-6 pl-5">
      <li>
        <p>{words.first}</p>
        <div className="my-4">
          <QrCode text={uri} label={words.picture} />
        </div>
        <p className="text-sm text-muted">{words.byHand}</p>
        <p className="mt-1 font-mono text-md font-semibold wrap-anywhere">{spread(secret)}</p>
      </li>
      <li>
        <p className="mb-4">{words.second}</p>
        <CallForm of={confirm}>
          <TextField name="code" label={texts.factor.code} inputMode="numeric" autoComplete="one-time-code" />
          <Submit label={words.confirm}>
            <Button variant="secondary" onClick={onCancel}>
              {texts.factor.cancel}
            </Button>
          </Submit>
        </CallForm>
      </li>
    </ol>
  )
}

/** In groups of four, as people read them out; apps take the spaces. */
function spread(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}

interface ScanSecretProps extends Secret {
  onCodes: (codes: string[]) => void
  onCancel: () => void
}
