import type { Call } from '@gerbang/contract/call.ts'
import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { SetFieldError } from '../api/form-errors.ts'
import type { Input, Options, Reply } from '../api/send.ts'
import { type SendOptions, useSend } from '../api/use-send.ts'
import { buildBody } from './build-body.ts'
import { describeField } from './describe-field.ts'
import { dropDraft, readDraft } from './draft.ts'
import type { FormBody } from './form-body.ts'
import { type GroupRules, readRules } from './field-rules.ts'
import { findMistakes, type Mistake } from './find-mistakes.ts'
import { texts } from './texts.ts'
import { useDraft } from './use-draft.ts'
import { useFollowing } from './use-following.ts'
import { settle } from './settle.ts'
import { isFieldOf, useMistakes } from './use-mistakes.ts'

export interface CallFormOptions<C extends Call, Values extends FieldValues>
  extends Omit<SendOptions<C>, 'setFieldError' | 'onError' | 'onSuccess'> {
  /** What the form begins with: every field that it has. */
  values: Values
  /** `values` are what is saved: where another form or somebody else changes that, untouched fields change too. */
  follows?: boolean
  params?: Input<C>['params']
  /** What the call wants, made of the values; fields that it does not know are left out by themselves. */
  toBody?: (values: Values) => FormBody<C>
  /** Fields that the form calls otherwise than the call does. */
  names?: Record<string, Extract<keyof Values, string>>
  /** Fields that this form wants although the call would take none. */
  requires?: string[]
  /** What to say about a field in place of the general sentences. */
  sentences?: Record<string, string>
  /** The same, only where the field is empty. */
  needs?: Record<string, string>
  /** What the contract cannot say: field → sentence. */
  check?: (values: Values) => Record<string, string | undefined>
  /** Under this name what was typed survives that the tab is closed, until it is sent. */
  draft?: string
  /** Not even then: until `dropDraft`. */
  keepsDraft?: boolean
  /** `settle` begins anew with what is saved, or was sent; what was typed since then stays, unsaved. */
  onSuccess?: (
    reply: Reply<C>,
    form: UseFormReturn<Values>,
    settle: (saved?: Values) => void,
    sent: Values,
  ) => unknown
  /** For forms that show failures in their own way; gets `setFieldError` along. */
  onError?: (error: Error, setFieldError: SetFieldError) => void
}

/** Values that are no body of the call have to be made one by `toBody`. */
export type Complete<C extends Call, Values> =
  Values extends FormBody<C> ? unknown : { values: FormBody<C> } | { toBody: object }

/**
 * A form for one call: it checks by the rules of the contract, sends, puts the server's messages under their fields and
 * the focus on the first mistake. Draw it with `CallForm`.
 */
export function useCallForm<C extends Call, Values extends FieldValues>(
  call: C,
  options: CallFormOptions<C, Values> & Complete<C, Values>,
) {
  const given: CallFormOptions<C, Values> = options
  const {
    values,
    draft,
    names = {},
    check,
    toBody = (values: Values) => values as unknown as FormBody<C>,
  } = given
  const [first] = useState(values)
  const [former, setFormer] = useState(() => (draft === undefined ? undefined : readDraft(draft, first)))
  // News, banners and try-outs are changed by POST, as forms with files are.
  const isChange = call.method !== 'POST' || call.path.endsWith('}')
  const rules = demand(readRules(call), options.requires, isChange)
  const write = (values: Values) => buildBody(rules, toBody(values), isChange)

  const resolver: Resolver<Values> = values => {
    const found = [...listOwn(check?.(values)), ...findMistakes(rules, write(values))]
    const placed = found
      .map(mistake => ({ ...mistake, path: names[mistake.path] ?? mistake.path }))
      // One that no field of the form can show is the server's to tell.
      .filter(({ path }) => isFieldOf(values, path))
    return placed.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: collect<Values>(placed, options) }
  }
  const form = useForm<Values>({
    defaultValues: (former ?? first) as DefaultValues<Values>,
    resolver,
    shouldFocusError: false,
  })
  const { element, focusFirst, setFieldError } = useMistakes(form, names)
  const isSent = useRef(false)
  const [sent, setSent] = useState(first)
  useDraft(form, draft, first, isSent)
  useFollowing(form, values, given.follows ?? false)

  const { onError, onSuccess, ...sendOptions } = given
  const send = useSend(call, {
    ...sendOptions,
    setFieldError,
    ...(onError && { onError: (error: Error) => onError(error, setFieldError) }),
    onSuccess: reply => {
      isSent.current = true
      if (draft !== undefined && !options.keepsDraft) dropDraft(draft)
      return onSuccess?.(reply, form, (saved = sent) => settle(form, sent, saved), sent)
    },
  })
  return {
    form,
    element,
    send,
    isSent,
    isRestored: former !== undefined,
    describe: (name: string) => describeField(rules, name, isChange),
    submit: form.handleSubmit(values => {
      setSent(values)
      send.mutate({ params: options.params, body: write(values) } as unknown as Input<C> & Options)
    }, focusFirst),
    /** Throws away what was restored. */
    startOver: () => {
      if (draft !== undefined) dropDraft(draft)
      setFormer(undefined)
      form.reset(first)
    },
  }
}

/** In a change a field that is not sent stays as it is, so only its emptying is refused. */
function demand(rules: GroupRules, names: string[] = [], isChange: boolean): GroupRules {
  const wanted = names.map(name => {
    const { optional, nullable: _nullable, ...field } = rules.fields[name] ?? { kind: 'other' }
    // A text that the call would take empty, too, is wanted with a letter in it.
    const wanted = field.kind === 'text' ? { ...field, min: Math.max(field.min ?? 0, 1) } : field
    return [name, isChange && optional ? { ...wanted, optional } : wanted]
  })
  return { ...rules, fields: { ...rules.fields, ...Object.fromEntries(wanted) } }
}

function listOwn(sentences: Record<string, string | undefined> = {}): Mistake[] {
  return Object.entries(sentences).flatMap(([path, message]) =>
    message === undefined ? [] : [{ path, message, isOwn: true }],
  )
}

interface Sentences {
  sentences?: Record<string, string>
  needs?: Record<string, string>
}

/** Of each field the first mistake. */
function collect<Values extends FieldValues>(mistakes: Mistake[], words: Sentences) {
  const errors: FieldErrors<Values> = {}
  for (const mistake of mistakes.toReversed())
    set(errors, mistake.path, { type: 'rule', message: describeMistake(mistake, words) })
  return errors
}

function describeMistake({ path, message, isOwn }: Mistake, { sentences, needs }: Sentences): string {
  if (isOwn) return message
  return (message === texts.need ? needs?.[path] : undefined) ?? sentences?.[path] ?? message
}
