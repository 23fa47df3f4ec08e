import { texts } from './texts.ts'

export function JumpLinks({ indices, onGo }: { indices: number[]; onGo: (index: number) => void }) {
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {indices.map(index => (
        <button
          key={index}
          type="button"
          aria-label={texts.summary.jump(index + 1)}
          onClick={() => onGo(index)}
          className="grid h-11 min-w-11 place-items-center rounded-chip border border-line-strong bg-surface px-2 text-md font-semibold text-ink hover:border-brand hover:text-brand"
        >
          {index + 1}
        </button>
      ))}
    </span>
  )
}
