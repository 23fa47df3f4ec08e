import { type TryoutDetail, tryouts } from '@gerbang/contract/exam/tryouts.ts'
import ArrowRight from 'icon:arrow-right'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../../api-error.ts'
import { isValidationError, placeErrors, reportFailure } from '../../../api/form-errors.ts'
import { useSend } from '../../../api/use-send.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { InputField } from '../../../ui/form/input-field.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Notice } from '../../../ui/notice.tsx'
import { canRetake, pathAfterEnrolment, tellNextStep } from './next-step.ts'
import { RememberTryout } from './remember-tryout.tsx'
import { TakeBack } from './take-back.tsx'
import { texts } from './texts.ts'

const words = texts.detail
const AskAgain = lazyPart(async () => (await import('./ask-again.tsx')).AskAgain)

/** The one next thing to do, or why there is none. Stays within thumb reach on a phone. */
export function StartPanel({ tryout }: { tryout: TryoutDetail }) {
  const step = tellNextStep(tryout)
  const { slug, attempt, finished } = tryout
  if (step === 'blocked') return <Obstacle tryout={tryout} />
  return (
    <>
      {step === 'continue' && attempt?.status === 'enrolled' && finished.length > 0 && (
        <div className="order-first lg:mt-6">
          <TakeBack slug={slug} number={attempt.number} finished={finished} />
        </div>
      )}
      <NextStep tryout={tryout} step={step} />
      {step === 'continue' && <ChoicesLink tryout={tryout} />}
      {step === 'result' && <ReceiptsLink slug={slug} />}
    </>
  )
}

function NextStep({ tryout, step }: { tryout: TryoutDetail; step: 'start' | 'continue' | 'result' }) {
  return (
    <div className="order-last thumb-bar">
      {step === 'result' && (
        <Link
          to={fillPath(paths.result, { slug: tryout.slug })}
          className={buttonClasses('primary', 'large')}
        >
          {words.result}
          <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
        </Link>
      )}
      {step === 'continue' && tryout.attempt !== null && (
        <Link to={pathAfterEnrolment(tryout, tryout.attempt)} className={buttonClasses('primary', 'large')}>
          {texts.continue}
          <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
        </Link>
      )}
      {(step === 'start' || canRetake(tryout)) && <Enrol tryout={tryout} isAgain={step === 'result'} />}
    </div>
  )
}

function ChoicesLink({ tryout: { slug, attempt, choice_rules } }: { tryout: TryoutDetail }) {
  if (attempt === null || choice_rules.max === 0) return null
  return (
    <Link
      to={fillPath(paths.fillMajor, { slug, id: attempt.id })}
      className={`${buttonClasses('secondary')} order-first lg:mt-3 lg:w-full`}
    >
      {attempt.status === 'enrolled' ? words.editChoices : words.seeChoices}
    </Link>
  )
}

function ReceiptsLink({ slug }: { slug: string }) {
  return (
    <Link
      to={fillPath(paths.subjects, { slug })}
      className={`${buttonClasses('secondary')} order-first lg:mt-3 lg:w-full`}
    >
      {words.receipts}
    </Link>
  )
}

function Enrol({ tryout, isAgain }: { tryout: TryoutDetail; isAgain: boolean }) {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [codeError, setCodeError] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const needsCode = tryout.obstacle === 'code_needed'
  const enrol = useSend(tryouts.enroll, {
    refreshes: [tryouts.get, tryouts.list],
    onSuccess: ({ data }) => navigate(pathAfterEnrolment(tryout, data)),
    onError: error => {
      setAsking(false)
      const messages = isValidationError(error) ? placeErrors(error.errors) : [error.message]
      if (needsCode && error instanceof ApiError) setCodeError(messages[0])
      else reportFailure(error)
    },
  })
  const start = () =>
    enrol.mutate({ params: { slug: tryout.slug }, body: needsCode ? { code: code.trim() } : {} })
  const submit = () => {
    if (needsCode && code.trim() === '') return setCodeError(words.codeEmpty)
    if (isAgain) setAsking(true)
    else start()
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {needsCode && <CodeField code={code} error={codeError} onType={setCode} />}
      <Button type="submit" size="large" variant={isAgain ? 'secondary' : 'primary'} busy={enrol.isPending}>
        {isAgain ? texts.again.start : words.start}
        {!isAgain && <ArrowRight aria-hidden size={20} strokeWidth={1.75} />}
      </Button>
      {isAsking && (
        <Suspense>
          <AskAgain
            tryout={tryout}
            isBusy={enrol.isPending}
            onConfirm={start}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </form>
  )
}

interface CodeFieldProps {
  code: string
  error: string | undefined
  onType: (code: string) => void
}

function CodeField({ code, error, onType }: CodeFieldProps) {
  return (
    <InputField
      label={words.code}
      hint={words.codeHint}
      error={error}
      value={code}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onType={onType}
    />
  )
}

function Obstacle({ tryout }: { tryout: TryoutDetail }) {
  const { formatTime } = useTimeFormat()
  const { obstacle } = tryout
  if (obstacle === null || obstacle === 'code_needed') return null
  const { title, text } = texts.obstacles[obstacle]
  const time = obstacle === 'closed' && tryout.closes_at ? tryout.closes_at : tryout.opens_at
  return (
    <div className="order-first lg:mt-6">
      <Notice title={title}>{text(formatTime(time))}</Notice>
      {obstacle === 'upcoming' && <RememberTryout tryout={tryout} />}
    </div>
  )
}
