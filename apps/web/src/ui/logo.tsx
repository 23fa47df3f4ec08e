/** The gate with a tick in it. `alt` is spoken; leave it out beside the written name. */
export function Logo({ size = 32, alt }: { size?: number; alt?: string }) {
  return <img src="/favicon.svg" alt={alt ?? ''} width={size} height={size} className="shrink-0" />
}
