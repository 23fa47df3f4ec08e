import { type VersionCard, questionVersions } from '@gerbang/contract/bank/question-versions.ts'
import { type EditedQuestion, questions } from '@gerbang/contract/bank/questions.ts'
import { useQuery } from '@tanstack/react-query'
import RotateCcw from 'icon:rotate-ccw'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { query } from '../../../../api/query.ts'
import { useAreaPath } from '../../../../auth/area-path.ts'
import { Moment } from '../../../../auth/moment.tsx'
import { AskFirst } from '../../../../form/ask-first.tsx'
import { areaPaths } from '../../../../paths.ts'
import { buttonClasses } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Choice } from '../../../../ui/form/choice.tsx'
import { DialogButton } from '../../../../ui/overlay/dialog-button.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { compareVersions } from './compare-versions.ts'
import { Difference } from './difference.tsx'
import { texts } from './texts.ts'
import { UsesCard } from './uses-card.tsx'

const words = texts.history
interface Path {
  qbId: string
  subTesId: string
  id: string
}

/** What a question was, what has changed between two of its versions, and who keeps which. */
export function HistoryPage() {
  const { qbId = '', subTesId = '', questionId = '' } = useParams()
  const path = { qbId, subTesId, id: questionId }
  const toPath = useAreaPath()
  const question = useQuery(query(questions.get, { params: path }))
  const list = useQuery(query(questionVersions.list, { params: path }))
  return (
    <Loaded from={question}>
      {({ data }) => (
        <>
          <PageHeading
            title={words.title(data.position)}
            eyebrow={texts.version(data.version, texts.nameStatus(data))}
          >
            <Link
              to={toPath(areaPaths.question, { qbId, subTesId, questionId })}
              className={buttonClasses('secondary', 'table')}
            >
              {words.back}
            </Link>
          </PageHeading>
          <Loaded from={list}>
            {({ data: versions }) => <History path={path} question={data} versions={versions} />}
          </Loaded>
        </>
      )}
    </Loaded>
  )
}

function History({
  path,
  question,
  versions,
}: {
  path: Path
  question: EditedQuestion
  versions: VersionCard[]
}) {
  const { version: present, published_version } = question
  const next = Math.max(present, ...versions.map(({ version }) => version)) + 1
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] *:min-w-0">
      <Card title={words.difference}>
        {versions.length > 1 ? (
          <Comparison path={path} versions={versions} present={present} />
        ) : (
          <p className="text-muted">{words.onlyOne}</p>
        )}
      </Card>
      <div className="grid gap-6 *:min-w-0">
        <Card title={words.versions}>
          <ol className="divide-y divide-line">
            {versions.map(card => (
              <li
                key={card.version}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0"
              >
                <VersionFacts card={card} question={question} />
                {card.version !== present && question.can_edit && (
                  <Restore
                    path={path}
                    version={card.version}
                    next={card.version === published_version ? undefined : next}
                    revision={question.revision}
                  />
                )}
              </li>
            ))}
          </ol>
        </Card>
        <UsesCard path={path} newest={present} />
      </div>
    </div>
  )
}

interface ComparisonProps {
  path: Path
  versions: VersionCard[]
  present: number
}

/** Which two are compared stands in the address; otherwise the present one and the one before it. */
function Comparison({ path, versions, present }: ComparisonProps) {
  const [address, setAddress] = useSearchParams()
  const pick = (name: string, otherwise: number) => {
    const asked = Number(address.get(name))
    return versions.some(({ version }) => version === asked) ? asked : otherwise
  }
  const to = pick('to', present)
  const from = pick('from', versions.find(({ version }) => version < to)?.version ?? to)
  const choose = (chosen: Record<string, number>) =>
    setAddress(
      Object.fromEntries(
        Object.entries({ from, to, ...chosen }).map(([name, value]) => [name, String(value)]),
      ),
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <VersionSelect
          label={words.from}
          value={from}
          versions={versions}
          onChoose={version => choose({ from: version })}
        />
        <span aria-hidden>→</span>
        <VersionSelect
          label={words.to}
          value={to}
          versions={versions}
          onChoose={version => choose({ to: version })}
        />
      </div>
      <Compared path={path} from={from} to={to} />
    </>
  )
}

function VersionFacts({ card, question }: { card: VersionCard; question: EditedQuestion }) {
  const marks = [
    card.version === question.version && words.present,
    card.version === question.published_version && words.published,
  ].filter(Boolean)
  return (
    <div className="min-w-0">
      <p className="font-semibold">
        {words.version(card.version)}
        {marks.length > 0 && <span className="font-normal text-muted"> · {marks.join(' · ')}</span>}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {card.author?.name ?? words.noAuthor} · <Moment iso={card.updated_at} />
      </p>
    </div>
  )
}

interface VersionSelectProps {
  label: string
  value: number
  versions: VersionCard[]
  onChoose: (version: number) => void
}

function VersionSelect({ label, value, versions, onChoose }: VersionSelectProps) {
  return (
    <Choice
      aria-label={label}
      className="w-auto"
      value={String(value)}
      options={versions.map(({ version }) => ({ value: String(version), label: words.version(version) }))}
      onPick={version => onChoose(Number(version))}
    />
  )
}

function Compared({ path, from, to }: { path: Path; from: number; to: number }) {
  const read = (version: number) => query(questionVersions.get, { params: { ...path, version } })
  const before = useQuery(read(from))
  const after = useQuery(read(to))
  if (from === to) return <p className="text-muted">{words.pickTwo}</p>
  return (
    <Loaded from={before} skeleton={<Skeleton rows={4} className="h-10" />}>
      {({ data: older }) => (
        <Loaded from={after} skeleton={<Skeleton rows={4} className="h-10" />}>
          {({ data: newer }) => <Difference changes={compareVersions(older, newer)} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Restore({ path, version, next, revision }: RestoreProps) {
  const navigate = useNavigate()
  return (
    <DialogButton
      size="table"
      icon={<RotateCcw aria-hidden size={16} strokeWidth={1.75} />}
      aria-label={words.restoreOf(version)}
      label={words.restore}
    >
      {onClose => (
        <AskFirst
          call={questionVersions.restore}
          input={{ params: { ...path, version }, body: { revision } }}
          refreshes={[questions.get, questions.list, questionVersions.list, questionVersions.usage]}
          onSuccess={() => {
            onClose()
            return navigate('?', { replace: true })
          }}
          words={{
            title: words.restoreTitle(version),
            text: next === undefined ? words.restorePublished : words.restoreText(next),
            confirm: words.restore,
          }}
          tone="primary"
          onClose={onClose}
        />
      )}
    </DialogButton>
  )
}

interface RestoreProps {
  path: Path
  version: number
  /** What it will be; undefined where it is in use already, beside a draft. */
  next: number | undefined
  revision: number
}
