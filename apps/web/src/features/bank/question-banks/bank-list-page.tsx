import type { BankCard } from '@gerbang/contract/bank/question-banks.ts'
import FileUp from 'icon:file-up'
import Plus from 'icon:plus'
import { useAreaPath } from '../../../auth/area-path.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { useList } from '../../../list/use-list.ts'
import { useProgramOptions } from '../../../list/use-program-options.ts'
import { areaPaths, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ListPage } from '../../../ui/table/list-page.tsx'
import { BankBulk } from './bank-bulk.tsx'
import { bankColumns, bankShape } from './bank-columns.tsx'
import { texts } from './texts.ts'

const words = texts.list
const bulk = { canPick: (bank: BankCard) => bank.can_edit, Actions: BankBulk }

export function BankListPage() {
  return (
    <ListPage
      list={useList(bankShape)}
      words={words}
      columns={bankColumns}
      choices={{ program_id: useProgramOptions() }}
      actions={<Actions />}
      name="question-banks"
      bulk={bulk}
    />
  )
}

function Actions() {
  const { role } = useViewer()
  const toPath = useAreaPath()
  const others = [
    [words.all, areaPaths.allQuestions],
    [words.calibration, areaPaths.calibrations],
    [words.review, areaPaths.questionReview],
    [words.reports, areaPaths.bankFlags],
    [words.markings, areaPaths.markings],
  ] as const
  return (
    <>
      {role === 'admin' && (
        <>
          <ButtonLink to={paths.packs} variant="secondary">
            {words.packs}
          </ButtonLink>
          <ButtonLink to={paths.bankSubjects} variant="secondary">
            {words.subjects}
          </ButtonLink>
        </>
      )}
      {others.map(([label, path]) => (
        <ButtonLink key={path} to={toPath(path, {})} variant="secondary">
          {label}
        </ButtonLink>
      ))}
      <ButtonLink to={toPath(areaPaths.bankUpload, {})} variant="secondary" icon={FileUp}>
        {words.upload}
      </ButtonLink>
      <ButtonLink to={toPath(areaPaths.bankCreate, {})} icon={Plus}>
        {words.create}
      </ButtonLink>
    </>
  )
}
