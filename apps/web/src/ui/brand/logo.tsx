import { findBuiltInIcon, useProduct } from './product.ts'

/** The installation's own, or the built-in one; the name of the product stands beside it, so it is decoration unless `alt` is given. */
export function Logo({ size = 32, alt }: { size?: number; alt?: string }) {
  const src = useProduct().logo_url ?? findBuiltInIcon()
  return <img src={src} alt={alt ?? ''} width={size} height={size} className="shrink-0 object-contain" />
}
