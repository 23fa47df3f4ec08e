import { type PlanSubTest, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Shuffle from 'icon:shuffle'
import { Suspense, useState } from 'react'
import { query } from '../../../api/query.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { LoadedRows } from '../../../ui/page/loaded-rows.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { type Cells, listTopics, spreadEvenly, type Stock, sumCells, toDrawCells } from './blueprint.ts'
import { SourceFields, type Source, toPools } from './pool-filters.tsx'
import type { PanelProps } from './panel-props.ts'
import { texts } from './texts.ts'
import { useDraw } from './use-draw.ts'

const words = texts.test
const AssemblyPanel = lazyPart(async () => (await import('./assembly-panel.tsx')).AssemblyPanel)
const difficulties = ['easy', 'medium', 'hard'] as const

/** So many questions of each topic and difficulty. */
export function BlueprintPanel(panel: PanelProps) {
  const { plan, subTest } = panel
  const [source, setSource] = useState<Source>({ bank: '', isFresh: false })
  const stock = useQuery({
    ...query(tryoutPlans.stock, {
      params: { id: plan.id, subTestId: subTest.id },
      query: { bank_id: source.bank || undefined, use: source.isFresh ? 'fresh' : undefined },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SourceFields panel={panel} source={source} onChange={setSource} />
      <LoadedRows from={stock} skeleton={<Skeleton rows={5} className="h-11" />} none={words.noStock}>
        {({ data }) => <Blueprint panel={panel} stock={data} source={source} />}
      </LoadedRows>
    </>
  )
}

/** It begins as the paper is, else evenly spread over what the banks have. */
function beginWith(stock: Stock, { question_count, wanted_questions }: PlanSubTest): Cells {
  if (question_count > 0)
    return new Map(stock.map(({ topic, difficulty, chosen }) => [`${topic.id} ${difficulty}`, chosen]))
  return spreadEvenly(stock, wanted_questions ?? 0)
}

function Blueprint({ panel, stock, source }: { panel: PanelProps; stock: Stock; source: Source }) {
  const { subTest } = panel
  const [typed, setTyped] = useState<Cells>(new Map())
  const begun = beginWith(stock, subTest)
  const cells = new Map([...begun, ...typed])
  const { draw, isDrawing } = useDraw(panel)
  const total = sumCells(cells)
  return (
    <>
      <Grid
        stock={stock}
        cells={cells}
        onChange={(key, count) => setTyped(new Map([...typed, [key, count]]))}
      />
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button
          busy={isDrawing}
          disabled={total === 0}
          icon={<Shuffle aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => draw({ ...toPools(source), cells: toDrawCells(cells) })}
        >
          {words.draw(total)}
        </Button>
        {subTest.wanted_questions !== null && total !== subTest.wanted_questions && (
          <p className="text-md text-muted">
            {words.wanted}: {subTest.wanted_questions}
          </p>
        )}
      </div>
      {total > 0 && (
        <Suspense>
          <AssemblyPanel panel={panel} cells={cells} source={source} />
        </Suspense>
      )}
    </>
  )
}

interface GridProps {
  stock: Stock
  cells: Cells
  onChange: (key: string, count: number) => void
}

/** A row a topic, a column a level, and their sums. */
function Grid({ stock, cells, onChange }: GridProps) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      tabIndex={0}
      aria-label={words.ways['kisi-kisi']}
      className="-mx-5 overflow-x-auto px-5 md:mx-0 md:px-0"
    >
      <table className="w-full min-w-[34rem] text-md">
        <thead>
          <tr className="text-left text-sm text-muted">
            <th className="py-2 pr-3 font-semibold">{words.topic}</th>
            {difficulties.map(difficulty => (
              <th key={difficulty} className="px-2 py-2 font-semibold">
                {texts.difficulties[difficulty]}
              </th>
            ))}
            <th className="py-2 pl-3 text-right font-semibold">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {listTopics(stock).map(topic => (
            <tr key={topic.id} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 text-left font-semibold wrap-anywhere">
                {topic.name}
              </th>
              {difficulties.map(difficulty => (
                <td key={difficulty} className="px-2 py-2">
                  <Cell
                    label={words.cell(topic.name, texts.difficulties[difficulty])}
                    available={
                      stock.find(row => row.topic.id === topic.id && row.difficulty === difficulty)
                        ?.available ?? 0
                    }
                    count={cells.get(`${topic.id} ${difficulty}`) ?? 0}
                    onChange={count => onChange(`${topic.id} ${difficulty}`, count)}
                  />
                </td>
              ))}
              <td className="py-2 pl-3 text-right font-semibold">
                {difficulties.reduce((sum, level) => sum + (cells.get(`${topic.id} ${level}`) ?? 0), 0)}
              </td>
            </tr>
          ))}
          <tr className="border-t border-line-strong font-semibold">
            <th scope="row" className="py-3 pr-3 text-left">
              {words.total}
            </th>
            {difficulties.map(level => (
              <td key={level} className="px-2 py-3">
                {[...cells].reduce((sum, [key, count]) => sum + (key.endsWith(level) ? count : 0), 0)}
              </td>
            ))}
            <td className="py-3 pl-3 text-right">{sumCells(cells)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

interface CellProps {
  label: string
  count: number
  available: number
  onChange: (count: number) => void
}

function Cell({ label, count, available, onChange }: CellProps) {
  if (available === 0 && count === 0) return <span className="text-muted">–</span>
  const isShort = count > available
  return (
    <span className="flex items-center gap-2">
      <Input
        aria-label={label}
        aria-invalid={isShort || undefined}
        inputMode="numeric"
        value={String(count)}
        onFocus={event => event.target.select()}
        onChange={event => onChange(Math.min(200, Number(event.target.value.replaceAll(/\D/g, ''))))}
        className="max-w-14 text-center font-semibold"
      />
      <span className={joinClasses('text-sm whitespace-nowrap', isShort ? 'text-bad' : 'text-muted')}>
        {isShort ? words.short(available) : words.available(available)}
      </span>
    </span>
  )
}
