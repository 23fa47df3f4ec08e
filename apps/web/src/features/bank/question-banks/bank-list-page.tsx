import type { BankCard } from '@gerbang/contract/bank/question-banks.ts'
import FileUp from 'icon:file-up'
import Plus from 'icon:plus'
import { Link } from 'react-router'
import { useAreaPath } from '../../../auth/area-path.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { createListPage } from '../../../list/create-list-page.tsx'
import { useProgramChoices } from '../../../list/use-name-options.ts'
import { areaPaths, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { BankBulk } from './bank-bulk.tsx'
import { bankColumns, bankShape } from './bank-columns.tsx'
import { texts } from './texts.ts'

const words = texts.list
const bulk = { canPick: (bank: BankCard) => bank.can_edit, Actions: BankBulk }

export const BankListPage = createListPage({
  shape: bankShape,
  words,
  columns: bankColumns,
  useChoices: useProgramChoices,
  more: <More />,
  actions: <Create />,
  name: 'question-banks',
  bulk,
})

function Create() {
  const toPath = useAreaPath()
  return (
    <ButtonLink to={toPath(areaPaths.bankCreate, {})} icon={Plus}>
      {words.create}
    </ButtonLink>
  )
}

/** What else concerns questions. */
function More() {
  const { role } = useViewer()
  const toPath = useAreaPath()
  const around: [label: string, to: string][] = [
    ...(role === 'admin' ? officeOnly : []),
    [words.all, toPath(areaPaths.allQuestions, {})],
    [words.calibration, toPath(areaPaths.calibrations, {})],
    [words.review, toPath(areaPaths.questionReview, {})],
    [words.reports, toPath(areaPaths.bankFlags, {})],
    [words.markings, toPath(areaPaths.markings, {})],
  ]
  return (
    <>
      {/* An admin's links take a line of their own, so that the buttons stay together. */}
      <nav
        aria-label={words.around}
        className={joinClasses('flex flex-wrap gap-x-5', role === 'admin' ? 'sm:basis-full' : 'sm:mr-3')}
      >
        {around.map(([label, to]) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center text-md font-semibold text-brand hover:underline"
          >
            {label}
          </Link>
        ))}
      </nav>
      <ButtonLink to={toPath(areaPaths.bankUpload, {})} variant="secondary" icon={FileUp}>
        {words.upload}
      </ButtonLink>
    </>
  )
}

const officeOnly: [label: string, to: string][] = [
  [words.packs, paths.packs],
  [words.subjects, paths.bankSubjects],
]
