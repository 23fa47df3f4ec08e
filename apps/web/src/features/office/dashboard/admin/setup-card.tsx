import { type Setup as SetupData, type SetupStep, setup } from '@gerbang/contract/office/setup.ts'
import { useQuery } from '@tanstack/react-query'
import Circle from 'icon:circle'
import CircleCheck from 'icon:circle-check'
import { query } from '../../../../api/query.ts'
import { useSend } from '../../../../api/use-send.ts'
import { areaPaths, paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { joinClasses } from '../../../../ui/join-classes.ts'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { texts } from './texts.ts'

const words = texts.setup

/** Where a step is done; a backup is made at the server. */
const places: Record<SetupStep, string | undefined> = {
  identity: paths.settings,
  packs: paths.packs,
  teachers: paths.userCreate,
  students: paths.studentLists,
  classes: `${paths.admin}/${areaPaths.classes}`,
  cards: paths.loginCards,
  tryout: paths.planLaunch,
  mail: paths.settings,
  backup: undefined,
  second_admin: paths.userCreate,
}

/** What leads a school to its first try-out, until all of it is done or it is put aside. */
export function SetupCard() {
  const found = useQuery(query(setup.get, {}))
  return (
    <Loaded from={found} skeleton={null}>
      {({ data }) => !data.steps.every(({ is_done }) => is_done) && <Setup of={data} />}
    </Loaded>
  )
}

function Setup({ of: data }: { of: SetupData }) {
  const put = useSend(setup.putAside, { refreshes: [setup.get] })
  const putAside = (is_aside: boolean) => put.mutate({ body: { is_aside } })
  if (data.is_aside)
    return (
      <Button
        variant="secondary"
        className="order-last justify-self-start"
        busy={put.isPending}
        onClick={() => putAside(false)}
      >
        {words.bringBack}
      </Button>
    )
  return <Steps of={data} isBusy={put.isPending} onAside={() => putAside(true)} />
}

function Steps({ of: { steps }, isBusy, onAside }: StepsProps) {
  const done = steps.filter(({ is_done }) => is_done).length
  const next = steps.find(({ is_done }) => !is_done)?.name
  return (
    <Card title={words.title} note={words.note}>
      <p className="mb-2 text-md font-semibold">{words.done(done, steps.length)}</p>
      <ProgressBar value={done} max={steps.length} label={words.done(done, steps.length)} className="mb-3" />
      <ol className="divide-y divide-line">
        {steps.map(step => (
          <Step key={step.name} step={step} isNext={step.name === next} />
        ))}
      </ol>
      <Button variant="quiet" className="mt-3" busy={isBusy} onClick={onAside}>
        {words.aside}
      </Button>
    </Card>
  )
}

function Step({
  step: { name, is_done, count },
  isNext,
}: {
  step: SetupData['steps'][number]
  isNext: boolean
}) {
  const { title, minutes, text, found } = words.steps[name]
  const to = places[name]
  const Mark = is_done ? CircleCheck : Circle
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3 sm:flex-nowrap sm:items-center">
      <Mark
        aria-label={is_done ? words.isDone : words.isOpen}
        size={20}
        strokeWidth={1.75}
        className={is_done ? 'shrink-0 text-ok' : 'shrink-0 text-muted'}
      />
      <div className="min-w-0 flex-1 basis-48">
        <p className={is_done ? 'text-md text-muted' : 'text-md font-semibold'}>
          {title}
          {!is_done && <span className="ml-2 text-sm font-normal text-muted">{words.minutes(minutes)}</span>}
        </p>
        <p className="text-sm text-muted">{is_done ? found(count) : text}</p>
      </div>
      {to !== undefined && (
        // On a phone it stands under the words.
        <div className={joinClasses('basis-full sm:basis-auto sm:pl-0', isNext ? 'pl-9' : 'pl-6')}>
          <ButtonLink to={to} variant={isNext ? 'primary' : 'quiet'} size="table" label={words.open(title)}>
            {is_done ? words.look : words.go}
          </ButtonLink>
        </div>
      )}
    </li>
  )
}

interface StepsProps {
  of: SetupData
  isBusy: boolean
  onAside: () => void
}
