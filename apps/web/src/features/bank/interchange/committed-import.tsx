import type { ImportDetail } from '@gerbang/contract/bank/interchange.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { areaPaths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { useImportAddress } from './import-address.ts'
import { texts } from './texts.ts'

const words = texts.commit

/** What became of the document. */
export function CommittedImport({ of }: { of: ImportDetail }) {
  const toPath = useAreaPath()
  const { change } = useImportAddress()
  const { published, draft } = of.outcome ?? { published: 0, draft: 0 }
  return (
    <EmptyState
      sketch="papers"
      words={{ title: words.done, text: words.outcome(published, draft) }}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={toPath(areaPaths.bankSubTest, { qbId: of.bank.id, subTesId: of.sub_test.id })}>
            {words.see}
          </ButtonLink>
          <Button variant="secondary" onClick={() => change({ impor: null, lihat: null, soal: null })}>
            {words.another}
          </Button>
        </div>
      }
    />
  )
}
