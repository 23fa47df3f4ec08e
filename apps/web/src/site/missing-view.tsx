import { paths } from '../paths.ts'
import { buttonClasses } from '../ui/button.tsx'
import { Sketch } from '../ui/chart/sketch.tsx'
import { newsPath } from './addresses.ts'
import { texts } from './texts.ts'

const words = texts.missing

export function MissingView() {
  return (
    <div className="mx-auto grid max-w-[72rem] justify-items-center px-4 py-20 text-center">
      <Sketch name="search" />
      <h1 className="mt-6 text-3xl font-extrabold tracking-[-0.025em]">{words.title}</h1>
      <p className="mt-2 max-w-sm text-muted">{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <a href={newsPath} className={buttonClasses('primary')}>
          {texts.news.all}
        </a>
        <a href={paths.home} className={buttonClasses('secondary')}>
          {words.home}
        </a>
      </div>
    </div>
  )
}
