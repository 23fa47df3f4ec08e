import { type Finding, type Plan, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useQuery } from '@tanstack/react-query'
import CircleCheck from 'icon:circle-check'
import CircleX from 'icon:circle-x'
import Flag from 'icon:flag'
import Info from 'icon:info'
import type { Icon } from '../../../draw-icon.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { identityPath, testPath } from './plan-address.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.test

const looks: Record<Finding['level'], { icon: Icon; tone: string }> = {
  blocks: { icon: CircleX, tone: 'text-bad' },
  asks: { icon: Flag, tone: 'rounded-sm bg-doubt text-on-doubt' },
  warns: { icon: Info, tone: 'text-muted' },
}

/** What stands against publishing, each with the way to its cure. */
export function BeforePublishing({ plan }: { plan: Plan }) {
  const checks = useQuery(query(tryoutPlans.check, { params: { id: plan.id } }))
  const [isAsked, setAsked] = useState(false)
  return (
    <Card title={words.before}>
      <Loaded from={checks} skeleton={<Skeleton rows={3} className="h-8" />}>
        {({ data: findings }) => {
          const blocked = findings.filter(({ level }) => level === 'blocks').length
          return (
            <>
              {findings.length === 0 && (
                <p className="flex items-center gap-2 text-md text-muted">
                  <CircleCheck aria-hidden size={18} strokeWidth={2} className="text-ok" />
                  {words.clear}
                </p>
              )}
              <ul className="grid grid-cols-1 gap-3">
                {findings.map(finding => (
                  <li key={`${finding.code} ${finding.sub_test_id}`}>
                    <FindingLine plan={plan} finding={finding} />
                  </li>
                ))}
              </ul>
              <div className="mt-5">
                <Button disabled={blocked > 0} onClick={() => setAsked(true)}>
                  {words.publish}
                </Button>
                {blocked > 0 && <p className="mt-2 text-sm text-muted">{words.blocked(blocked)}</p>}
              </div>
              {isAsked && <PublishDialog plan={plan} findings={findings} onClose={() => setAsked(false)} />}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

function FindingLine({ plan, finding: { level, text, sub_test_id } }: { plan: Plan; finding: Finding }) {
  const { icon: Icon, tone } = looks[level]
  return (
    <Link
      to={sub_test_id === null ? identityPath(plan.id) : testPath(plan.id, sub_test_id)}
      preventScrollReset
      className="flex min-h-11 items-start gap-2.5 rounded-chip text-md hover:underline"
    >
      <Icon aria-hidden size={18} strokeWidth={2} className={`mt-0.5 shrink-0 ${tone}`} />
      <span>
        <span className="sr-only">{texts.levels[level]}: </span>
        {text}
      </span>
    </Link>
  )
}
