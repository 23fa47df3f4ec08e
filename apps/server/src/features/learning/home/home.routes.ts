import { home } from '@gerbang/contract/learning/home.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { listBanners } from '../../site/banners/banners.queries.ts'
import { listNews } from '../../site/news/news.queries.ts'
import type { Exam } from '../../exam/progresses/exam.ts'
import { findUnfinished } from '../practices/describe-practice.queries.ts'
import { describeRaport } from '../../scores/raports/describe-raport.queries.ts'
import { listCards } from '../../exam/tryouts/list-cards.ts'
import { listActiveDays, listNewQuizzes, listRunning } from './home.queries.ts'

const shownTryouts = 3
const shownNews = 3

export function homeRoutes(mount: Mount, { db, now, exam }: Platform & { exam: Exam }): void {
  mount(home.get, async ({ viewer }) => {
    const at = now()
    const stamp = at.toISOString()
    const page = { page: 1, per_page: 20, sort: 'opens_at' as const }
    const [raport, running, practice, open, upcoming, quizzes, days, banners, news] = await Promise.all([
      describeRaport({ db, findPaper: exam.findPaper, student: viewer, at }),
      listRunning(db, viewer, stamp),
      findUnfinished(db, viewer),
      listCards(db, viewer, { ...page, phase: 'open' }, at),
      listCards(db, viewer, { ...page, phase: 'upcoming' }, at),
      listNewQuizzes(db, viewer, stamp),
      listActiveDays(db, viewer, at),
      listBanners(db, at),
      listNews(db, at, { page: 1, per_page: shownNews }),
    ])
    const { entries, change, target, weaknesses } = raport
    // What is done, or to be resumed, stands elsewhere on the page.
    const next = [...open.data, ...upcoming.data].filter(({ attempt }) => attempt === null)
    return {
      data: {
        server_now: stamp,
        resume: [
          ...running,
          ...(practice
            ? [
                {
                  kind: 'practice' as const,
                  slug: practice.id,
                  title: practice.title,
                  part: null,
                  ends_at: null,
                },
              ]
            : []),
        ],
        next_tryouts: next.slice(0, shownTryouts),
        quizzes,
        entries,
        change,
        target,
        practise: weaknesses[0] ?? null,
        days,
        banners,
        news: news.data,
      },
    }
  })
}
