import { useSyncExternalStore } from 'react'
import { rememberProductName } from './product-name.ts'

/** What this installation calls itself, as the server wrote it into the document. */
export interface Product {
  name: string
  logo_url: string | null
}

const builtInFile = '/favicon.svg'
const listeners = new Set<() => void>()
let product: Product | undefined

function findIcon(): string {
  return document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? builtInFile
}

/** The app's document holds it, so that no page asks for a file; the session's names the file. */
function isBuiltIn(icon: string): boolean {
  return icon === builtInFile || icon.startsWith('data:')
}

export function findBuiltInIcon(): string {
  const icon = findIcon()
  return isBuiltIn(icon) ? icon : builtInFile
}

function readDocument(): Product {
  const icon = findIcon()
  return {
    name: document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Gerbang',
    logo_url: isBuiltIn(icon) ? null : icon,
  }
}

export function readProduct(): Product {
  if (product === undefined) {
    product = readDocument()
    rememberProductName(product.name)
  }
  return product
}

/** Whoever changes the name sees it at once; other pages carry it from their next load on. */
export function showProduct({ name, logo_url }: Product) {
  product = { name, logo_url }
  rememberProductName(name)
  document.querySelector('link[rel="icon"]')?.setAttribute('href', logo_url ?? builtInFile)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useProduct(): Product {
  return useSyncExternalStore(subscribe, readProduct)
}
