import { type Draw, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/form/choice.tsx'
import { InputField } from '../../../ui/form/input-field.tsx'
import { listOptions, nameOptions } from '../../../ui/table/table-options.ts'
import { SourceFields, toPools } from './pool-filters.tsx'
import type { PanelProps } from './panel-props.ts'
import { texts } from './texts.ts'
import { useDraw } from './use-draw.ts'

const words = texts.test
type Cell = Draw['cells'][number]

/** At random out of a bank, a topic, a difficulty, or all of them. */
export function RandomPanel(panel: PanelProps) {
  const { plan, subTest } = panel
  const [source, setSource] = useState({ bank: '', isFresh: false })
  const [topic, setTopic] = useState('')
  const [difficulty, setDifficulty] = useState('')
  const lack = Math.max(1, (subTest.wanted_questions ?? 10) - subTest.question_count)
  const [typed, setTyped] = useState<string>()
  const count = typed === undefined ? lack : Math.min(200, Number(typed))
  const { draw, isDrawing } = useDraw(panel)
  const known = useQuery(
    query(tryoutPlans.pool, { params: { id: plan.id, subTestId: subTest.id }, query: { per_page: 1 } }),
  )
  const cell: Cell = {
    topic_id: topic || null,
    difficulty: (difficulty || null) as Cell['difficulty'],
    count,
  }
  const take = (keeps: boolean) => draw({ ...toPools(source), cells: [cell], keeps })
  return (
    <>
      <SourceFields panel={panel} source={source} onChange={setSource} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <ChoiceField
          label={words.topic}
          value={topic}
          none={words.allTopics}
          options={nameOptions(known.data?.meta.topics)}
          onPick={setTopic}
        />
        <ChoiceField
          label={words.difficulty}
          value={difficulty}
          none={words.allDifficulties}
          options={listOptions(texts.difficulties)}
          onPick={setDifficulty}
        />
        <InputField
          label={words.howMany}
          inputMode="numeric"
          value={typed ?? String(lack)}
          onType={text => setTyped(text.replaceAll(/\D/g, ''))}
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={isDrawing} disabled={count === 0} onClick={() => take(true)}>
          {words.drawMore(count)}
        </Button>
        {subTest.question_count > 0 && (
          <Button variant="secondary" busy={isDrawing} disabled={count === 0} onClick={() => take(false)}>
            {words.drawAnew}
          </Button>
        )}
      </div>
    </>
  )
}
