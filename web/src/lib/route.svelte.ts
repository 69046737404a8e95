/** Client-side routing. With a server, addresses are real paths; on a static host they follow a `#`, so that the site works under
 * any path. */

/** The build for a static host: there is no server, and one page serves all addresses. */
export const isStaticSite = import.meta.env.MODE === 'site'

function current(): URL {
  return isStaticSite ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href)
}

const parts = ({ pathname, searchParams, hash }: URL) => ({ path: pathname, query: searchParams, hash })

export const route = $state(parts(current()))

/** The current path, not reactive: used in keys of the browser's storage. */
export const currentPath = () => current().pathname

function read() {
  const before = route.path
  Object.assign(route, parts(current()))
  if (isStaticSite && route.path !== before) scrollTo(0, 0)
}

/** The `href` of a page. */
export const href = (path: string) => (isStaticSite ? `#${path}` : path)

/** The URL of a static file. */
export const fileUrl = (name: string) => import.meta.env.BASE_URL + name

export function navigate(path: string) {
  history.pushState(null, '', href(path))
  read()
  scrollTo(0, 0)
}

/** Changes the address bar without navigating. */
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
