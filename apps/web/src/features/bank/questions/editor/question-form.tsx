import type { QuestionType } from '@gerbang/contract/question.ts'
import type { EditedQuestion } from '@gerbang/contract/bank/questions.ts'
import { useState } from 'react'
import { DraftFields } from '../../../../question/draft-fields.tsx'
import { texts as kindTexts } from '../../../../question/draft-texts.ts'
import { changeKind } from '../../../../question/office-kinds.ts'
import { RichText } from '../../../../rich-text/rich-text.tsx'
import { ChoiceField } from '../../../../ui/form/choice.tsx'
import { FieldAbout } from '../../../../ui/form/field.tsx'
import { InputField } from '../../../../ui/form/input-field.tsx'
import { listOptions } from '../../../../ui/table/table-options.ts'
import type { Written } from './device-copy.ts'
import { PassageField } from './passage-field.tsx'
import { texts } from './texts.ts'
import { TopicField } from './topic-field.tsx'

type Change = (part: Partial<Written>) => void

export function QuestionForm({ path, written, gaps, onChange }: QuestionFormProps) {
  const { draft } = written
  const [promptFault] = gaps['draft.content.prompt'] ?? []
  return (
    <div className="grid min-w-0 gap-6 *:min-w-0">
      <Facts written={written} onChange={onChange} />
      <TopicField path={path} value={written.topic_ids} onChange={topic_ids => onChange({ topic_ids })} />
      <PassageField
        path={path}
        value={written.stimulus_id}
        onChange={stimulus_id => onChange({ stimulus_id })}
      />
      <WrittenField
        id="draft.content.prompt"
        label={texts.prompt}
        value={draft.content.prompt}
        onChange={prompt => onChange({ draft: { ...draft, content: { ...draft.content, prompt } } })}
        error={promptFault}
      />
      <DraftFields
        key={draft.content.type}
        draft={draft}
        gaps={gaps}
        onChange={draft => onChange({ draft })}
      />
      <WrittenField
        id="draft.explanation"
        label={texts.explanation}
        value={draft.explanation}
        onChange={explanation => onChange({ draft: { ...draft, explanation } })}
        hint={texts.explanationHint}
      />
      <WrittenField
        id="draft.hint"
        label={texts.hint}
        value={draft.hint ?? ''}
        onChange={hint => onChange({ draft: { ...draft, hint: hint === '' ? undefined : hint } })}
        hint={texts.hintHint}
      />
      <VideoField
        value={draft.explanation_video_url}
        onChange={explanation_video_url => onChange({ draft: { ...draft, explanation_video_url } })}
      />
    </div>
  )
}

/** One text of the question. What is still empty is no mistake yet. */
function WrittenField({ id, label, value, onChange, hint, error }: WrittenFieldProps) {
  const fault = value.trim() === '' ? undefined : error
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      <RichText
        id={id}
        label={label}
        value={value}
        onChange={onChange}
        isInvalid={fault !== undefined}
        describedBy={`${id}-about`}
      />
      <FieldAbout id={`${id}-about`} hint={hint} error={fault} />
    </div>
  )
}

interface WrittenFieldProps {
  id: string
  label: string
  value: string
  onChange: (text: string) => void
  hint?: string
  error?: string | undefined
}

interface QuestionFormProps {
  path: { qbId: string; subTesId: string }
  written: Written
  gaps: EditedQuestion['gaps']
  onChange: Change
}

function Facts({ written, onChange }: { written: Written; onChange: Change }) {
  const { draft, difficulty, lang } = written
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[4.4fr_3fr_1.7fr_3.4fr]">
      <div className="max-sm:col-span-2">
        <ChoiceField
          label={texts.kind}
          value={draft.content.type}
          options={listOptions(kindTexts.kinds)}
          onPick={(type: QuestionType) => onChange({ draft: changeKind(draft, type) })}
        />
      </div>
      <ChoiceField
        label={texts.difficulty}
        value={difficulty}
        options={listOptions(texts.difficulties)}
        onPick={(difficulty: typeof written.difficulty) => onChange({ difficulty })}
      />
      <PointsField value={written.points} onChange={points => onChange({ points })} />
      <ChoiceField
        label={texts.lang}
        value={lang}
        options={listOptions(texts.langs)}
        onPick={(lang: typeof written.lang) => onChange({ lang })}
      />
    </div>
  )
}

const readPoints = (text: string) => Number(text.trim().replace(',', '.'))
const isFit = (points: number) => points > 0 && points <= 100

/** What cannot be sent stays as it was typed, and says so. */
function PointsField({ value, onChange }: { value: number; onChange: (points: number) => void }) {
  const [typed, setTyped] = useState(String(value).replace('.', ','))
  return (
    <InputField
      label={texts.points}
      error={isFit(readPoints(typed)) ? undefined : texts.pointsWrong}
      inputMode="decimal"
      value={typed}
      onType={text => {
        setTyped(text)
        if (isFit(readPoints(text))) onChange(readPoints(text))
      }}
    />
  )
}

const isAddress = (text: string) => /^https:\/\/\S+\.\S+/.test(text.trim()) && URL.canParse(text.trim())

function VideoField({ value, onChange }: { value: string | null; onChange: (url: string | null) => void }) {
  const [typed, setTyped] = useState(value ?? '')
  return (
    <InputField
      label={texts.video}
      isOptional
      error={typed.trim() === '' || isAddress(typed) ? undefined : texts.videoWrong}
      type="url"
      placeholder="https://"
      value={typed}
      onType={text => {
        setTyped(text)
        if (text.trim() === '') onChange(null)
        else if (isAddress(text)) onChange(text.trim())
      }}
    />
  )
}
