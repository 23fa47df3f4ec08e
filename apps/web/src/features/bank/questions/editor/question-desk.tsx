import { type BankQuestion, type EditedQuestion, questions } from '@gerbang/contract/bank/questions.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { send } from '../../../../api/send.ts'
import { useSend } from '../../../../api/use-send.ts'
import { useAreaPath } from '../../../../auth/area-path.ts'
import { areaPaths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { listDoubts } from './check-draft.ts'
import { ChecksCard } from './checks-card.tsx'
import { Conflict, DeskNotices } from './desk-notices.tsx'
import { type DeviceCopy, dropCopy, findCopy } from './device-copy.ts'
import { PreviewCard } from './preview-card.tsx'
import { QuestionActs } from './question-acts.tsx'
import { QuestionForm } from './question-form.tsx'
import { SimilarCard } from './similar-card.tsx'
import { SaveStatus } from './save-status.tsx'
import { findStandingGaps } from './standing-gaps.ts'
import { texts } from './texts.ts'
import { type SaveState, useSavedQuestion } from './use-saved-question.ts'

const calmMs = 400

/** One question being written: its form, what students see of it, and what it lacks. */
export function QuestionDesk(props: QuestionDeskProps) {
  const found = useCopy(props.first)
  return found === undefined ? <Skeleton rows={6} className="h-14" /> : <Desk {...props} found={found} />
}

/** What this device kept of it, asked once; undefined until it has answered. */
function useCopy(first: EditedQuestion): DeviceCopy | null | undefined {
  const [found, setFound] = useState<DeviceCopy | null>()
  const look = useEffectEvent(() => findCopy(first))
  useEffect(() => void look().then(setFound), [])
  return found
}

function Desk({ path, first, list, onOpen, found }: QuestionDeskProps & { found: DeviceCopy | null }) {
  const desk = useSavedQuestion(path, first)
  const { server, written, state } = desk
  const [kept, setKept] = useState(found)
  const [round, setRound] = useState(0)
  const status = useSend(questions.setStatus, {
    refreshes: [questions.list],
    announces: true,
    onSuccess: async () => {
      const newest = await readNewest()
      desk.adopt(newest, desk.findUnsent())
    },
  })
  const shown = useWhenCalm(server, state.name !== 'waiting')
  const gapCount = Object.keys(server.gaps).length

  async function readNewest(): Promise<EditedQuestion> {
    return (await send(questions.get, { params: { ...path, id: first.id } })).data
  }
  const restore = (own: boolean) => {
    if (kept && own) desk.adopt(server, kept.written)
    else dropCopy(first.id)
    setKept(null)
    setRound(round + 1)
  }
  const settle = async (own: boolean) => {
    desk.adopt(await readNewest(), own ? written : undefined)
    setRound(round + 1)
  }
  const publish = async () => {
    await desk.flush()
    status.mutate({ params: { qbId: path.qbId }, body: { ids: [first.id], status: 'published' } })
  }

  return (
    <>
      <div className="min-w-0">
        <DeskHeading path={path} question={server} state={state} />
        <DeskNotices question={server} kept={kept} onRestore={restore} />
        {state.name === 'outdated' && <Conflict message={state.message} onSettle={own => void settle(own)} />}
        <fieldset
          disabled={!server.can_edit || kept !== null}
          className="min-w-0 disabled:pointer-events-none disabled:opacity-60"
        >
          <QuestionForm
            key={round}
            path={path}
            written={written}
            gaps={findStandingGaps(server, written)}
            onChange={desk.change}
          />
        </fieldset>
        {server.can_edit && (
          <div className="mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-5">
            <QuestionActs path={path} question={server} list={list} onOpen={onOpen} onFlush={desk.flush} />
            {server.status !== 'published' && (
              <span className="ml-auto flex flex-wrap items-center gap-3">
                {gapCount > 0 && <span className="text-sm text-muted">{texts.publishOff(gapCount)}</span>}
                <Button disabled={gapCount > 0} busy={status.isPending} onClick={() => void publish()}>
                  {texts.publish}
                </Button>
              </span>
            )}
          </div>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <PreviewCard question={shown} />
        <ChecksCard draft={written.draft} gaps={server.gaps} doubts={listDoubts(written.draft)} />
        <SimilarCard path={path} question={shown} />
      </div>
    </>
  )
}

/** Formulas and pictures take a slow device long to draw: the newest value comes once nothing has been typed for a while. */
function useWhenCalm<T>(newest: T, isCalm: boolean): T {
  const [shown, setShown] = useState(newest)
  useEffect(() => {
    if (!isCalm) return
    const timer = setTimeout(() => setShown(newest), calmMs)
    return () => clearTimeout(timer)
  }, [newest, isCalm])
  return shown
}

function DeskHeading({ path, question, state }: DeskHeadingProps) {
  const toPath = useAreaPath()
  const { id, position, version } = question
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="text-2xl">{texts.number(position)}</h1>
      <span className="text-sm text-muted">{texts.version(version, texts.nameStatus(question))}</span>
      <Link
        to={toPath(areaPaths.questionHistory, { ...path, questionId: id })}
        className="inline-flex min-h-11 items-center rounded-chip text-sm font-semibold text-brand hover:underline"
      >
        {texts.history.open}
      </Link>
      <span className="ml-auto">
        <SaveStatus state={state} />
      </span>
    </div>
  )
}

interface DeskHeadingProps {
  path: QuestionDeskProps['path']
  question: EditedQuestion
  state: SaveState
}

interface QuestionDeskProps {
  path: { qbId: string; subTesId: string }
  first: EditedQuestion
  list: BankQuestion[]
  onOpen: (id: string | undefined) => void
}
