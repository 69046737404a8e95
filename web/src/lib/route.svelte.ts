/** Client-side routing: addresses are real paths, and links do not reload the page. */

export const route = $state({ path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash })

function read() {
  route.path = location.pathname
  route.query = new URLSearchParams(location.search)
  route.hash = location.hash
}

export function navigate(path: string) {
  history.pushState(null, '', path)
  read()
  scrollTo(0, 0)
}

export function interceptLinks() {
  addEventListener('popstate', read)
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  })
}
