import { type Attempt, type ChoiceRules, type TryoutDetail, tryouts } from '@gerbang/contract/exam/tryouts.ts'
import Plus from 'icon:plus'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../../api/use-send.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ChoiceCard } from './choice-card.tsx'
import {
  describeRules,
  emptySlot,
  findProblem,
  findSlotProblem,
  moveSlot,
  openSlots,
  type Slot,
} from './choice-slots.ts'
import { texts as words } from './major-texts.ts'

export function ChoiceForm({ tryout, attempt }: { tryout: TryoutDetail; attempt: Attempt }) {
  const { slug, choice_rules: rules } = tryout
  const [slots, setSlots] = useState(() => openSlots(attempt, rules))
  const [announcement, setAnnouncement] = useState('')
  const [wasTried, setTried] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const navigate = useNavigate()
  const subjects = fillPath(paths.subjects, { slug })
  const choose = useSend(tryouts.choose, {
    refreshes: [tryouts.get, tryouts.subjects],
    onSuccess: () => navigate(subjects),
  })
  const problem = findProblem(slots, rules)

  const change = (changed: Slot) => setSlots(slots.map(slot => (slot.key === changed.key ? changed : slot)))
  const move = (index: number, step: -1 | 1) => {
    setSlots(moveSlot(slots, index, index + step))
    setAnnouncement(words.moved(slots[index]?.major?.name ?? words.choice(index + 1), index + step + 1))
  }
  const add = () => setSlots([...slots, emptySlot(1 + Math.max(...slots.map(slot => slot.key)))])
  const save = () => {
    setTried(true)
    if (problem !== undefined) return focusFirst(list.current)
    choose.mutate({ params: { slug }, body: { major_ids: slots.flatMap(slot => slot.major?.id ?? []) } })
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <ol ref={list} className="grid grid-cols-1 gap-4">
          {slots.map((slot, index) => (
            <ChoiceCard
              key={slot.key}
              slot={slot}
              number={index + 1}
              count={slots.length}
              problem={wasTried ? findSlotProblem(slots, index) : undefined}
              onChange={change}
              onMove={step => move(index, step)}
              onRemove={
                slots.length > Math.max(1, rules.min) ? () => setSlots(slots.toSpliced(index, 1)) : undefined
              }
            />
          ))}
        </ol>
        <output className="sr-only">{announcement}</output>
        {slots.length < rules.max && (
          <Button
            variant="secondary"
            icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
            className="mt-4 w-full border-dashed border-line-strong"
            onClick={add}
          >
            {words.add}
          </Button>
        )}
        <div className="thumb-bar mt-5">
          {wasTried && problem !== undefined && (
            <Notice tone="bad" role="alert">
              {problem}
            </Notice>
          )}
          <Button size="large" busy={choose.isPending} onClick={save}>
            {words.save}
          </Button>
          {rules.min === 0 && (
            <ButtonLink to={subjects} variant="quiet">
              {words.later}
            </ButtonLink>
          )}
        </div>
      </div>
      <Card title={words.rules} className="lg:sticky lg:top-24">
        <p className="text-md">{words.amount(rules.min, rules.max)}</p>
        {rules.combinations.length > 0 && <AllowedMixes rules={rules} count={slots.length} />}
        <p className="mt-4 text-sm text-muted">{words.estimateNote}</p>
      </Card>
    </div>
  )
}

/** The choice that has to be changed, once it is drawn as such; it may stand far above the button. */
function focusFirst(list: HTMLElement | null) {
  requestAnimationFrame(() => list?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** Open as soon as there are so many choices that not every mix will do. */
function AllowedMixes({ rules, count }: { rules: ChoiceRules; count: number }) {
  const described = describeRules(rules)
  const isBound = described.some(({ length, mixes }) => length === count && mixes.length > 0)
  return (
    <details open={isBound} className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 text-md font-semibold">{words.mixes}</summary>
      <dl className="divide-y divide-line border-y border-line text-md">
        {described.map(({ length, mixes }) => (
          <div key={length} className="grid grid-cols-[5.5rem_1fr] py-2">
            <dt className="font-semibold">{words.ruleOf(length)}</dt>
            <dd>
              {mixes.length === 0
                ? words.anyMix
                : mixes.map(mix => (
                    <span key={mix} className="block">
                      {mix}
                    </span>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{words.levels}</p>
    </details>
  )
}
