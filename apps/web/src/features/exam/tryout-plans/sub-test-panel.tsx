import { useSearchParams } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { TabLinks } from '../../../ui/page/tab-links.tsx'
import { BlueprintPanel } from './blueprint-panel.tsx'
import { ChosenPanel } from './chosen-panel.tsx'
import type { SubTestProps } from './panel-props.ts'
import { PoolPanel } from './pool-panel.tsx'
import { RandomPanel } from './random-panel.tsx'
import { SubTestSettings } from './sub-test-settings.tsx'
import { texts } from './texts.ts'
import { TrialPanel } from './trial-panel.tsx'
import { useChosen } from './use-chosen.ts'

const words = texts.test.ways

const panels = {
  'kisi-kisi': BlueprintPanel,
  acak: RandomPanel,
  pilih: PoolPanel,
  isi: ChosenPanel,
  'uji-coba': TrialPanel,
}
type Way = keyof typeof panels
const isWay = (way: string | null): way is Way => way !== null && way in panels

/** One sub-test: its time and weight, and the ways to its questions. Which way stands in the address. */
export function SubTestPanel({ plan, subTest }: SubTestProps) {
  const [search] = useSearchParams()
  const asked = search.get('cara')
  const isDraft = plan.state === 'draft'
  const draftWays = (Object.keys(panels) as Way[]).filter(
    name => name !== 'uji-coba' || plan.scoring === 'irt',
  )
  const shownWays: Way[] = subTest.trial_count > 0 ? ['isi', 'uji-coba'] : []
  const ways = isDraft ? draftWays : shownWays
  const usual = !isDraft || subTest.question_count > 0 ? 'isi' : 'kisi-kisi'
  const way: Way = isWay(asked) && ways.includes(asked) ? asked : usual
  const Panel = panels[way]
  const choice = useChosen({ plan, subTest })
  const toWay = (cara: Way) => `?${new URLSearchParams({ id: plan.id, subtes: subTest.id, cara })}`
  return (
    <div className="min-w-0">
      <Card title={subTest.subject.name}>
        {isDraft && <SubTestSettings plan={plan} subTest={subTest} />}
        {ways.length > 0 && (
          <div className="mt-4 mb-4">
            <TabLinks
              label={words.label}
              tabs={ways.map(name => ({ title: words[name], to: toWay(name), isCurrent: name === way }))}
            />
          </div>
        )}
        <Panel plan={plan} subTest={subTest} choice={choice} />
      </Card>
    </div>
  )
}
