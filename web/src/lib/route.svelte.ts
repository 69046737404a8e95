/** Client-side routing. Behind a server, addresses are real paths; on a static host, under any path, they follow a `#`. */

/** Built for a static host: no server, and one page for all addresses. */
export const isStaticSite = import.meta.env.MODE === 'site'

function current(): URL {
  return isStaticSite ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href)
}

const parts = ({ pathname, searchParams, hash }: URL) => ({ path: pathname, query: searchParams, hash })

export const route = $state(parts(current()))

/** The path of the page that is shown, not reactive: it names what a page keeps in the browser's storage. */
export const currentPath = () => current().pathname

function read() {
  const before = route.path
  Object.assign(route, parts(current()))
  if (isStaticSite && route.path !== before) scrollTo(0, 0)
}

/** A page's address, for links. */
export const href = (path: string) => (isStaticSite ? `#${path}` : path)

/** A file of the page. */
export const fileUrl = (name: string) => import.meta.env.BASE_URL + name

export function navigate(path: string) {
  history.pushState(null, '', href(path))
  read()
  scrollTo(0, 0)
}

/** Changes the address of the page that is shown. */
export function replaceAddress(path: string) {
  history.replaceState(null, '', href(path))
}

export function interceptLinks() {
  addEventListener('popstate', read)
  if (isStaticSite) return
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link || !plain || event.defaultPrevented || link.target || link.download || link.origin !== location.origin) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  })
}
