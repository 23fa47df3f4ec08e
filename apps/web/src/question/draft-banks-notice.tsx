import type { DraftBank } from '@gerbang/contract/bank/question-banks.ts'
import { Link } from 'react-router'
import { useAreaPath } from '../auth/area-path.ts'
import { areaPaths } from '../paths.ts'
import { Notice } from '../ui/notice.tsx'

const texts = {
  intro: 'Soal dari bank yang masih draf tidak ditawarkan. Terbitkan banknya dulu:',
  count: (count: number) => `${count} soal terbit`,
}

/** Where questions are chosen: which banks have some that are not offered, and what to do about it. */
export function DraftBanksNotice({ banks }: { banks: readonly DraftBank[] }) {
  const toPath = useAreaPath()
  if (banks.length === 0) return null
  return (
    <Notice>
      {texts.intro}{' '}
      {banks.map(({ id, name, questions }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={toPath(areaPaths.bank, { qbId: id })} className="font-semibold text-brand underline">
            {name}
          </Link>{' '}
          ({texts.count(questions)})
        </span>
      ))}
      .
    </Notice>
  )
}
