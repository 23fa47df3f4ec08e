import { useProduct } from '../brand/product.ts'

/** Of the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${useProduct().name}`}</title>
}
