import LoaderCircle from 'icon:loader-circle'

/** Decorative: whoever shows it says in words what is being waited for. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} strokeWidth={2} className="shrink-0 animate-spin" />
}
