import { type Draw, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useSend } from '../../../api/use-send.ts'
import { planReads } from './plan-reads.ts'
import type { PanelProps } from './panel-props.ts'

/** Draws questions for a sub-test; the server's words say what came of it. */
export function useDraw({ plan, subTest }: PanelProps) {
  const send = useSend(tryoutPlans.draw, { refreshes: planReads, announces: true })
  const draw = (body: Pick<Draw, 'cells'> & Partial<Draw>) =>
    send.mutate({ params: { id: plan.id, subTestId: subTest.id }, body })
  return { draw, isDrawing: send.isPending }
}
